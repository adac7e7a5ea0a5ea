import { isTeamId } from "../teams/team.ts";

/**
 * The characters that a database key must not contain, each with its substitute (product.md section
 * 3).
 */
const STAND_INS = [
  [".", "<1>"],
  ["#", "<2>"],
  ["$", "<3>"],
  ["/", "<4>"],
  ["[", "<5>"],
  ["]", "<6>"],
] as const;

const toStandIn = new Map<string, string>(STAND_INS);
const fromStandIn = new Map<string, string>(STAND_INS.map(([plain, coded]) => [coded, plain]));

/** A player's name as a database key: "P.J. Washington" is "P<1>J<1> Washington". */
export function encodeFavoriteKey(name: string): string {
  return name.replace(/[.#$/[\]]/g, (char) => toStandIn.get(char) ?? char);
}

/**
 * The player's name of a database key: the inverse of `encodeFavoriteKey` for every name without
 * "<1>" to "<6>". The encoding in product.md cannot escape those: the name "a<1>b" is decoded as
 * "a.b".
 */
export function decodeFavoriteKey(key: string): string {
  return key.replace(/<[1-6]>/g, (coded) => fromStandIn.get(coded) ?? coded);
}

/**
 * The placeholder in an empty map, because the database deletes empty maps. It is never a favorite.
 */
export const FAVORITES_PLACEHOLDER = "service";

/**
 * The keys with the value true in a map of favorites, without the placeholder, in the map's order:
 * team ids as text, or encoded player names. Empty for any value that is not a map.
 */
export function listFavorites(map: unknown): string[] {
  if (typeof map !== "object" || map === null) return [];
  return Object.entries(map)
    .filter(([key, marked]) => key !== FAVORITES_PLACEHOLDER && marked === true)
    .map(([key]) => key);
}

/** The favorite teams of a map, which members may write themselves: ids of no team do not count. */
export function listFavoriteTeams(map: unknown): number[] {
  return listFavorites(map).filter(isTeamId).map(Number);
}
