import type { GamePlays, Side } from "#domain/plays/play.ts";
import { periodSeconds } from "#domain/plays/play.ts";
import { clockWords } from "#domain/plays/play-words.ts";
import { leaderAt } from "#domain/plays/score-walk.ts";
import { chanceCell } from "#domain/printing/chances.ts";

/** A moment of the chart: the score, the lead and the visitors' chance to win. */
export interface FlowRow {
  time: string;
  away: number;
  home: number;
  lead: string;
  chance: string;
}

/** The middle and the end of every period, as far as the game has been played, and the last play. */
export function flowTable(
  { plays }: GamePlays,
  chances: readonly number[],
  heads: readonly string[],
  abbreviations: Readonly<Record<Side, string>>,
): FlowRow[] {
  const last = plays.at(-1);
  const moments = heads
    .flatMap((_, index) => [
      { period: index + 1, clock: periodSeconds(index + 1) / 2 },
      { period: index + 1, clock: 0 },
    ])
    .filter(({ period, clock }) => last && (period < last.period || clock > last.clock));
  return [...moments, ...(last ? [last] : [])].map(({ period, clock }): FlowRow => {
    const head = heads[period - 1] ?? "";
    const at = plays.findLastIndex(
      (play) => play.period < period || (play.period === period && play.clock >= clock),
    );
    const { homePoints: home = 0, awayPoints: away = 0 } = plays[at] ?? {};
    const leader = leaderAt(home - away);
    return {
      time: clock === 0 ? `End of ${head}` : `${clockWords(clock)} ${head}`,
      away,
      home,
      lead: leader === undefined ? "tied" : `${abbreviations[leader]} ${Math.abs(home - away)}`,
      chance: chanceCell(1 - (chances[at] ?? 0.5)),
    };
  });
}
