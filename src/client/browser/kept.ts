import { type Favorites, favoriteKeys } from "../../../domain/member/favorites.ts";
import { parseUser, type User } from "../../../domain/member/user.ts";

// What this browser remembers of a member, for the look of a page before the edge is asked. None
// of it grants anything, and a token is never among it. Storage can be forbidden: then a page itself
// remembers, for as long as it is open, and every public one starts with the look of a visitor.

const USER = "user";
const FAVORITES = "favorites";

/** The member remembered; undefined for a visitor and for anything that is no profile. */
export function keptUser(): User | undefined {
  return parseUser(read(USER));
}

/** Remembers who is signed in, or forgets it together with the favorites. */
export function keepUser(user: User | undefined): void {
  if (user === undefined || keptUser()?.uid !== user.uid) write(FAVORITES, undefined);
  write(USER, user);
}

/** The keys of the favorites last read for this member; undefined when none were. */
export function keptFavorites(): string[] | undefined {
  const kept = read(FAVORITES) as { uid?: unknown; keys?: unknown } | null | undefined;
  const uid = keptUser()?.uid;
  if (uid === undefined || kept?.uid !== uid || !Array.isArray(kept.keys)) return undefined;
  return kept.keys.filter((key) => typeof key === "string");
}

/** Remembers the favorites of the member who is signed in. */
export function keepFavorites(favorites: Favorites): void {
  const uid = keptUser()?.uid;
  if (uid !== undefined) write(FAVORITES, { uid, keys: favoriteKeys(favorites) });
}

/** Shows what is remembered in this tab; the `storage` event tells the other tabs by itself. */
export function showKept(): void {
  dispatchEvent(new StorageEvent("storage", { key: USER }));
}

/** The same that the script before the first paint reads. */
function memory(): Record<string, string | undefined> {
  try {
    return localStorage;
  } catch {
    return document.documentElement.dataset;
  }
}

function read(key: string): unknown {
  try {
    return JSON.parse(memory()[key] ?? "null");
  } catch {
    return undefined;
  }
}

function write(key: string, value: unknown): void {
  try {
    if (value === undefined) delete memory()[key];
    else memory()[key] = JSON.stringify(value);
  } catch {
    // Nothing is remembered then.
  }
}
