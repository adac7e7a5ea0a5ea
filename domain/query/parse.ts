import { COLUMN_SETS, type Figure } from "../figures/figure.ts";
import { FIGURES, figureOf } from "../figures/figures.ts";
import { isLineup } from "../plays/lineups.ts";
import { type Advice, printedAdvice } from "../refusals/advice.ts";
import { QUERY_ADVICE } from "../refusals/query-advice.ts";
import { fail, ok, type Result } from "../result.ts";
import { isSeasonName } from "../season/season.ts";
import { ALL_SEASONS, isSeveral } from "../season/season-range.ts";
import { rangeName } from "./address.ts";
import type { Company } from "./conditions/company.ts";
import {
  CONDITION_NAMES,
  type Conditions,
  isOfSeries,
  readCondition,
  setConditions,
  setParts,
} from "./conditions/conditions.ts";
import { type MeaningChoice, type RangeLimits, readRange } from "./conditions/reading.ts";
import { foreignFigure, foreignIn } from "./engine/foreign.ts";
import { unknownOfPast } from "./engine/known-of-past.ts";
import type { Names } from "./names.ts";
import {
  BASES,
  canQualify,
  completeQuery,
  type FigureRange,
  GROUPINGS,
  type GroupRange,
  isGrouped,
  isOfHistory,
  isOfTeams,
  isStreaks,
  QUERY_STAGES,
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
  /** Sentences for the reader, with parameters by their names. */
  sentence: string;
  /** The same for readers of a form, who know parameters by their labels. */
  advice: Advice;
  /** The possible meanings of an ambiguous player or team name. */
  choices: readonly MeaningChoice[];
}

/** The longest query of an address, in characters. */
const LONGEST_ADDRESS = 1000;
export const MOST_FIGURES = 4;
const MOST_PAGES = 10_000;

/** Thrown within `parseQuery` only, which converts it to its result. */
class Refusal extends Error {
  readonly bad: BadQuery;
  constructor(advice: Advice, parameter?: string, choices: readonly MeaningChoice[] = []) {
    const bad = badQuery(advice, parameter, choices);
    super(bad.sentence);
    this.bad = bad;
  }
}

