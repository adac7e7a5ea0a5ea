import {
  type Averaged,
  gamesSoFar,
  QUALIFYING_TOTALS,
  qualifiesForAverage,
  reaches,
  SEASON_GAMES,
} from "../leaders/qualification.ts";
import { sharedRanks } from "../leaders/shared-ranks.ts";
import type { SeasonTotals } from "../season/facts.ts";
import { FIRST_WITH_AVERAGES, FIRST_WITH_OFFICIAL_LINES } from "../season/season-rules.ts";

/** The leaders of a season in a count, by the rules of the time. */
export interface EraLeaders {
  key: keyof typeof QUALIFYING_TOTALS;
  /** Until 1968-69 the league ranked totals. */
  isTotal: boolean;
  rows: { rank: number; player: SeasonTotals; printed: string }[];
}

const KEYS = Object.keys(QUALIFYING_TOTALS) as (keyof typeof QUALIFYING_TOTALS)[];
const LISTED = 5;

/** The games of 82 that qualified for an average until 2012-13. */
const FORMER_GAMES = 70;

/**
 * The first five in points, rebounds, assists, steals and blocks: until 1968-69 by totals, then by
 * averages of those who qualify. A count that the league did not keep has no list.
 */
export function eraLeaders(totals: readonly SeasonTotals[], season: string): EraLeaders[] {
  const isTotal = season < FIRST_WITH_AVERAGES;
  const soFar = gamesSoFar(totals);
  return KEYS.flatMap((key): EraLeaders[] => {
    const values = totals
      .filter((player) => isTotal || qualifies(key, player, soFar, season))
      .map((player) => ({ player, value: player[key] / (isTotal ? 1 : player.games) }))
      .filter(({ value }) => value > 0)
      .toSorted((a, b) => b.value - a.value)
      .slice(0, LISTED)
      .map(({ player, value }) => ({ player, printed: value.toFixed(isTotal ? 0 : 1) }));
    const ranks = sharedRanks(values.map(({ printed }) => printed));
    const rows = values.map((row, at) => ({ ...row, rank: ranks[at] ?? at + 1 }));
    return rows.length === 0 ? [] : [{ key, isTotal, rows }];
  });
}

function qualifies(
  key: keyof typeof QUALIFYING_TOTALS & Averaged,
  player: SeasonTotals,
  soFar: number,
  season: string,
): boolean {
  if (season >= FIRST_WITH_OFFICIAL_LINES) return qualifiesForAverage(key, player, soFar);
  return (
    SEASON_GAMES * player.games >= FORMER_GAMES * soFar ||
    reaches(player[key], QUALIFYING_TOTALS[key], soFar)
  );
}
