import { foldForSearch } from "../text/fold.ts";
import { wellFormed } from "../text/well-formed.ts";
import type { Player } from "./player.ts";
import { POSITIONS, type Position } from "./player-table.ts";
import { POSITION_TEXTS } from "./players-answer.ts";

/** The kinds of player lists, as in their addresses: "/nba/players/country/France". */
export const LISTS = ["country", "college", "draft", "position"] as const;
export type ListKind = (typeof LISTS)[number];

/** All players with one country, college, draft or position. */
export interface PlayerList {
  kind: ListKind;
  /** The value in the address: "France", "2024", "undrafted", "guards". */
  value: string;
  /** "Players from France". */
  title: string;
  /** The condition that selects the list's players in a question. */
  condition: { name: "nation" | "college" | "draft" | "pos"; value: string };
  players: readonly Player[];
}

const UNDRAFTED = "undrafted";

const POSITION_VALUES: Record<Position, string> = { G: "guards", F: "forwards", C: "centers" };

/** The values of a player's lists of one kind. */
export function listValues(player: Player, kind: ListKind): string[] {
  switch (kind) {
    case "country":
      return unlessEmpty(player.nationality);
    case "college":
      return unlessEmpty(player.preDraftTeam);
    case "draft": {
      const year = /^\d{4}\b/.exec(player.draftStatus)?.[0];
      if (year !== undefined) return [year];
      return player.draftStatus === "Undrafted" ? [UNDRAFTED] : [];
    }
    case "position":
      return POSITIONS.filter((position) => player.position.split("-").includes(position)).map(
        (position) => POSITION_VALUES[position],
      );
  }
}

function unlessEmpty(text: string): string[] {
  return text === "" ? [] : [text];
}

/** All lists of a kind with their players, by value. */
export function playerLists(kind: ListKind, players: readonly Player[]): PlayerList[] {
  const lists = new Map<string, Player[]>();
  for (const player of players) {
    for (const value of listValues(player, kind)) {
      const own = lists.get(value);
      if (own === undefined) lists.set(value, [player]);
      else own.push(player);
    }
  }
  return [...lists].map(([value, own]) => ({ ...described(kind, value), players: own }));
}

/** The list with a value, without regard to case and accents; undefined when there is none. */
export function playerListNamed(
  kind: ListKind,
  value: string,
  players: readonly Player[],
): PlayerList | undefined {
  const wanted = foldForSearch(value);
  return playerLists(kind, players).find((list) => foldForSearch(list.value) === wanted);
}

function described(kind: ListKind, value: string): Omit<PlayerList, "players"> {
  const list = { kind, value };
  switch (kind) {
    case "country":
      return { ...list, title: `Players from ${value}`, condition: { name: "nation", value } };
    case "college":
      return { ...list, title: `Players from ${value}`, condition: { name: "college", value } };
    case "draft":
      return {
        ...list,
        title: value === UNDRAFTED ? "Undrafted players" : `Players drafted in ${value}`,
        condition: { name: "draft", value },
      };
    case "position": {
      const position = POSITIONS.find((one) => POSITION_VALUES[one] === value) ?? "G";
      return {
        ...list,
        title: POSITION_TEXTS[position],
        condition: { name: "pos", value: position },
      };
    }
  }
}

/** The address of a list. */
export function listPath({ kind, value }: Pick<PlayerList, "kind" | "value">): string {
  return `/nba/players/${kind}/${encodeURIComponent(wellFormed(value))}`;
}

/** The address of the index of all lists. */
export const LISTS_PATH = "/nba/players/lists";
