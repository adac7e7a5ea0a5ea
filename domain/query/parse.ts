import { fail, ok, type Result } from "../result.ts";
import { SEASON } from "../season/season.ts";
import { rangeName } from "./address.ts";
import { FIGURES, type Figure, figureOf } from "./figures.ts";
import type { Names } from "./names.ts";
import { type Choice, type Limits, PARAMETERS, type Read, readRange } from "./parameters.ts";
import {
  BASES,
  COLUMN_SETS,
  type Conditions,
  completeQuery,
  type FigureRange,
  GROUPINGS,
  type GroupRange,
  isGrouped,
  isOfTeams,
  isStreaks,
  type Query,
  ROWS,
  type Rows,
  type Sort,
  TEXT_SORTS,
} from "./query.ts";

/** The reason why an address is not a valid query, with the offending parameter. */
export interface BadQuery {
  kind: "bad-query";
  /** The name of a known parameter; undefined when the whole address is wrong. */
  parameter: string | undefined;
  /** A complete sentence for the reader. */
  sentence: string;
  /** The possible meanings of an ambiguous player or team name. */
  choices: readonly Choice[];
}

/** The longest query of an address, in characters. */
export const LONGEST_ADDRESS = 1000;
export const MOST_FIGURES = 4;
const MOST_PAGES = 10_000;

/** Thrown within `parseQuery` only, which converts it to its result. */
class Refusal extends Error {
  readonly bad: BadQuery;
  constructor(sentence: string, parameter?: string, choices: readonly Choice[] = []) {
    super(sentence);
    this.bad = { kind: "bad-query", parameter, sentence, choices };
  }
}

/** Parses a query from an address's parameters. Parameters without a value are ignored. */
export function parseQuery(params: URLSearchParams, names: Names): Result<Query, BadQuery> {
  try {
    return ok(read(params, names));
  } catch (error) {
    if (error instanceof Refusal) return fail(error.bad);
    throw error;
  }
}

function read(params: URLSearchParams, names: Names): Query {
  if (params.toString().length > LONGEST_ADDRESS)
    throw new Refusal(`A question has at most ${LONGEST_ADDRESS} characters.`);
  const given = givenIn(params);
  const take = (name: string): string | undefined => {
    const text = given.get(name);
    given.delete(name);
    return text;
  };
  const season = take("season") ?? SEASON;
  if (season !== SEASON) throw new Refusal(`"season" is ${SEASON}.`, "season");
  const rows = pick("rows", ROWS, take("rows")) ?? "games";
  const asked = {
    rows,
    by: pick("by", GROUPINGS, take("by")),
    stage: pick("stage", ["season", "playoffs"] as const, take("stage")) ?? "season",
    per: pick("per", BASES, take("per")) ?? "average",
    columns: pick("columns", COLUMN_SETS, take("columns")) ?? "base",
    conditions: conditionsOf(take, names),
  };
  const sortText = take("sort");
  const qualifiedText = pick("qualified", ["0", "1"] as const, take("qualified"));
  const page = pageOf(take("page"));
  const { figures, groups } = rangesOf(given, rows);
  // Only groups have a basis.
  const per = isGrouped(asked) ? asked.per : "average";
  const whole = { ...asked, per, figures, groups };
  refuseNonsense(whole);
  if (qualifiedText === "1" && (rows !== "players" || whole.by !== undefined))
    throw new Refusal(`"qualified" is of the rows "players" alone.`, "qualified");
  return completeQuery({
    ...whole,
    season,
    sort: sortText === undefined ? undefined : sortOf(sortText, whole),
    qualified: qualifiedText === undefined ? undefined : qualifiedText === "1",
    page,
  });
}

/** The parameters with a value. Equal repetitions count once, different ones are refused. */
function givenIn(params: URLSearchParams): Map<string, string> {
  const given = new Map<string, string>();
  for (const [name, value] of params) {
    const text = value.trim();
    if (text === "") continue;
    if (given.has(name) && given.get(name) !== text)
      throw new Refusal(`${quoted(name)} is there twice.`);
    given.set(name, text);
  }
  return given;
}

function quoted(name: string): string {
  const short = name.replace(/[^\w.-]/g, "").slice(0, 20);
  return short === "" ? "A parameter" : `"${short}"`;
}

function pick<Value extends string>(
  name: string,
  values: readonly Value[],
  text: string | undefined,
): Value | undefined {
  if (text === undefined) return undefined;
  const value = values.find((known) => known === text.toLowerCase());
  if (value === undefined) throw new Refusal(`"${name}" is one of ${values.join(", ")}.`, name);
  return value;
}

function conditionsOf(take: (name: string) => string | undefined, names: Names): Conditions {
  const conditions: Record<string, unknown> = {};
  for (const [name, parameter] of Object.entries(PARAMETERS)) {
    const text = take(name);
    if (text === undefined) continue;
    const result: Read<unknown> = parameter.read(text, names);
    if (!result.ok) throw new Refusal(result.sentence, name, result.choices);
    conditions[name] = result.value;
  }
  return conditions as Conditions;
}

const OTHER_SPELLINGS: Readonly<Record<string, string>> = {
  "3pm": "fg3m",
  "3pa": "fg3a",
  "3p": "fg3pct",
};

