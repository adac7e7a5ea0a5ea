import * as v from "valibot";
import type { FormerPlayer } from "#domain/players/former-player.ts";
import { isSeasonName } from "#domain/season/season.ts";
import { count, name } from "./cells.ts";
import { parseRows, type ReadRows, rowParser } from "./rows.ts";

/** A player in `nba/formerPlayers/data`. */
export interface FormerPlayerWire {
  id: number;
  name: string;
  /** The seasons in which he played, separated by spaces. */
  seasons: string;
}

const row = rowParser(
  v.pipe(
    v.object({
      id: v.pipe(count, v.minValue(1)),
      name,
      seasons: v.pipe(
        v.string(),
        v.transform((text) => text.split(" ")),
        v.check((seasons) => seasons.every(isSeasonName)),
      ),
    }),
    v.transform((player): FormerPlayer => ({ ...player, id: String(player.id) })),
  ),
);

/** The former players of `nba/formerPlayers/data`. */
export function parseFormerPlayers(raw: unknown): ReadRows<FormerPlayer> | undefined {
  return parseRows(raw, row);
}

/** The rows of `nba/formerPlayers/data`. */
export function formerPlayersWire(players: readonly FormerPlayer[]): FormerPlayerWire[] {
  return players.map(({ id, name, seasons }) => ({
    id: Number(id),
    name,
    seasons: seasons.join(" "),
  }));
}
