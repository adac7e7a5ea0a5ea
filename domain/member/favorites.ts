import { wellFormed } from "../text/well-formed.ts";
/** A member's favorites: players by name, teams by id. */
export interface Favorites {
  players: string[];
  teams: number[];
}

/** A favorite team by id, or a favorite player by name. */
export type Favorite = { kind: "team"; id: number } | { kind: "player"; name: string };

/** The key of a favorite in the page, in the browser's storage and in the API's path. */
export function favoriteKey(favorite: Favorite): string {
  return favorite.kind === "team"
    ? `teams/${favorite.id}`
    : `players/${encodeURIComponent(wellFormed(favorite.name))}`;
}

/** The path of a favorite's page, by the favorite's key. */
export function pathOfFavorite(key: string): string {
  return `/nba/${key.replace("players/", "players/player/")}`;
}

/** The keys of all favorites. */
export function favoriteKeys({ players, teams }: Favorites): string[] {
  return [
    ...teams.map((id) => favoriteKey({ kind: "team", id })),
    ...players.map((name) => favoriteKey({ kind: "player", name })),
  ];
}

/** Parses the API's response; undefined when it is malformed. */
export function parseFavorites(value: unknown): Favorites | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { players, teams } = value as { players?: unknown; teams?: unknown };
  if (!Array.isArray(players) || !Array.isArray(teams)) return undefined;
  return {
    players: players.filter((name) => typeof name === "string"),
    teams: teams.filter((id) => Number.isInteger(id)),
  };
}
