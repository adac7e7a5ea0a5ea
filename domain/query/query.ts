import { SEASON } from "../season/season.ts";
import { figureOf, isCount } from "./figures.ts";

/**
 * What the rows of an answer are: a player's or a team's single games, players or teams with what
 * their games come to, or the runs of consecutive games in which conditions held.
 */
export const ROWS = [
  ...(["games", "team-games", "players", "teams", "streaks", "team-streaks"] as const),
];
export type Rows = (typeof ROWS)[number];

/** What games can be grouped by. */
export const GROUPINGS = [
  ...(["player", "team", "opponent", "month", "where", "result"] as const),
  ...(["rest", "starter", "margin"] as const),
];
export type Grouping = (typeof GROUPINGS)[number];

/** How the counts of a group are printed. */
export const BASES = ["average", "total", "per36"] as const;
export type Basis = (typeof BASES)[number];

/** Which figures are printed. */
export const COLUMN_SETS = ["base", "shooting", "advanced", "misc"] as const;
export type ColumnSet = (typeof COLUMN_SETS)[number];

/** The months of a season in the order they are played. */
export const MONTHS = [
  ...(["oct", "nov", "dec", "jan", "feb", "mar", "apr", "may", "jun"] as const),
];
export type Month = (typeof MONTHS)[number];

/** From the least to the most, both included; infinite where there is no limit. */
export interface Range {
  min: number;
  max: number;
}

/** A figure that has to lie in a range. */
export interface FigureRange {
  figure: string;
  range: Range;
}

/** A figure of a row's games together: their mean (or share), or their sum. */
export interface GroupRange extends FigureRange {
  of: "mean" | "total";
}

export const DIVISIONS = [
  ...(["atlantic", "central", "southeast", "northwest", "pacific", "southwest"] as const),
];
export type Division = (typeof DIVISIONS)[number];

export type Stage = "season" | "playoffs";

/**
 * What games have to fulfil. Players are given by id, teams by abbreviation; each is a fact of the
 * time of the game but `pos`, `age`, `rookie`, `nation`, `college`, `draft` and `height`, which are of
 * the season's last day.
 */
export interface Conditions {
  player?: string;
  team?: string;
  opp?: string;
  conf?: "east" | "west";
  div?: Division;
  /** Games against teams of a conference, or of a division. */
  oppconf?: "east" | "west";
  oppdiv?: Division;
  where?: "home" | "away" | "neutral";
  result?: "w" | "l";
  month?: Month;
  from?: string;
  to?: string;
  /** The last so many games of each player or team, among those that the others but figures leave. */
  last?: number;
  /** Days without a game since the team's one before. */
  rest?: Range;
  /** Points between the teams, whichever won. */
  margin?: Range;
  ot?: boolean;
  starter?: boolean;
  /** Games that this team-mate played, or did not play while his team had him in the season. */
  with?: string;
  without?: string;
  /** Games that this player played for the other team. */
  vs?: string;
  pos?: "G" | "F" | "C";
  age?: Range;
  rookie?: boolean;
  nation?: string;
  college?: string;
  /** The years of the draft, or those no team drafted. */
  draft?: Range | "undrafted";
  /** In inches. */
  height?: Range;
}

export interface Sort {
  /** A figure's key, or one of `TEXT_SORTS`. */
  key: string;
  order: "asc" | "desc";
}

/** One question of figures. */
export interface Query {
  season: string;
  stage: Stage;
  rows: Rows;
  by: Grouping | undefined;
  conditions: Conditions;
  /** Ranges of figures in each game, at most four with those of groups. */
  figures: readonly FigureRange[];
  /** Ranges of figures of a row's games together. */
  groups: readonly GroupRange[];
  per: Basis;
  columns: ColumnSet;
  /** Whether players have to qualify for the figure that they are sorted by. */
  qualified: boolean;
  sort: Sort;
  page: number;
}

/** What rows can be sorted by besides figures. */
export const TEXT_SORTS = {
  games: ["player", "team", "date", "opp", "margin"],
  groups: ["player", "team", "group"],
} as const;

/** Whether a query has conditions besides its stage, on games, players or figures of each game. */
export function isConditioned({ conditions, figures }: Query): boolean {
  return (
    figures.length > 0 || Object.values(conditions).some((condition) => condition !== undefined)
  );
}

/** Whether rows are of teams and not of players. */
export function isOfTeams(rows: Rows): boolean {
  return rows === "team-games" || rows === "teams" || rows === "team-streaks";
}

export function isStreaks(rows: Rows): boolean {
  return rows === "streaks" || rows === "team-streaks";
}

/** Whether a row is what several games come to. */
export function isGrouped({ rows, by }: Pick<Query, "rows" | "by">): boolean {
  return by !== undefined || (rows !== "games" && rows !== "team-games");
}

type Asked = Omit<Query, "sort" | "qualified" | "page" | "season">;

/**
 * How rows are sorted where the address does not say: by the first figure asked for, its best first;
 * groups whose games a figure narrows by how many there are; else the newest games, the most points
 * and the best records first.
 */
export function defaultSort(query: Asked): Sort {
  const { rows, by, figures, groups, per } = query;
  if (isStreaks(rows)) return { key: "gp", order: "desc" };
  if (isGrouped(query)) {
    const [group] = groups;
    if (group !== undefined) return sortOf(group);
    if (by !== undefined && by !== "player" && by !== "team" && by !== "opponent")
      return { key: "group", order: "asc" };
    if (figures.length > 0) return { key: "gp", order: "desc" };
    if (isOfTeams(rows) && per !== "total") return { key: "winpct", order: "desc" };
    return { key: "pts", order: "desc" };
  }
  const figure = figures.find(({ figure }) => !FEATS.includes(figure));
  return figure === undefined ? { key: "date", order: "desc" } : sortOf(figure);
}

/** Figures of which a player's game has one or none. */
export const FEATS: readonly string[] = ["dd", "td", "5x5"];

function sortOf({ figure, range }: FigureRange): Sort {
  return { key: figure, order: range.min === Number.NEGATIVE_INFINITY ? "asc" : "desc" };
}

/**
 * Whether players have to qualify where the address does not say: where they are ranked by a mean or
 * a share, and nothing but whole games has been asked of them.
 */
export function defaultQualified(query: Asked & Pick<Query, "sort">): boolean {
  const { rows, by, figures, groups, conditions, per, sort } = query;
  if (rows !== "players" || by !== undefined || conditions.player !== undefined) return false;
  if (figures.length > 0 || groups.some(({ figure }) => figure === "gp")) return false;
  return isRate(sort.key, per);
}

/** Whether a figure is one that few games distort. */
function isRate(key: string, per: Basis): boolean {
  const figure = figureOf(key);
  if (figure === undefined || figure.computation.kind === "record") return false;
  return per !== "total" || !isCount(figure);
}

/** The season's players' games, the newest first: the query of an empty address. */
export const EVERY_GAME: Query = {
  season: SEASON,
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

type Given = { [Part in keyof Query]?: Query[Part] | undefined };

/** The query of some of its parts: what is not given is as for an empty address. */
export function completeQuery(given: Given): Query {
  const known = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  ) as Partial<Query>;
  const asked = { ...EVERY_GAME, ...known };
  const sort = known.sort ?? defaultSort(asked);
  return { ...asked, sort, qualified: known.qualified ?? defaultQualified({ ...asked, sort }) };
}
