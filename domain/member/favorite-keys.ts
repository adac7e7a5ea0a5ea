/**
 * The characters that the database forbids in a key, each with its stand-in (product.md section 3).
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

/** A player's name as a key of the database: "P.J. Washington" -> "P<1>J<1> Washington". */
export function encodeFavoriteKey(name: string): string {
  return name.replace(/[.#$/[\]]/g, (char) => toStandIn.get(char) ?? char);
}

/**
 * The player's name that a key stands for: the inverse of `encodeFavoriteKey` for every name that
 * does not itself hold "<1>" to "<6>". The encoding in product.md has no escape for those: the name
 * "a<1>b" comes back as "a.b".
 */
export function decodeFavoriteKey(key: string): string {
  return key.replace(/<[1-6]>/g, (coded) => fromStandIn.get(coded) ?? coded);
}

/** The placeholder of an empty map, which the database would delete; never a favorite. */
export const FAVORITES_PLACEHOLDER = "service";

/**
 * The keys marked true in a map of favorites, without the placeholder, in the map's order: team
 * ids as text, or encoded player names. Anything but a map has none.
 */
export function listFavorites(map: unknown): string[] {
  if (typeof map !== "object" || map === null) return [];
  return Object.entries(map)
    .filter(([key, marked]) => key !== FAVORITES_PLACEHOLDER && marked === true)
    .map(([key]) => key);
}
