import { playerPath } from "../season/players.ts";
import type { PlayedStage } from "./season-together.ts";
import { LEAST_MINUTES } from "./together.ts";

/** The page of lineups. */
export const LINEUPS_PATH = "/nba/stats/lineups";

/** What the rows are: five or two players on the floor together, or a passer and a scorer. */
export const LINEUP_KINDS = ["fives", "pairs", "assists"] as const;
export type LineupKind = (typeof LINEUP_KINDS)[number];

export const LINEUP_SORTS = ["net", "minutes"] as const;
export type LineupSort = (typeof LINEUP_SORTS)[number];

export interface LineupsQuery {
  of: LineupKind;
  stage: PlayedStage;
  /** The abbreviation of a team, as given; undefined for all teams. */
  team: string | undefined;
  sort: LineupSort;
  /** The least minutes together; 0 of assists, which have none. */
  least: number;
  page: number;
}

/** The choices of a minimum of minutes, the least of which is that of the stored units. */
export const LINEUP_MINIMUMS: Readonly<Record<LineupKind, readonly number[]>> = {
  fives: [LEAST_MINUTES.fives, 50, 100, 200],
  pairs: [LEAST_MINUTES.pairs, 100, 300, 500, 1000],
  assists: [],
};

/** The minimum of a list of one team or player. */
export const LEAST_OF_PARTNERS = { fives: 50, pairs: 300 } as const;

type Subject = Pick<LineupsQuery, "of" | "stage" | "team">;

/** The minimum of a list that names none: fewer minutes for one team, and in the playoffs. */
function usualLeast({ of, stage, team }: Subject): number {
  if (of === "assists") return 0;
  const isOfFew = team !== undefined || stage === "playoffs";
  if (isOfFew) return LEAST_OF_PARTNERS[of];
  return of === "fives" ? 100 : 500;
}

/** Parses the query of an address. Never fails: what is unknown is ignored. */
export function parseLineupsQuery(params: URLSearchParams): LineupsQuery {
  const of = LINEUP_KINDS.find((kind) => kind === params.get("of")) ?? "fives";
  const stage = params.get("stage") === "playoffs" ? "playoffs" : "season";
  const given = params.get("team")?.trim().toUpperCase() ?? "";
  const team = /^[A-Z]{3}$/.test(given) ? given : undefined;
  const sorted = LINEUP_SORTS.find((sort) => sort === params.get("sort")) ?? "net";
  const least = LINEUP_MINIMUMS[of].find((minutes) => String(minutes) === params.get("least"));
  const page = params.get("page") ?? "";
  return {
    of,
    stage,
    team,
    sort: of === "assists" ? "net" : sorted,
    least: least ?? usualLeast({ of, stage, team }),
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

/** The canonical query of a list, "" for the usual one; the inverse of `parseLineupsQuery`. */
export function lineupsSearch(query: LineupsQuery): string {
  const params = new URLSearchParams();
  if (query.of !== "fives") params.set("of", query.of);
  if (query.team !== undefined) params.set("team", query.team);
  if (query.stage !== "season") params.set("stage", query.stage);
  if (query.least !== usualLeast(query)) params.set("least", String(query.least));
  if (query.sort !== "net") params.set("sort", query.sort);
  if (query.page > 1) params.set("page", String(query.page));
  return params.size === 0 ? "" : `?${params}`;
}

/** The address of a list. */
export function lineupsHref(asked: Partial<LineupsQuery>): string {
  const { of = "fives", stage = "season", team, sort = "net", page = 1 } = asked;
  const least = asked.least ?? usualLeast({ of, stage, team });
  return `${LINEUPS_PATH}${lineupsSearch({ of, stage, team, sort, least, page })}`;
}

/** The page of a player on and off the floor. */
export function floorPath(name: string): string {
  return `${playerPath(name)}/floor`;
}
