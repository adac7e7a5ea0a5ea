import type { GamePlays, Side } from "../../../domain/plays/play.ts";
import { periodSeconds } from "../../../domain/plays/play.ts";
import { clockWords } from "../../../domain/plays/play-words.ts";
import { leaderAt } from "../../../domain/plays/score-walk.ts";
import { chanceCell } from "../../../domain/printing/chances.ts";

/** What the chart says of a moment: the score, the lead and the visitors' chance to win. */
export interface FlowRow {
  time: string;
  away: number;
  home: number;
  lead: string;
  chance: string;
}

/** The middle and the end of every period. */
export function flowTable(
  { plays }: GamePlays,
  chances: readonly number[],
  heads: readonly string[],
  abbreviations: Readonly<Record<Side, string>>,
): FlowRow[] {
  return heads.flatMap((head, index) => {
    const period = index + 1;
    const middle = periodSeconds(period) / 2;
    return [middle, 0].map((clock): FlowRow => {
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
  });
}
