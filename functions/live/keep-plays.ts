import type { LiveGame } from "#domain/live/live-game.ts";
import { makesScore } from "#domain/plays/score-walk.ts";
import { NO_DETAILS } from "#domain/season/box-score.ts";
import type { DatabaseCredential, WritableDatabase } from "../data/realtime-database.ts";
import { parseDay } from "../data/wire/days.ts";
import { parseGames } from "../data/wire/games.ts";
import { type PlaysWire, parsePlays } from "../data/wire/plays.ts";

/**
 * Writes the plays of a final game into the database, under the id that the refresh has given to the
 * game. False while the database has no result of the game, or another than the plays make. Plays
 * that it has already stay as they are.
 */
export async function keepPlays(
  { database, credential }: { database: WritableDatabase; credential: DatabaseCredential },
  date: string,
  { homeTeamId, awayTeamId }: Pick<LiveGame, "homeTeamId" | "awayTeamId">,
  wire: PlaysWire,
): Promise<boolean> {
  const games = await database.read("nba/games/data", credential);
  const game = games.ok
    ? parseGames(games.value)?.rows.find(
        (one) =>
          one.date === date && one.homeTeamId === homeTeamId && one.awayTeamId === awayTeamId,
      )
    : undefined;
  const plays = parsePlays(wire)?.value;
  if (game === undefined || plays === undefined) return false;
  const day = await database.read(`nba/days/${date}`, credential);
  if (!day.ok) return false;
  const { periods } = parseDay(day.value)?.value.get(game.id) ?? NO_DETAILS;
  if (!makesScore(plays, game, periods)) return false;
  const path = `nba/plays/${game.id}`;
  const written = await database.write(path, { setIfAbsent: wire }, credential);
  return written.ok || written.error.kind === "taken";
}
