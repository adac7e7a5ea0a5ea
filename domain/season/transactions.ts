import { memoize } from "../memoize.ts";
import { nameWords } from "../words/name-match.ts";
import type { Team } from "./team.ts";

/** One move as it is told: a sentence, and the names in it that lead somewhere. */
export interface TransactionLine {
  body: string;
  tags: readonly string[];
  /** Players in the sentence whom no team has under contract now: they have no page. */
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
 * What a tag of a line stands for (product.md section 4, "Transaction tag classification"): a team
 * when it matches a team's name; otherwise a player, who is a free agent when the line says so.
 */
export function classifyTag(tag: string, body: string, teams: readonly Team[]): TransactionTag {
  const team = teamOfTag(tag, teams);
  if (team !== undefined) return { kind: "team", text: tag, team };
  return { kind: tellsOfFreeAgent(body) ? "free-agent" : "player", text: tag };
}

/** All tags of a line: those that its words class, and those of players known to be free agents. */
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
 * The team whose short name is in the tag, whatever the case, or whose full name the tag is a part
 * of. Both by whole words: "nets" is in "Charlotte Hornets" and "heat" in "Heath", and neither is
 * meant. A part that several teams share ("Los Angeles") names none of them.
 */
export function teamOfTag(tag: string, teams: readonly Team[]): Team | undefined {
  const words = nameWords(tag);
  if (words === "") return undefined;
  const named = wordsOf(teams).filter(({ name }) => within(words, name));
  if (named.length > 0) return longest(named.map(({ team }) => team));
  const partly = wordsOf(teams).filter(({ fullName }) => within(fullName, words));
  return partly.length === 1 ? partly[0]?.team : undefined;
}

/** Memoized, since a filter reads every tag of a season. */
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

/** The kinds of moves that a feed can be narrowed to, in the order they are offered. */
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

/** The first that fits decides: a trade may tell of a signing, "re-signed" contains "signed". */
const KIND_WORDS: readonly [TransactionKind, RegExp][] = [
  ["trade", /\btraded?\b/i],
  ["claimed", /\bclaimed\b/i],
  ["converted", /\bconverted\b/i],
  ["re-signed", /\bre-?signed\b/i],
  ["waived", /\bwaived\b/i],
  ["signed", /\bsigned\b/i],
];

/** What kind of move a line tells of; undefined when its words do not say. */
export function kindOfLine({ body }: Pick<TransactionLine, "body">): TransactionKind | undefined {
  return KIND_WORDS.find(([, words]) => words.test(body))?.[0];
}

export interface TransactionFilter {
  team?: Team | undefined;
  kind?: TransactionKind | undefined;
}

/**
 * The days with only the lines that fit the filter; days without any are left out. A line is a
 * team's when one of its tags is drawn as that team's: for this, all teams have to be known.
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

/** The days by "2026-04", newest month first; newest day first in each, equal days as one. */
export function daysByMonth(days: readonly TransactionDay[]): Map<string, TransactionDay[]> {
  const merged = [...Map.groupBy(days, ({ day }) => day)]
    .map(([day, same]) => ({ day, lines: same.flatMap(({ lines }) => lines) }))
    .sort((a, b) => (a.day < b.day ? 1 : -1));
  return Map.groupBy(merged, ({ day }) => day.slice(0, 7));
}

/** The lines of one page; a day whose lines do not fit goes on on the next page. */
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

/** How many lines there are in all. */
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
