import type { LineFigure } from "#domain/figures/line-figures.ts";
import { MISSING, type SeasonLines } from "#domain/query/storage/season-lines.ts";
import { ok } from "#domain/result.ts";
import { type AdvancedStat, advancedStat } from "./advanced-schema.ts";
import { linesOf, playerOf } from "./lines.ts";
import { peopleOf, unknownPlayer } from "./people.ts";
import { route } from "./route.ts";
import { lineParameters, linesPage, shortGame } from "./stats.ts";

export const advancedStatRoutes = [
  route({
    path: "/stats/advanced",
    tag: "Figures",
    summary: "Advanced figures of players' games",
    description:
      "What follows from a game's box score, for each of the lines that /stats has under the same id. " +
      "Clients of the public API's newest version find it at /api/nba/v2/stats/advanced, too.",
    parameters: lineParameters,
    example: "/stats/advanced?player_ids[]=1629029&per_page=100",
    needs: [],
    item: advancedStat,
    holds: "pages",
    async answer(query, _, call) {
      const list = await linesPage(query, call);
      if (!list.ok) return list;
      const data = list.value.rows.map(
        ({ row: { id, game, line, team }, season, facts }): AdvancedStat => ({
          id,
          period: query.period ?? 0,
          ...advancedOf(facts.lines, line),
          player:
            peopleOf(facts).get(playerOf(facts.lines, line))?.ofLine ??
            unknownPlayer(playerOf(facts.lines, line)),
          team,
          game: shortGame(game, season),
        }),
      );
      return ok({ data, meta: { next_cursor: list.value.next_cursor, per_page: query.per_page } });
    },
  }),
];

type Counts = Readonly<Record<LineFigure, number>>;

/** The figures of a line by itself and beside its game. */
function advancedOf(lines: SeasonLines, line: number) {
  const own = sumOf(lines, [line]);
  const both = linesOf(lines, lines.game[line] ?? -1);
  const team = sumOf(
    lines,
    both.filter((other) => lines.team[other] === lines.team[line]),
  );
  const used = plays(own);
  const spent = used + own.ast;
  // Five play at a time, so a fifth of a team's time is the game's.
  const share = (5 * own.sec) / team.sec;
  return {
    pie: over(impact(own), impact(sumOf(lines, both))),
    assist_ratio: over(100 * own.ast, spent, 1),
    assist_to_turnover: over(own.ast, own.tov, 2),
    turnover_ratio: over(100 * own.tov, spent, 1),
    effective_field_goal_percentage: over(own.fgm + 0.5 * own.fg3m, own.fga),
    true_shooting_percentage: over(own.pts, 2 * (own.fga + 0.44 * own.fta)),
    estimated_usage_percentage: over(used, plays(team) * share),
    pct_fga_2pt: over(own.fga - own.fg3a, own.fga),
    pct_fga_3pt: over(own.fg3a, own.fga),
    pct_pts_2pt: over(2 * (own.fgm - own.fg3m), own.pts),
    pct_pts_3pt: over(3 * own.fg3m, own.pts),
    pct_pts_free_throw: over(own.ftm, own.pts),
    ...UNKNOWN,
  };
}

/** The fields that clients expect and only the time on the floor tells. */
const UNKNOWN = {
  pace: null,
  offensive_rating: null,
  defensive_rating: null,
  net_rating: null,
  usage_percentage: null,
  assist_percentage: null,
  rebound_percentage: null,
  offensive_rebound_percentage: null,
  defensive_rebound_percentage: null,
};

function sumOf({ figures }: SeasonLines, lines: readonly number[]): Counts {
  const sums = Object.entries(figures).map(([name, column]) => [
    name,
    lines.reduce((sum, line) => sum + known(column[line]), 0),
  ]);
  return Object.fromEntries(sums) as Counts;
}

function known(count = MISSING): number {
  return count === MISSING ? 0 : count;
}

/** Shots, trips to the line and turnovers: how a player ends his team's plays. */
function plays({ fga, fta, tov }: Counts): number {
  return fga + 0.44 * fta + tov;
}

/** The league's sum of what a player does for and against his team. */
function impact(of: Counts): number {
  const made = of.pts + of.fgm + of.ftm - of.fga - of.fta;
  return made + of.dreb + of.oreb / 2 + of.ast + of.stl + of.blk / 2 - of.pf - of.tov;
}

/** A quotient in so many places; null of nothing. */
function over(part: number, whole: number, places = 3): number | null {
  return whole === 0 ? null : Number((part / whole).toFixed(places));
}
