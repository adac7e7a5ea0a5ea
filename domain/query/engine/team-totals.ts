import type { CountColumn } from "#domain/figures/figure.ts";
import { BOX_COUNTS, type BoxCount } from "#domain/figures/line-figures.ts";
import { memoize, oncePerKey } from "#domain/memoize.ts";
import type { Stage } from "#domain/season/box-score.ts";
import { MISSING, type SeasonLines, STAGES } from "../storage/season-lines.ts";
import { tablesOf } from "./tables.ts";

type BoxCounts = Record<BoxCount, number | null>;

/** A team's totals of a stage; a count that one of its games lacks is null. */
export interface TeamTotals {
  teamId: number;
  games: number;
  wins: number;
  losses: number;
  seconds: number;
  own: BoxCounts;
  opponents: BoxCounts;
}

/** Every team's totals of a stage of the season, summed from the lines of both teams. */
export const teamTotals = memoize((lines: SeasonLines) =>
  oncePerKey((stage: Stage) => summedTeams(lines, STAGES.indexOf(stage))),
);

function summedTeams(lines: SeasonLines, stage: number): TeamTotals[] {
  const { sides, teams } = tablesOf(lines);
  const seconds = teams.column("sec");
  // A game without the part that the lines are of counts nothing.
  const played = Array.from({ length: sides.size }, (_, side) => side).filter(
    (side) => sides.stage[side] === stage && (seconds?.[side] ?? MISSING) !== MISSING,
  );
  return Array.from(
    Map.groupBy(played, (side) => sides.team[side] as number),
    ([teamId, own]): TeamTotals => {
      const sum = (column: CountColumn) => sumOf(own, teams.column(column));
      const wins = own.filter((side) => (sides.margin[side] as number) > 0).length;
      return {
        teamId,
        games: own.length,
        wins,
        losses: own.length - wins,
        seconds: sum("sec") ?? 0,
        own: countsBy(sum),
        opponents: countsBy((count) => sum(count === "pts" ? "oppts" : `opp.${count}`)),
      };
    },
  ).sort((a, b) => a.teamId - b.teamId);
}

function countsBy(sum: (count: BoxCount) => number | null): BoxCounts {
  return Object.fromEntries(BOX_COUNTS.map((count) => [count, sum(count)])) as BoxCounts;
}

function sumOf(sides: readonly number[], column: Int16Array | undefined): number | null {
  const values = sides.map((side) => column?.[side] ?? MISSING);
  return values.includes(MISSING) ? null : values.reduce((sum, value) => sum + value, 0);
}
