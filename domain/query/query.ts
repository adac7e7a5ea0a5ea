import type { ColumnSet } from "../figures/figure.ts";
import { figureOf, isCount, isFeat } from "../figures/figures.ts";
import { isLineup, LINEUP_KINDS } from "../plays/lineups.ts";
import type { Stage } from "../season/box-score.ts";
import { ALL_SEASONS, isSeveral } from "../season/season-range.ts";
import { type Conditions, isOfAnyPart, setConditions } from "./conditions/conditions.ts";
import type { Range } from "./range.ts";
import { STAGES } from "./storage/season-lines.ts";

/** Players' seasons and careers since 1946-47 by their totals; those in the ABA stand apart. */
const HISTORY_ROWS = ["seasons", "careers", "aba-seasons", "aba-careers"] as const;

/**
 * The rows of an answer: single games of players or teams, players or teams with their combined
 * games, streaks of consecutive games that meet the conditions, players on the floor together, or
 * seasons and careers since 1946-47.
 */
export const ROWS = [
  "games",
  "team-games",
  "players",
  "teams",
  "streaks",
  "team-streaks",
  ...LINEUP_KINDS,
  ...HISTORY_ROWS,
] as const;
export type Rows = (typeof ROWS)[number];

/** The groupings of games. */
export const GROUPINGS = [
  "player",
  "team",
  "opponent",
  "month",
  "where",
  "result",
  "rest",
  "starter",
  "margin",
  "afterq1",
  "athalf",
  "afterq3",
  "season",
] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** The basis of a group's printed counts. */
export const BASES = ["average", "total", "per36"] as const;
export type Basis = (typeof BASES)[number];

/** A range that a figure must be in. */
export interface FigureRange {
  figure: string;
  range: Range;
}

/** A range for a figure of a row's combined games: its mean (or share), or its sum. */
export interface GroupRange extends FigureRange {
  of: "mean" | "total";
}

/** The parts of a season that have records and tables of their own. */
export type AskedStage = "season" | "playoffs";

/** One part of the season, or "any": all of its games, whatever they counted for. */
export type QueryStage = Stage | "any";
export const QUERY_STAGES: readonly QueryStage[] = [...STAGES, "any"];

export interface Sort {
  /** A figure's key, or one of `TEXT_SORTS`. */
  key: string;
  order: "asc" | "desc";
}

/** One question about the season's figures. */
export interface Query {
  /** One season, or several by their name in addresses (season-range.ts). */
  season: string;
  stage: QueryStage;
  rows: Rows;
  by: Grouping | undefined;
  conditions: Conditions;
  /** Ranges of figures in each game, at most four together with `groups`. */
  figures: readonly FigureRange[];
  /** Ranges of figures of a row's combined games. */
  groups: readonly GroupRange[];
  per: Basis;
  columns: ColumnSet;
  /** Players must qualify for the figure that sorts the rows. */
  qualified: boolean;
  sort: Sort;
  page: number;
}

/** The sort keys that are not figures; the gap is the margin, whichever team won. */
export const TEXT_SORTS = {
  history: ["player", "team", "season", "age"],
  games: ["player", "team", "date", "opp", "margin", "gap"],
  groups: ["player", "team", "group"],
  streaks: ["player", "team", "group", "from", "to"],
} as const;

/** Returns whether a query has conditions on rows besides its stage; group ranges do not count. */
export function isConditioned({ conditions, figures, season }: Query): boolean {
  return figures.length > 0 || setConditions(conditions).length > 0 || isPartOfAll(season);
}

/** Returns whether a query's seasons are several, but not all that are held. */
export function isPartOfAll(season: string): boolean {
  return season !== ALL_SEASONS && isSeveral(season);
}

/** Returns whether rows belong to teams rather than to players. */
export function isOfTeams(rows: Rows): boolean {
  return rows === "team-games" || rows === "teams" || rows === "team-streaks";
}

/** Returns whether rows are of seasons since 1946-47, of which totals are known and no games. */
export function isOfHistory(rows: string | null | undefined): boolean {
  return HISTORY_ROWS.some((own) => own === rows);
}

/** Returns whether a row is a whole career. */
export function isOfWholeCareers(rows: Rows): boolean {
  return rows === "careers" || rows === "aba-careers";
}

export function isStreaks(rows: Rows): boolean {
  return rows === "streaks" || rows === "team-streaks";
}

/** Returns whether a row combines several games. */
export function isGrouped({ rows, by }: Pick<Query, "rows" | "by">): boolean {
  return by !== undefined || (rows !== "games" && rows !== "team-games");
}

