import { BOX_COUNTS, NO_COUNTS } from "#domain/figures/line-figures.ts";
import { memoize, oncePerKey } from "#domain/memoize.ts";
import type { Stage } from "#domain/season/box-score.ts";
import type { SeasonTotals } from "#domain/season/facts.ts";
import { MISSING, type SeasonLines } from "../storage/season-lines.ts";

const TENS = ["pts", "reb", "ast", "stl", "blk"] as const;

/** Every player's totals of a stage of the season, summed from its lines. */
export const playerTotals = memoize((lines: SeasonLines) =>
  oncePerKey((stage: Stage) => summed(lines, stage)),
);

function summed(lines: SeasonLines, stage: Stage): SeasonTotals[] {
  const totals = lines.players.map(({ id, name }): SeasonTotals => ({ ...NONE, id, name }));
  for (let line = 0; line < lines.size; line += 1) {
    const own = totals[lines.player[line] ?? -1];
    const game = lines.games[lines.game[line] ?? -1];
    if (own === undefined || game?.stage !== stage) continue;
    const teamId = lines.team[line] ?? 0;
    addLine(own, lines, line);
    own.teamId = teamId;
    own.games += 1;
    if (game.homePoints > game.awayPoints === (game.homeTeamId === teamId)) own.wins += 1;
    else own.losses += 1;
  }
  return totals.filter(({ games }) => games > 0);
}

function addLine(own: SeasonTotals, { figures }: SeasonLines, line: number): void {
  for (const count of BOX_COUNTS) own[count] += orZero(figures[count][line]);
  own.minutes += orZero(figures.sec[line]) / 60;
  const plusMinus = figures.pm[line] ?? MISSING;
  own.plusMinus =
    own.plusMinus === null || plusMinus === MISSING ? null : own.plusMinus + plusMinus;
  const tens = TENS.filter((count) => (figures[count][line] ?? 0) >= 10).length;
  if (tens >= 2) own.doubleDoubles += 1;
  if (tens >= 3) own.tripleDoubles += 1;
}

function orZero(value = MISSING): number {
  return value === MISSING ? 0 : value;
}

const NONE: Omit<SeasonTotals, "id" | "name"> = {
  ...NO_COUNTS,
  teamId: 0,
  games: 0,
  wins: 0,
  losses: 0,
  minutes: 0,
  plusMinus: 0,
  blka: null,
  pfd: null,
  doubleDoubles: 0,
  tripleDoubles: 0,
};
