import type { Stage } from "./box-score.ts";
import type { Game } from "./facts.ts";
import { gamesInOrder, type WinLoss } from "./records.ts";

/** A game of the regular season or of the postseason. */
export type StagedGame = Game & { stage?: Stage };

/** A game from the view of one of its teams. */
export interface TeamGame {
  gameId: string;
  date: string;
  stage: Stage;
  opponentId: number;
  floor: "home" | "road" | "neutral";
  won: boolean;
  points: number;
  opponentPoints: number;
  overtimes: number;
  /** Wins and losses after the game, in the regular season or in the postseason. */
  record: WinLoss;
  /** The streak after the game, as "W3"; regular season only. */
  streak: string;
  /** Days without a game before it; undefined for the first game. */
  restDays: number | undefined;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** A team's games in the order they were played, with the record and the streak after each. */
export function teamLog(teamId: number, games: readonly StagedGame[]): TeamGame[] {
  const own = games.filter(({ homeTeamId, awayTeamId }) =>
    [homeTeamId, awayTeamId].includes(teamId),
  );
  const records: Record<"season" | "after", WinLoss> = {
    season: { wins: 0, losses: 0 },
    after: { wins: 0, losses: 0 },
  };
  let run = { letter: "", length: 0 };
  let before: string | undefined;
  return gamesInOrder(own).map((game): TeamGame => {
    const atHome = game.homeTeamId === teamId;
    const [points, opponentPoints] = atHome
      ? [game.homePoints, game.awayPoints]
      : [game.awayPoints, game.homePoints];
    const won = points > opponentPoints;
    const stage = game.stage ?? "season";
    // The final of the NBA Cup counts in no record.
    const part = stage === "season" ? "season" : "after";
    if (stage !== "cup-final") records[part][won ? "wins" : "losses"] += 1;
    const letter = won ? "W" : "L";
    if (stage === "season") run = { letter, length: run.letter === letter ? run.length + 1 : 1 };
    const restDays = before === undefined ? undefined : daysBetween(before, game.date) - 1;
    before = game.date;
    return {
      gameId: game.id,
      date: game.date,
      stage,
      opponentId: atHome ? game.awayTeamId : game.homeTeamId,
      floor: game.neutral ? "neutral" : atHome ? "home" : "road",
      won,
      points,
      opponentPoints,
      overtimes: game.overtimes ?? 0,
      record: { ...records[part] },
      streak: stage === "season" ? `${run.letter}${run.length}` : "",
      restDays,
    };
  });
}

/** Whole days from one ISO date to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}
