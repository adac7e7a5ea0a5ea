import {
  LISTS,
  type ListKind,
  listPath,
  type PlayerList,
  playerLists,
} from "#domain/players/player-lists.ts";
import { capital } from "#domain/printing/capital.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import { gather, viewOf } from "../page/gather.ts";
import type { View } from "../page/view.ts";

/** An index of the lists of one kind. */
export interface ListIndex {
  kind: ListKind;
  title: string;
  lists: { text: string; href: string; players: number }[];
}

export interface PlayerListsPage {
  indexes: ListIndex[];
  players: number;
}

const TITLES: Record<ListKind, string> = {
  country: "By country",
  college: "By college or club before the draft",
  draft: "By draft",
  position: "By position",
};

/** Every list of players: countries and colleges by size, drafts from the latest. */
export async function loadPlayerLists(collections: Collections): Promise<View<PlayerListsPage>> {
  const read = await gather({ players: collections.players() });
  return viewOf(read, ({ players }) => ({
    players: players.length,
    indexes: LISTS.map((kind) => ({
      kind,
      title: TITLES[kind],
      lists: playerLists(kind, players)
        .toSorted((a, b) => ORDERS[kind](a, b) || (a.value < b.value ? -1 : 1))
        .map((list) => ({
          text: kind === "draft" || kind === "position" ? capital(list.value) : list.value,
          href: listPath(list),
          players: list.players.length,
        })),
    })),
  }));
}

const bySize = (a: PlayerList, b: PlayerList) => b.players.length - a.players.length;

const ORDERS: Record<ListKind, (a: PlayerList, b: PlayerList) => number> = {
  country: bySize,
  college: bySize,
  draft: (a, b) => Number.parseInt(b.value, 10) - Number.parseInt(a.value, 10) || 0,
  position: bySize,
};
