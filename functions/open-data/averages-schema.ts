import * as v from "valibot";
import type { PlayerPerGame, PlayerRatings } from "../../domain/season/facts.ts";
import { playerOfLine } from "./answer-schemas.ts";

const figure = v.nullable(v.number());

/** The counts whose means the tables have, by the names that they have in totals, too. */
export const MEANS = [
  "pts",
  "reb",
  "oreb",
  "dreb",
  "ast",
  "stl",
  "blk",
  "blka",
  "tov",
  "pf",
  "pfd",
  "fgm",
  "fga",
  "fg3m",
  "fg3a",
  "ftm",
  "fta",
] as const;

/** The ratings by the league's names, and the names that they have here. */
export const LEAGUE_RATINGS = {
  off_rating: "offensive",
  def_rating: "defensive",
  net_rating: "net",
  ast_pct: "assistPercentage",
  reb_pct: "reboundPercentage",
  usg_pct: "usage",
  pie: "impact",
} as const satisfies Record<string, keyof PlayerRatings>;

/** The official means that totals do not give, in the same way. */
export const OFFICIAL_MEANS = {
  pts_off_tov: "pointsOffTurnovers",
  pts_2nd_chance: "secondChancePoints",
  pts_fb: "fastBreakPoints",
  pts_paint: "pointsInPaint",
} as const satisfies Record<string, keyof PlayerPerGame>;

/** The figures of each type by the names of the league's tables; `min` is minutes per game. */
const TYPES = {
  base: named([
    "gp",
    "w",
    "l",
    "w_pct",
    "min",
    ...MEANS,
    "fg_pct",
    "fg3_pct",
    "ft_pct",
    "plus_minus",
    "dd2",
    "td3",
  ]),
  advanced: named(["gp", "min", ...keysOf(LEAGUE_RATINGS), "ast_to", "efg_pct", "ts_pct"]),
  misc: named(["gp", "min", ...keysOf(OFFICIAL_MEANS)]),
};

export type AveragesType = keyof typeof TYPES;
export const AVERAGES_TYPES = Object.keys(TYPES) as AveragesType[];
export type AveragesOf<Type extends AveragesType> = v.InferOutput<(typeof TYPES)[Type]>;

export const typedAverages = v.strictObject({
  player_id: v.pipe(v.number(), v.integer()),
  player: playerOfLine,
  season: v.pipe(v.number(), v.integer()),
  season_type: v.literal("regular"),
  stats: v.pipe(
    v.union(Object.values(TYPES)),
    v.description("The figures of the type; null where the season's tables do not have them."),
  ),
});

function keysOf<Key extends string>(of: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(of) as Key[];
}

function named<const Name extends string>(names: readonly Name[]) {
  const entries = names.map((name) => [name, figure]);
  return v.strictObject(Object.fromEntries(entries) as Record<Name, typeof figure>);
}
