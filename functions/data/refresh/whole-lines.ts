import { CORRECTION, lineContradictions } from "#domain/season/contradictions.ts";
import type { Game } from "#domain/season/facts.ts";
import type { SourceBoxLine, UnreadRow } from "../sources/source.ts";

/** Why a game waits whose score is a tie. */
export const NO_WINNER = "it has no winner";

/**
 * Why a game's lines cannot be written as they are: they do not add up to its score, as in the
 * minutes after a final, or one of them contradicts itself or cannot be understood. Undefined for
 * a game whose lines are whole.
 */
export function whyNotWhole(
  game: Game,
  lines: readonly SourceBoxLine[],
  unread: readonly UnreadRow[],
): string | undefined {
  const [bad] = unread;
  if (bad !== undefined) return bad.says;
  if (game.homePoints === game.awayPoints) return NO_WINNER;
  if (lines.length === 0) return "it has no lines yet";
  const [contradiction] = lineContradictions(
    game,
    lines.map((line) => ({ ...line, gameId: game.id })),
  );
  return contradiction?.replace(/\.$/, "") ?? lines.map(ownContradiction).find((why) => why);
}

function ownContradiction({ playerName, pts, reb, shots }: SourceBoxLine): string | undefined {
  if (shots === undefined) return undefined;
  const { fgm, fga, fg3m, fg3a, ftm, fta, oreb, dreb } = shots;
  const made = 2 * fgm + fg3m + ftm;
  if (made !== pts) return `${playerName} has ${pts} points, but his shots make ${made}`;
  if (fgm > fga || fg3m > fg3a || ftm > fta) return `${playerName} made more shots than he took`;
  // The league corrects one of the three by one at times.
  if (Math.abs(oreb + dreb - reb) <= CORRECTION) return undefined;
  return `${playerName} has ${reb} rebounds, but ${oreb + dreb} of both ends`;
}