export function badQuery(
  advice: Advice,
  parameter: string | undefined,
  choices: readonly MeaningChoice[] = [],
): BadQuery {
  return { kind: "bad-query", parameter, sentence: printedAdvice(advice), advice, choices };
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
    throw new Refusal(QUERY_ADVICE.tooLong(LONGEST_ADDRESS));
  const given = givenIn(params);
  const take = (name: string): string | undefined => {
    const text = given.get(name);
    given.delete(name);
    return text;
  };
  const season = take("season") ?? names.season;
  const rows = pick("rows", ROWS, take("rows")) ?? "games";
  const isKnown = isOfHistory(rows)
    ? isSeveral(season) || (isSeasonName(season) && season <= names.current)
    : season === names.season || (names.season === ALL_SEASONS && isSeveral(season));
  if (!isKnown) throw new Refusal(QUERY_ADVICE.noSeason(names.current), "season");
  const conditions = conditionsOf(take, names);
  const stage = pick("stage", QUERY_STAGES, take("stage")) ?? "season";
  const asked = {
    rows,
    by: pick("by", GROUPINGS, take("by")),
    stage: isOfSeries(conditions) ? ("playoffs" as const) : stage,
    per: pick("per", BASES, take("per")) ?? "average",
    columns: pick("columns", COLUMN_SETS, take("columns")) ?? "base",
    conditions,
  };
  const sortText = take("sort");
  const qualifiedText = pick("qualified", ["0", "1"] as const, take("qualified"));
  const page = pageOf(take("page"));
  const { figures, groups } = rangesOf(given, rows);
  // Only groups have a basis, and lineups one set of columns.
  const per = isGrouped(asked) ? asked.per : "average";
  const columns = isLineup(rows) ? ("base" as const) : asked.columns;
  const whole = { ...asked, per, columns, figures, groups };
  refuseNonsense(whole);
  const sort = sortText === undefined ? undefined : sortOf(sortText, whole);
  const unknown = unknownOfPast({ ...whole, season, sort }, names.current);
  if (unknown !== undefined) throw new Refusal(unknown.advice, unknown.parameter);
  if (qualifiedText === "1" && !canQualify(whole))
    throw new Refusal(QUERY_ADVICE.onlyPlayersQualify, "qualified");
  return completeQuery({
    ...whole,
    season,
    sort,
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
      throw new Refusal(QUERY_ADVICE.repeated(shortened(name)));
    given.set(name, text);
  }
  return given;
}

/** A parameter's name as advice prints it; it may be any text. */
function shortened(name: string): string {
  return name.replace(/[^\w.-]/g, "").slice(0, 20);
}

function pick<Value extends string>(
  name: string,
  values: readonly Value[],
  text: string | undefined,
): Value | undefined {
  if (text === undefined) return undefined;
  const value = values.find((known) => known === text.toLowerCase());
  if (value === undefined) throw new Refusal(QUERY_ADVICE.noChoice(name, values), name);
  return value;
}

function conditionsOf(take: (name: string) => string | undefined, names: Names): Conditions {
  const conditions: Record<string, unknown> = {};
  for (const name of CONDITION_NAMES) {
    const text = take(name);
    if (text === undefined) continue;
    const result = readCondition(name, text, names);
    if (!result.ok) throw new Refusal(result.advice, name, result.choices);
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
    if (figure === undefined) throw new Refusal(QUERY_ADVICE.unknown(shortened(name)));
    refuseForeign(figure, rows, name);
    const range = rangeOf(name, text, figure);
    const { kind } = figure.computation;
    if (kind === "record" || kind === "rating" || prefix !== undefined) {
      groups.push({ figure: figure.key, range, of: groupedAs(figure, prefix, name) });
    } else figures.push({ figure: figure.key, range });
  }
  if (figures.length + groups.length > MOST_FIGURES)
    throw new Refusal(QUERY_ADVICE.tooManyFigures(MOST_FIGURES));
  return { figures: ordered(figures), groups: ordered(groups) };
}

function groupedAs(figure: Figure, prefix: string | undefined, name: string): GroupRange["of"] {
  const { kind } = figure.computation;
  const isPlain = kind === "record" || kind === "rating";
  if (isPlain && prefix !== undefined)
    throw new Refusal(QUERY_ADVICE.noPrefix(shortened(name), prefix, figure.key));
  if (kind === "share" && prefix === "sum")
    throw new Refusal(QUERY_ADVICE.noSum(shortened(name), figure.key));
  return prefix === "sum" ? "total" : "mean";
}

const COUNT_LIMITS: RangeLimits = { least: -999, most: 99_999, whole: false };

function rangeOf(name: string, text: string, figure: Figure) {
  const result = readRange(name, text, COUNT_LIMITS);
  if (!result.ok) throw new Refusal(result.advice, figure.key);
  return result.value;
}

function ordered<Ranged extends FigureRange>(ranges: readonly Ranged[]): Ranged[] {
  const place = new Map(FIGURES.map(({ key }, at) => [key, at]));
  const sorted = ranges.toSorted((a, b) => (place.get(a.figure) ?? 0) - (place.get(b.figure) ?? 0));
  for (const [at, { figure }] of sorted.entries()) {
    const isTwice = sorted.some(
      (other, place) => place > at && rangeName(other) === rangeName(sorted[at] as Ranged),
    );
    if (isTwice) throw new Refusal(QUERY_ADVICE.repeated(figure), figure);
  }
  return sorted;
}

function refuseNonsense(query: Omit<Query, "season" | "sort" | "qualified" | "page">): void {
  const { rows, by, conditions, groups, per, stage } = query;
  const { team, opp, from, to } = conditions;
  const foreign = foreignIn(rows, conditions, by);
  if (foreign !== undefined) throw new Refusal(foreign.advice, foreign.parameter);
  const [figure] = query.figures;
  if (isOfHistory(rows) && stage !== "season")
    throw new Refusal(QUERY_ADVICE.notOfHistory("stage"), "stage");
  if (isOfHistory(rows) && figure !== undefined)
    throw new Refusal(QUERY_ADVICE.ofSeasons(figure.figure), figure.figure);
  if (isOfTeams(rows) && per === "per36") throw new Refusal(QUERY_ADVICE.onlyPlayersPer36, "per");
  if (by !== undefined && isStreaks(rows)) throw new Refusal(QUERY_ADVICE.groupedStreaks, "by");
  if (conditions.also !== undefined && isStreaks(rows))
    throw new Refusal(QUERY_ADVICE.ownStreaks, "also");
  if ((rows === "players" && by === "player") || (rows === "teams" && by === "team"))
    throw new Refusal(QUERY_ADVICE.groupedAlready(by), "by");
  const [group] = groups;
  if (group !== undefined && !isGrouped(query))
    throw new Refusal(QUERY_ADVICE.ofSingleGame(rangeName(group)), group.figure);
  if (team !== undefined && team === opp) throw new Refusal(QUERY_ADVICE.ownOpponent, "opp");
  if (from !== undefined && to !== undefined && from > to)
    throw new Refusal(QUERY_ADVICE.reversedDays, "from");
  const [one, other] = setParts(conditions);
  if (one !== undefined && other !== undefined)
    throw new Refusal(QUERY_ADVICE.oneOfParts(one.name, other.name), other.name);
  const people = setConditions(conditions)
    .filter(({ condition }) => condition.isPlayer)
    .flatMap(({ value }) => value as string | readonly (string | Company)[])
    .map((one) => (typeof one === "string" ? one : one.id));
  if (new Set(people).size < people.length) throw new Refusal(QUERY_ADVICE.samePlayer, "player");
}

function refuseForeign(figure: Figure, rows: Rows, name: string): void {
  const advice = foreignFigure(figure, rows, shortened(name));
  if (advice !== undefined) throw new Refusal(advice);
}

function sortOf(text: string, query: Pick<Query, "rows" | "by">): Sort {
  const order = text.startsWith("-") ? "desc" : "asc";
  const given = text.replace(/^-/, "");
  const key = OTHER_SPELLINGS[given] ?? given;
  const kind = isOfHistory(query.rows)
    ? "history"
    : isStreaks(query.rows)
      ? "streaks"
      : isGrouped(query)
        ? "groups"
        : "games";
  const texts: readonly string[] = TEXT_SORTS[kind];
  if (texts.includes(key)) {
    if (key === "player" && isOfTeams(query.rows))
      throw new Refusal(QUERY_ADVICE.teamsByPlayer, "sort");
    if (key === "group" && query.by === undefined && !isStreaks(query.rows))
      throw new Refusal(QUERY_ADVICE.noGroups, "sort");
    return { key, order };
  }
  const figure = figureOf(key);
  if (figure === undefined) throw new Refusal(QUERY_ADVICE.noColumn, "sort");
  refuseForeign(figure, query.rows, key);
  if (figure.computation.kind === "record" && !isGrouped(query))
    throw new Refusal(QUERY_ADVICE.singleGamesBy(key), "sort");
  return { key, order };
}

function pageOf(text: string | undefined): number {
  if (text === undefined) return 1;
  if (!/^[1-9]\d{0,4}$/.test(text) || Number(text) > MOST_PAGES)
    throw new Refusal(QUERY_ADVICE.noPage(MOST_PAGES), "page");
  return Number(text);
}
