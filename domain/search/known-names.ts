import { memoize } from "../memoize.ts";
import { foldForSearch } from "../text/fold.ts";

/** A player's other names: registered, former, nicknames. */
export interface OtherNames {
  id: string;
  /** The names under which he is registered or was known, and his nicknames. */
  names: readonly string[];
  /** The weight of his honours, by which namesakes are ranked. */
  honours: number;
}

/** A player whose career ended before the first season with games. */
export interface EarlyPlayer {
  name: string;
  names: readonly string[];
}

/** A head coach and his team: of two, the one of the upcoming season. */
export interface Coach {
  name: string;
  teamId: number;
  /** His last season, where another one follows: "2025-26". */
  until?: string | undefined;
}

/** The names beside those of the players' own table. */
export interface KnownNames {
  players: readonly OtherNames[];
  early: readonly EarlyPlayer[];
  coaches: readonly Coach[];
}

export const NO_KNOWN_NAMES: KnownNames = { players: [], early: [], coaches: [] };

const knownById = memoize(
  ({ players }: KnownNames) => new Map(players.map((player) => [player.id, player])),
);

/** A player's other names; empty for most players. */
export function knownOf(known: KnownNames, id: string): Omit<OtherNames, "id"> {
  return knownById(known).get(id) ?? NOT_KNOWN;
}

/** The players before the first season with games, by their folded names. */
export const earlyByName = memoize(
  ({ early }: KnownNames): ReadonlyMap<string, EarlyPlayer> =>
    new Map(
      early.flatMap((player) =>
        [player.name, ...player.names].map((name) => [foldForSearch(name), player]),
      ),
    ),
);

const NOT_KNOWN = { names: [], honours: 0 };
