import type { Player } from "#domain/players/player.ts";
import { LISTS, listPath, type PlayerList, playerListNamed } from "#domain/players/player-lists.ts";
import { playerNameFromParam } from "#domain/players/players.ts";
import type { Place } from "./place.ts";

/** The list of players with a path's kind and value; undefined for an unknown list. */
export function listNamed(
  { list, value = "" }: Readonly<Record<string, string | undefined>>,
  players: readonly Player[],
): PlayerList | undefined {
  const kind = LISTS.find((name) => name === list);
  return kind && playerListNamed(kind, playerNameFromParam(value), players);
}

/** The place of a list of players, which includes players who do not qualify. */
export function listPlace(list: PlayerList | undefined): Place | undefined {
  if (list === undefined) return undefined;
  const { name, value } = list.condition;
  return {
    path: listPath(list),
    fixed: { rows: "players", [name]: value },
    usual: { qualified: "0" },
  };
}
