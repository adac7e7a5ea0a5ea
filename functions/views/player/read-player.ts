import type { Player } from "#domain/players/player.ts";
import { playersOfSeason } from "#domain/query/engine/season-players.ts";
import { ok, type Result } from "#domain/result.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import type { ReadFailure } from "#functions/data/realtime-database.ts";

/**
 * The player that `find` finds under contract, or else among all who played in the season. Only then
 * the season's lines are read, which are large.
 */
export async function readPlayer(
  collections: Pick<Collections, "lines">,
  signed: readonly Player[],
  find: (players: readonly Player[]) => Player | undefined,
): Promise<Result<Player | undefined, ReadFailure>> {
  const player = find(signed);
  if (player !== undefined) return ok(player);
  const lines = await collections.lines();
  return lines.ok ? ok(find(playersOfSeason(signed)(lines.value.value.players))) : lines;
}