/** The remaining parameters: ranges of figures, or mistakes. */
function rangesOf(given: ReadonlyMap<string, string>, rows: Rows) {
  const figures: FigureRange[] = [];
  const groups: GroupRange[] = [];
  for (const [name, text] of given) {
    const [, prefix, key = ""] = /^(?:(avg|sum)\.)?(.+)$/.exec(name) ?? [];
    const figure = figureOf(OTHER_SPELLINGS[key] ?? key);
    if (figure === undefined) throw new Refusal(`${quoted(name)} is nothing to ask for.`);
    refuseForeign(figure, rows, name);
    const range = rangeOf(name, text, figure);
    const { kind } = figure.computation;
    if (kind === "record" || kind === "rating" || prefix !== undefined) {
      groups.push({ figure: figure.key, range, of: groupedAs(figure, prefix, name) });
    } else figures.push({ figure: figure.key, range });
  }
  if (figures.length + groups.length > MOST_FIGURES)
    throw new Refusal(`A question has at most ${MOST_FIGURES} conditions on figures.`);
  return { figures: ordered(figures), groups: ordered(groups) };
}

function groupedAs(figure: Figure, prefix: string | undefined, name: string): GroupRange["of"] {
  const { kind } = figure.computation;
  const isPlain = kind === "record" || kind === "rating";
  if (isPlain && prefix !== undefined)
    throw new Refusal(`${quoted(name)} is asked for without "${prefix}.".`);
  if (kind === "share" && prefix === "sum")
    throw new Refusal(`${quoted(name)} has no sum: ask for "avg.${figure.key}".`);
  return prefix === "sum" ? "total" : "mean";
}

const COUNT_LIMITS: Limits = { least: -999, most: 99_999, whole: false };

function rangeOf(name: string, text: string, figure: Figure) {
  const result = readRange(name, text, COUNT_LIMITS);
  if (!result.ok) throw new Refusal(result.sentence, figure.key);
  return result.value;
}

function ordered<Ranged extends FigureRange>(ranges: readonly Ranged[]): Ranged[] {
  const place = new Map(FIGURES.map(({ key }, at) => [key, at]));
  const sorted = ranges.toSorted((a, b) => (place.get(a.figure) ?? 0) - (place.get(b.figure) ?? 0));
  for (const [at, { figure }] of sorted.entries()) {
    const isTwice = sorted.some(
      (other, place) => place > at && rangeName(other) === rangeName(sorted[at] as Ranged),
    );
    if (isTwice) throw new Refusal(`"${figure}" is there twice.`, figure);
  }
  return sorted;
}

/** Conditions on players only. */
const OF_PLAYERS = [
  ...(["player", "starter", "pos", "age", "rookie", "nation"] as const),
  ...(["college", "draft", "height"] as const),
];

function refuseNonsense(query: Omit<Query, "season" | "sort" | "qualified" | "page">): void {
  const { rows, by, conditions, groups, per } = query;
  const { team, opp, from, to, player } = conditions;
  if (isOfTeams(rows)) {
    const foreign = OF_PLAYERS.find((name) => conditions[name] !== undefined);
    if (foreign !== undefined)
      throw new Refusal(`"${foreign}" is of players, and the rows are of teams.`, foreign);
    if (by === "player" || by === "starter")
      throw new Refusal(`Teams' games are not grouped by ${by}.`, "by");
    if (per === "per36") throw new Refusal(`"per36" is of players alone.`, "per");
  }
  if (by !== undefined && isStreaks(rows)) throw new Refusal("Streaks are not grouped.", "by");
  if ((rows === "players" && by === "player") || (rows === "teams" && by === "team"))
    throw new Refusal(`The rows are grouped by ${by} already.`, "by");
  const [group] = groups;
  if (group !== undefined && !isGrouped(query))
    throw new Refusal(`A single game has no "${rangeName(group)}".`, group.figure);
  if (team !== undefined && team === opp) throw new Refusal("No team plays itself.", "opp");
  if (from !== undefined && to !== undefined && from > to)
    throw new Refusal(`"from" is a later day than "to".`, "from");
  const people = [player, conditions.with, conditions.without, conditions.vs].filter(Boolean);
  if (new Set(people).size < people.length)
    throw new Refusal(`"player", "with", "without" and "vs" name different players.`, "player");
}

function refuseForeign({ subjects, computation }: Figure, rows: Rows, name: string): void {
  if (subjects === "teams" && !isOfTeams(rows))
    throw new Refusal(`${quoted(name)} is a figure of teams.`);
  if (subjects === "players" && isOfTeams(rows))
    throw new Refusal(`${quoted(name)} is a figure of players.`);
  if (computation.kind === "rating" && rows !== "teams")
    throw new Refusal(`${quoted(name)} is there for the rows "teams" alone.`);
}

function sortOf(text: string, query: Pick<Query, "rows" | "by">): Sort {
  const order = text.startsWith("-") ? "desc" : "asc";
  const given = text.replace(/^-/, "");
  const key = OTHER_SPELLINGS[given] ?? given;
  const kind = isStreaks(query.rows) ? "streaks" : isGrouped(query) ? "groups" : "games";
  const texts: readonly string[] = TEXT_SORTS[kind];
  if (texts.includes(key)) {
    if (key === "player" && isOfTeams(query.rows))
      throw new Refusal("Teams are not sorted by player.", "sort");
    if (key === "group" && query.by === undefined && !isStreaks(query.rows))
      throw new Refusal("There are no groups to sort by.", "sort");
    return { key, order };
  }
  const figure = figureOf(key);
  if (figure === undefined)
    throw new Refusal(
      `"sort" is a column's name, with a minus in front for the most first.`,
      "sort",
    );
  refuseForeign(figure, query.rows, key);
  if (figure.computation.kind === "record" && !isGrouped(query))
    throw new Refusal(`Single games are not sorted by "${key}".`, "sort");
  return { key, order };
}

function pageOf(text: string | undefined): number {
  if (text === undefined) return 1;
  if (!/^[1-9]\d{0,4}$/.test(text) || Number(text) > MOST_PAGES)
    throw new Refusal(`"page" is a number from 1 to ${MOST_PAGES}.`, "page");
  return Number(text);
}
