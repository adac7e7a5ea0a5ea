import type { QuestionData } from "#domain/query/question-data.ts";
import { type HeldRecord, heldRecord } from "./held-record.ts";

const HIGHS: readonly [label: string, key: string][] = [
  ["Points", "pts"],
  ["Rebounds", "reb"],
  ["Assists", "ast"],
  ["Threes", "fg3m"],
  ["Steals", "stl"],
  ["Blocks", "blk"],
];

/** A player's most in a game of a season or of several, playoffs apart; none where he had none. */
export function highsOf(
  playerId: string,
  season: string,
  stage: "season" | "playoffs",
  data: QuestionData,
): HeldRecord[] {
  return HIGHS.flatMap(([label, key]) => {
    const asks = `player=${playerId}&sort=-${key}&stage=${stage}&season=${season}`;
    const high = heldRecord(label, asks, data, 1);
    return high === undefined || high.rows[0]?.figure === "0" ? [] : high;
  });
}
