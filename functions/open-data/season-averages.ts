import { playingTime } from "#domain/printing/playing-time.ts";
import { fail, ok } from "#domain/result.ts";
import type { BoxTotals, SeasonTotals } from "#domain/season/facts.ts";
import { quotient } from "#domain/season/figures.ts";
import { yearOfSeason } from "#domain/season/season.ts";
import { type SeasonAverage, seasonAverage } from "./answer-schemas.ts";
import { averagesParameters, seasonParameter } from "./parameters.ts";
import { route } from "./route.ts";
import { seasonAskedBy } from "./seasons.ts";

export const seasonAverageRoutes = [
  route({
    path: "/season_averages",
    tag: "Figures",
    summary: "Season averages of players",
    description: "What players did per game; who has not played is left out.",
    parameters: { season: seasonParameter, ...averagesParameters },
    example: "/season_averages?season={year}&player_id=1629029",
    needs: ["seasonTotals"],
    item: seasonAverage,
    holds: "list",
    seasonAsked: (query) => seasonAskedBy.season(query.season),
    answer: ({ player_id, "player_ids[]": several = [] }, { seasonTotals }, call) => {
      const ids = new Set(player_id === undefined ? several : [player_id, ...several]);
      if (ids.size === 0) {
        return fail({ kind: "bad-parameter", name: "player_id", message: "is required" });
      }
      const data = seasonTotals
        .filter(({ id, games }) => ids.has(Number(id)) && games > 0)
        .map((player) => averageOf(player, yearOfSeason(call.season)));
      return ok({ data });
    },
  }),
];

function averageOf(player: SeasonTotals, season: number): SeasonAverage {
  const { games } = player;
  const each = (count: keyof BoxTotals) => rounded(player[count], games, 2);
  return {
    player_id: Number(player.id),
    season,
    games_played: games,
    min: playingTime(player.minutes / games),
    pts: each("pts"),
    ast: each("ast"),
    reb: each("reb"),
    stl: each("stl"),
    blk: each("blk"),
    turnover: each("tov"),
    pf: each("pf"),
    fgm: each("fgm"),
    fga: each("fga"),
    fg_pct: accuracy(player.fgm, player.fga),
    fg3m: each("fg3m"),
    fg3a: each("fg3a"),
    fg3_pct: accuracy(player.fg3m, player.fg3a),
    ftm: each("ftm"),
    fta: each("fta"),
    ft_pct: accuracy(player.ftm, player.fta),
    oreb: each("oreb"),
    dreb: each("dreb"),
  };
}

/** A quotient, rounded as in box scores. */
export function rounded(part: number, of: number, places: number): number {
  return Number(quotient(part, of, places));
}

/** The share of made shots; null without an attempt. */
function accuracy(made: number, attempted: number): number | null {
  return attempted === 0 ? null : rounded(made, attempted, 3);
}
