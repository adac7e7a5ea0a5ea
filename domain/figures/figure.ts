import type { BigShot, LineFigure } from "./line-figures.ts";

/** A count of the opponents of a team: "opp.dreb". Their points are "oppts". */
export type OpponentColumn = `opp.${LineFigure}`;

/**
 * The counts that figures are computed from: a line's counts, the opponents', what a team's game
 * came to (its largest lead and deficit, its longest run, its changes of lead), whether it won, lost or tied
 * a part of a game, big shots, and
 * double-doubles, triple-doubles, quadruple-doubles and five-by-fives (0 or 1 for a player's line).
 */
export type CountColumn =
  | LineFigure
  | "oppts"
  | OpponentColumn
  | "lead"
  | "deficit"
  | "run"
  | "changes"
  | "deficit4"
  | "partw"
  | "partl"
  | "partt"
  | BigShot
  | "dd"
  | "td"
  | "qd"
  | "five";

/** The count of the opponents behind a column; undefined for a column of one's own. */
export function opponentsCount(column: CountColumn): LineFigure | undefined {
  return column.startsWith("opp.") ? (column.slice("opp.".length) as LineFigure) : undefined;
}

/** The counts of which a season has a minimum for shares. */
export type MinimumOf = "fgm" | "fg3m" | "ftm" | "ast";

/** A linear combination of counts: columns with their factors. */
export type Terms = readonly (readonly [column: CountColumn, factor: number])[];

/**
 * The computation of a figure over any number of lines. A count is a sum, printed per game or as a
 * total; a share is a sum over a sum, never a mean of shares; a record counts wins and losses; a
 * rating is the league's, published for a whole regular season only.
 */
export type Computation =
  | { kind: "count"; of: Terms }
  | { kind: "share"; of: Terms; over: Terms; scale: 1 | 100 }
  | { kind: "record"; of: "games" | "wins" | "losses" | "percentage" }
  | { kind: "rating"; label: string };

/** The sets of figures that a table prints. */
export const COLUMN_SETS = ["base", "shooting", "advanced", "misc"] as const;
export type ColumnSet = (typeof COLUMN_SETS)[number];

/** The kinds of tables: games of players or of teams, and players, teams or units by their games. */
export type TableOf = "games" | "team-games" | "players" | "teams" | "lineups";

/** The tables that print a figure, by set. */
export type Columns = Partial<Record<ColumnSet, readonly TableOf[]>>;

export interface Figure {
  /** The name in addresses, CSV and JSON. */
  key: string;
  /** The table's header: "3P%". */
  short: string;
  name: string;
  /** An explanation of the name: "a full stat line in one number". */
  explained: string | undefined;
  computation: Computation;
  /** The decimals of a mean, a share or a rating; totals of counts have none. */
  decimals: number;
  better: "more" | "fewer" | "neither";
  /** The kind of lines that have the figure. */
  subjects: "players" | "teams" | "both";
  unit: string;
  columns: Columns;
  /** Other spellings in headers. */
  labels: readonly string[];
  /** A player's game has it once or not at all. */
  isFeat: boolean;
  /** The count whose minimum qualifies a player for the share. */
  qualifiedBy: MinimumOf | undefined;
  /** A count or a rate that is measured rather than counted: "a plus-minus of 20". */
  isMeasured: boolean;
  /** Known of seasons with plays alone. */
  isOfPlays: boolean;
}

/** The properties of a figure that its kind does not decide. */
export type Rest = Partial<Omit<Figure, "key" | "short" | "name" | "computation">>;

const defaults = {
  explained: undefined,
  decimals: 1,
  better: "more",
  subjects: "both",
  columns: {},
  labels: [],
  isFeat: false,
  qualifiedBy: undefined,
  isMeasured: false,
  isOfPlays: false,
} as const;

export function countFigure(
  key: string,
  short: string,
  name: string,
  rest: Rest = {},
  of: Terms = [[key as CountColumn, 1]],
): Figure {
  const computation: Computation = { kind: "count", of };
  return { key, short, name, computation, unit: "count", ...defaults, ...rest };
}

export function share(
  key: string,
  short: string,
  name: string,
  [of, over]: readonly [Terms, Terms],
  rest: Rest = {},
): Figure {
  const computation: Computation = { kind: "share", of, over, scale: 100 };
  return { key, short, name, computation, unit: "percent", ...defaults, ...rest };
}

export function ratio(
  key: string,
  short: string,
  name: string,
  [of, over]: readonly [Terms, Terms],
  rest: Rest = {},
): Figure {
  const computation: Computation = { kind: "share", of, over, scale: 1 };
  return { key, short, name, computation, unit: "ratio", ...defaults, decimals: 2, ...rest };
}

export function record(
  key: string,
  short: string,
  name: string,
  of: Extract<Computation, { kind: "record" }>["of"],
  rest: Rest = {},
): Figure {
  const unit = of === "percentage" ? "share of 1" : "count";
  return { key, short, name, computation: { kind: "record", of }, unit, ...defaults, ...rest };
}

export function rating(
  key: string,
  label: string,
  name: string,
  unit: string,
  rest: Rest = {},
): Figure {
  const computation: Computation = { kind: "rating", label };
  const own = { ...defaults, subjects: "teams", columns: { advanced: ["teams"] } } as const;
  return { key, short: label, name, computation, unit, ...own, ...rest };
}

/** The counts that a figure is computed from. */
export function columnsOf({ computation }: Figure): CountColumn[] {
  if (computation.kind === "count") return computation.of.map(([column]) => column);
  if (computation.kind !== "share") return [];
  return [...computation.of, ...computation.over].map(([column]) => column);
}
