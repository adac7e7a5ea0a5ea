import type { Player } from "../../../domain/season/player.ts";
import {
  LISTS,
  listPath,
  type PlayerList,
  playerListNamed,
} from "../../../domain/season/player-lists.ts";
import { playerNameFromParam } from "../../../domain/season/players.ts";
import type { Place } from "./place.ts";

/** The list that a path names by its kind and value; undefined where there is none. */
export function listNamed(
  { list, value = "" }: Readonly<Record<string, string | undefined>>,
  players: readonly Player[],
): PlayerList | undefined {
  const kind = LISTS.find((name) => name === list);
  return kind && playerListNamed(kind, playerNameFromParam(value), players);
}

/** Where a list of players is asked for: all of them, whether they qualify or not. */
export function listPlace(list: PlayerList | undefined): Place | undefined {
  if (list === undefined) return undefined;
  const { name, value } = list.condition;
  return {
    path: listPath(list),
    fixed: { rows: "players", [name]: value },
    usual: { qualified: "0" },
  };
}