type Unsorted = Omit<Query, "sort" | "qualified" | "page" | "season">;

/**
 * The default sort: by the first condition on a figure, its best first; streaks, and groups of
 * games that a figure filters, by their number of games; groups by month and the like in their own
 * order; single quarters by their points; lineups by their plus-minus of 48 minutes; otherwise the
 * newest games, the most points or the best records first.
 */
export function defaultSort(query: Unsorted): Sort {
  const { rows, by, figures, groups, per } = query;
  if (isStreaks(rows)) return { key: "gp", order: "desc" };
  if (isGrouped(query)) {
    const [group] = groups;
    if (group !== undefined && !isLineup(rows)) return sortOf(group);
    if (by !== undefined && by !== "player" && by !== "team" && by !== "opponent")
      return { key: "group", order: "asc" };
    if (isLineup(rows)) return { key: "per48", order: "desc" };
    if (figures.length > 0) return { key: "gp", order: "desc" };
    if (isOfTeams(rows) && per !== "total") return { key: "winpct", order: "desc" };
    return { key: "pts", order: "desc" };
  }
  const figure = figures.find(({ figure }) => !isFeat(figure));
  if (figure === undefined && isOfAnyPart(query.conditions)) return { key: "pts", order: "desc" };
  return figure === undefined ? { key: "date", order: "desc" } : sortOf(figure);
}

function sortOf({ figure, range }: FigureRange): Sort {
  return { key: figure, order: range.min === Number.NEGATIVE_INFINITY ? "asc" : "desc" };
}

/**
 * The default of `qualified`: true for players and lineups ranked by a mean or a share, unless a
 * condition narrows their games by figures or sets a minimum: of a player's games, of a lineup's
 * minutes. A sort by name keeps the usual figure's rule.
 */
export function defaultQualified(query: Unsorted & Pick<Query, "sort">): boolean {
  const { rows, figures, groups, conditions, per } = query;
  const isOfOne = conditions.player !== undefined && !isLineup(rows);
  if (!canQualify(query) || isOfOne) return false;
  const minimum = isLineup(rows) ? "min" : "gp";
  if (figures.length > 0 || groups.some(({ figure }) => figure === minimum)) return false;
  return isRate(rankingKey(query), per);
}

/** Returns whether a rule can tell the rows that qualify: players or lineups, over all games or by season. */
export function canQualify({ rows, by }: Pick<Query, "rows" | "by">): boolean {
  const isOfMany = rows === "players" || isLineup(rows);
  return isOfHistory(rows) || (isOfMany && (by === undefined || by === "season"));
}

/** The figure that ranks the rows: the sort's, or the default one when rows are sorted by name. */
export function rankingKey(query: Unsorted & Pick<Query, "sort">): string {
  const { key } = query.sort;
  return figureOf(key) === undefined ? defaultSort(query).key : key;
}

/** The default of `qualified` in a table of statistics, whatever sorts or filters its rows. */
export function qualifiedInTable(query: Query): boolean {
  // A sort that is no figure leaves the choice to the table's usual figure.
  const { sort } = EVERY_GAME;
  return defaultQualified(query) || defaultQualified({ ...query, groups: [], sort });
}

/** The changed query with the reader's choice of `qualified`, or with its default again. */
export function qualifiedAs(
  query: Query,
  changed: Query,
  usual: (query: Query) => boolean = defaultQualified,
): Query {
  const isUsual = query.qualified === usual(query);
  return { ...changed, qualified: isUsual ? usual(changed) : query.qualified };
}

/** Returns whether a few games can distort a figure, as they can a mean or a share. */
function isRate(key: string, per: Basis): boolean {
  const figure = figureOf(key);
  if (figure === undefined || figure.computation.kind === "record") return false;
  return per !== "total" || !isCount(figure);
}

/** All games of a season's players, newest first: the query of an empty address. */
export const EVERY_GAME: Omit<Query, "season"> = {
  stage: "season",
  rows: "games",
  by: undefined,
  conditions: {},
  figures: [],
  groups: [],
  per: "average",
  columns: "base",
  qualified: false,
  sort: { key: "date", order: "desc" },
  page: 1,
};

type Given = Pick<Query, "season"> & { [Part in keyof Query]?: Query[Part] | undefined };

/** Completes a query with the defaults of an empty address. */
export function completeQuery(given: Given): Query {
  const known = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  ) as Pick<Query, "season"> & Partial<Query>;
  const asked = { ...EVERY_GAME, ...known };
  const sort = known.sort ?? defaultSort(asked);
  return { ...asked, sort, qualified: known.qualified ?? defaultQualified({ ...asked, sort }) };
}
