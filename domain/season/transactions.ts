import { memoize } from "../memoize.ts";
import type { Team } from "../teams/team.ts";
import { nameWords } from "../teams/team-name-match.ts";

/** A transaction in one sentence, with the tagged names in it. */
export interface TransactionLine {
  body: string;
  tags: readonly string[];
  /** Players in the sentence without a contract now, who have no page. */
  freeAgents?: readonly string[];
}

export interface TransactionDay {
  /** "2026-04-12" */
  day: string;
  lines: readonly TransactionLine[];
}

export type TransactionTag =
  | { kind: "team"; text: string; team: Team }
  | { kind: "player"; text: string }
  | { kind: "free-agent"; text: string };

/**
 * The meaning of a line's tag (product.md section 4, "Transaction tag classification"): a team when
 * the tag matches a team's name; otherwise a player, or a free agent when the line says so.
 */
export function classifyTag(tag: string, body: string, teams: readonly Team[]): TransactionTag {
  const team = teamOfTag(tag, teams);
  if (team !== undefined) return { kind: "team", text: tag, team };
  return { kind: tellsOfFreeAgent(body) ? "free-agent" : "player", text: tag };
}

/** All tags of a line, with the players known to be free agents. */
export function tagsOfLine(
  { body, tags, freeAgents = [] }: TransactionLine,
  teams: readonly Team[],
): TransactionTag[] {
  return [
    ...tags.map((tag) => classifyTag(tag, body, teams)),
    ...freeAgents.map((text): TransactionTag => ({ kind: "free-agent", text })),
  ];
}

/**
 * The team of a tag without regard to case: its short name is in the tag, or the tag is part of its
 * full name. Only whole words match, because "nets" is in "Charlotte Hornets" and "heat" in
 * "Heath". A part of several teams' names ("Los Angeles") matches none.
 */
export function teamOfTag(tag: string, teams: readonly Team[]): Team | undefined {
  const words = nameWords(tag);
  if (words === "") return undefined;
  const named = wordsOf(teams).filter(({ name }) => within(words, name));
  if (named.length > 0) return longest(named.map(({ team }) => team));
  const partly = wordsOf(teams).filter(({ fullName }) => within(fullName, words));
  return partly.length === 1 ? partly[0]?.team : undefined;
}

/** Memoized, because a filter reads every tag of a season. */
const wordsOf = memoize((teams: readonly Team[]) =>
  teams.map((team) => ({
    team,
    name: nameWords(team.name),
    fullName: nameWords(team.fullName),
  })),
);

/** "extended" must not match "ended": a contract extension makes no free agent. */
function tellsOfFreeAgent(body: string): boolean {
  if (/\bfree[\s-]+agent/i.test(body)) return true;
  return /\bended\b/i.test(body) && /\bcontract/i.test(body);
}

function within(words: string, part: string): boolean {
  return part !== "" && ` ${words} `.includes(` ${part} `);
}

function longest(teams: readonly Team[]): Team | undefined {
  return teams.toSorted((a, b) => b.name.length - a.name.length)[0];
}

/** The kinds of transactions in the filter's order. */
export const TRANSACTION_KINDS = [
  "trade",
  "signed",
  "re-signed",
  "waived",
  "converted",
  "claimed",
] as const;
export type TransactionKind = (typeof TRANSACTION_KINDS)[number];

export const TRANSACTION_KIND_TITLES: Record<TransactionKind, string> = {
  trade: "Trades",
  signed: "Signings",
  "re-signed": "Re-signings",
  waived: "Waivers",
  converted: "Conversions",
  claimed: "Claims",
};

/** The first match decides: a trade may mention a signing, and "re-signed" contains "signed". */
const KIND_WORDS: readonly [TransactionKind, RegExp][] = [
  ["trade", /\btraded?\b/i],
  ["claimed", /\bclaimed\b/i],
  ["converted", /\bconverted\b/i],
  ["re-signed", /\bre-?signed\b/i],
  ["waived", /\bwaived\b/i],
  ["signed", /\bsigned\b/i],
];

/** The kind of a transaction by its words; undefined when they do not say. */
export function kindOfLine({ body }: Pick<TransactionLine, "body">): TransactionKind | undefined {
  return KIND_WORDS.find(([, words]) => words.test(body))?.[0];
}

export interface TransactionFilter {
  team?: Team | undefined;
  kind?: TransactionKind | undefined;
}

/**
 * Filters the lines of days, and omits days without a match. A line belongs to a team when one of
 * its tags is classified as the team, so `teams` must have all teams.
 */
export function filterDays(
  days: readonly TransactionDay[],
  { team, kind }: TransactionFilter,
  teams: readonly Team[],
): TransactionDay[] {
  const fits = (line: TransactionLine) =>
    (kind === undefined || kindOfLine(line) === kind) &&
    (team === undefined || line.tags.some((tag) => teamOfTag(tag, teams)?.id === team.id));
  return withLines(days, (lines) => lines.filter(fits));
}

/** Groups days by month ("2026-04"), newest month and newest day first; equal days are merged. */
export function daysByMonth(days: readonly TransactionDay[]): Map<string, TransactionDay[]> {
  const merged = [...Map.groupBy(days, ({ day }) => day)]
    .map(([day, same]) => ({ day, lines: same.flatMap(({ lines }) => lines) }))
    .sort((a, b) => (a.day < b.day ? 1 : -1));
  return Map.groupBy(merged, ({ day }) => day.slice(0, 7));
}

/** The lines of one page; a day that does not fit continues on the next page. */
export function pageOfDays(
  days: readonly TransactionDay[],
  page: number,
  perPage: number,
): TransactionDay[] {
  const [first, beyond] = [(page - 1) * perPage, page * perPage];
  let before = 0;
  return withLines(days, (lines) => {
    const start = before;
    before += lines.length;
    return lines.slice(Math.max(0, first - start), Math.max(0, beyond - start));
  });
}

/** The number of lines in all days. */
export function countLines(days: readonly TransactionDay[]): number {
  return days.reduce((sum, { lines }) => sum + lines.length, 0);
}

function withLines(
  days: readonly TransactionDay[],
  choose: (lines: readonly TransactionLine[]) => readonly TransactionLine[],
): TransactionDay[] {
  return days
    .map(({ day, lines }) => ({ day, lines: choose(lines) }))
    .filter(({ lines }) => lines.length > 0);
}
