import * as v from "valibot";
import type { PlayerPerGame, PlayerRatings } from "#domain/season/facts.ts";
import { playerOfLine, team } from "./answer-schemas.ts";
import { MEANS, ZONE_FIGURES } from "./averages-figures.ts";

/** The ratings of players by the league's names, and the names that they have here. */
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

/** The ratings of teams by the league's names, with their labels and units in published statistics. */
export const TEAM_RATINGS = {
  off_rating: ["ORtg", 1],
  def_rating: ["DRtg", 1],
  net_rating: ["NetRtg", 1],
  pace: ["Pace", 1],
  oreb_pct: ["ORB%", 100],
  dreb_pct: ["DRB%", 100],
  reb_pct: ["TRB%", 100],
  tm_tov_pct: ["TOV%", 100],
} as const;

const OF_A_PLAYER = ["gp", "min"];
const RECORD = ["gp", "w", "l", "w_pct", "min"];
const PERCENTAGES = ["fg_pct", "fg3_pct", "ft_pct"];
const SHOOTING = ["ast_to", "efg_pct", "ts_pct"];
const SHARES = ["pct_fga_2pt", "pct_fga_3pt", "pct_pts_2pt", "pct_pts_3pt", "pct_pts_ft"];
/** Blocks against and fouls drawn are official counts of players alone. */
const TEAM_MEANS = MEANS.filter((name) => name !== "blka" && name !== "pfd");
const OPPONENTS = [...TEAM_MEANS, ...PERCENTAGES].map((name) => `opp_${name}`);

/** Categories with their types, the usual one first, and the figures of each type. */
type Categories = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

export const PLAYER_AVERAGES = {
  general: {
    base: [...RECORD, ...MEANS, ...PERCENTAGES, "plus_minus", "dd2", "td3"],
    advanced: [...OF_A_PLAYER, ...Object.keys(LEAGUE_RATINGS), ...SHOOTING],
    misc: [...OF_A_PLAYER, ...Object.keys(OFFICIAL_MEANS), "blk", "blka", "pf", "pfd"],
    scoring: [...OF_A_PLAYER, ...SHARES, "pct_ast_fgm", "pct_uast_fgm"],
    defense: [...OF_A_PLAYER, "def_rating", "dreb", "stl", "blk"],
  },
  clutch: {
    base: [...RECORD, ...TEAM_MEANS, ...PERCENTAGES, "plus_minus"],
    advanced: [...OF_A_PLAYER, ...SHOOTING],
    scoring: [...OF_A_PLAYER, ...SHARES],
  },
  shooting: { by_zone: ["gp", ...ZONE_FIGURES] },
} as const satisfies Categories;

export const TEAM_AVERAGES = {
  general: {
    base: [...RECORD, ...TEAM_MEANS, ...PERCENTAGES, "plus_minus"],
    advanced: [...RECORD, ...Object.keys(TEAM_RATINGS), "ast_pct", ...SHOOTING],
    scoring: [...RECORD, ...SHARES, "pct_ast_fgm"],
    opponent: [...RECORD, ...OPPONENTS, "plus_minus"],
  },
  clutch: {
    base: [...RECORD, ...TEAM_MEANS, ...PERCENTAGES, "plus_minus"],
    advanced: [...RECORD, "ast_pct", ...SHOOTING],
    scoring: [...RECORD, ...SHARES, "pct_ast_fgm"],
    opponent: [...RECORD, ...OPPONENTS, "plus_minus"],
  },
} as const satisfies Categories;

/** The stages of a season by the public API's names. */
export const SEASON_TYPES = {
  regular: "season",
  playoffs: "playoffs",
  playin: "play-in",
  ist: "cup-final",
} as const;
export type SeasonType = keyof typeof SEASON_TYPES;
export const SEASON_TYPE_NAMES = Object.keys(SEASON_TYPES) as SeasonType[];

const whole = v.pipe(v.number(), v.integer());

export const typedAverages = v.strictObject({
  player_id: whole,
  player: playerOfLine,
  ...ofSeason(PLAYER_AVERAGES),
});

export const teamAverages = v.strictObject({ team, ...ofSeason(TEAM_AVERAGES) });

function ofSeason(categories: Categories) {
  const types = Object.values(categories).flatMap((own) => Object.values(own));
  // Several types may have the same figures.
  const distinct = new Map(types.map((names) => [names.join(" "), names]));
  return {
    season: whole,
    season_type: v.picklist(SEASON_TYPE_NAMES),
    stats: v.pipe(
      v.union(Array.from(distinct.values(), figures)),
      v.description("The figures of the type; null where the season's tables do not have them."),
    ),
  };
}

function figures(names: readonly string[]) {
  return v.strictObject(
    Object.fromEntries(names.map((name) => [name, v.nullable(v.number())] as const)),
  );
}
