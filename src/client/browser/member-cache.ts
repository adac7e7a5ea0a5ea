import { type Favorites, favoriteKeys } from "#domain/member/favorites.ts";
import { parseUser, type User } from "#domain/member/user.ts";

// This browser's cache of the member and the favorites, which shows pages before the edge responds.
// It grants no access and contains no token. Without storage it lasts as long as its page, and
// every public page starts as for a visitor.

const USER = "user";
const FAVORITES = "favorites";

/** The time for which cached favorites are fresh, in milliseconds. */
const FRESH_MS = 5 * 60_000;
/** The longest time that a change takes to reach the edge, in milliseconds. */
export const CHANGE_MS = 10_000;

/** The cache's entry for the favorites. */
interface CachedFavorites {
  uid: string;
  keys: string[];
  /** "read" from a response of the edge, or "changed" here and not confirmed yet. */
  state: "read" | "changed";
  /** The time of the reading or change, in milliseconds since 1970. */
  at: number;
}

/** The cached member; undefined for a visitor and for a malformed entry. */
export function cachedUser(): User | undefined {
  return parseUser(read(USER));
}

/** Caches the member, or undefined for a visitor; clears the favorites of any other member. */
export function cacheUser(user: User | undefined): void {
  if (user === undefined || cachedUser()?.uid !== user.uid) write(FAVORITES, undefined);
  write(USER, user);
}

/** The keys of the member's cached favorites; undefined without an entry. */
export function cachedFavorites(): string[] | undefined {
  return readFavorites()?.keys;
}

/** Caches the favorites of a response, unless they were changed after its request. */
export function cacheFavorites(favorites: Favorites, requestedAt: number): void {
  cacheFavoriteKeys(favoriteKeys(favorites), requestedAt);
}

/** Does the same as `cacheFavorites`, with the favorites' keys. */
export function cacheFavoriteKeys(keys: string[], requestedAt: number): void {
  const uid = cachedUser()?.uid;
  const cached = readFavorites();
  // While a change is pending, a response may predate it.
  const changedUntil =
    cached === undefined ? 0 : cached.at + (cached.state === "changed" ? CHANGE_MS : 0);
  if (uid === undefined || requestedAt <= changedUntil) return;
  write(FAVORITES, { uid, keys, state: "read", at: Date.now() } satisfies CachedFavorites);
}

/** Caches a change before the edge confirms it; returns its time. */
export function cacheChange(key: string, filled: boolean): number {
  const uid = cachedUser()?.uid;
  const at = Date.now();
  const keys = withChange(readFavorites()?.keys ?? [], key, filled);
  if (uid !== undefined) {
    write(FAVORITES, { uid, keys, state: "changed", at } satisfies CachedFavorites);
  }
  return at;
}

/**
 * Ends the change of a time with the edge's response: the favorites, or undefined when the change
 * failed. After a later change the response may predate that one, so it counts for its key alone.
 */
export function settleChange(
  key: string,
  filled: boolean,
  changedAt: number,
  favorites: Favorites | undefined,
): void {
  const cached = readFavorites();
  if (cached === undefined) return;
  const isLatest = cached.at === changedAt;
  const keys =
    favorites && isLatest
      ? favoriteKeys(favorites)
      : withChange(cached.keys, key, favorites ? filled : !filled);
  // A failed request may still have changed them, so the next page with a star reads them again.
  const at = favorites ? Date.now() : 0;
  write(FAVORITES, {
    ...cached,
    keys,
    ...(isLatest && { state: "read", at }),
  } satisfies CachedFavorites);
}

/** Returns whether the favorites should be read from the edge again. */
export function favoritesAreDue(): boolean {
  const cached = readFavorites();
  if (cached === undefined) return true;
  return Date.now() - cached.at > (cached.state === "changed" ? CHANGE_MS : FRESH_MS);
}

/** Dispatches `storage` events in this tab, because browsers send them to other tabs only. */
export function showCached(): void {
  for (const key of [USER, FAVORITES]) dispatchEvent(new StorageEvent("storage", { key }));
}

function withChange(keys: string[], key: string, filled: boolean): string[] {
  const others = keys.filter((other) => other !== key);
  return filled ? [...others, key] : others;
}

function readFavorites(): CachedFavorites | undefined {
  const cached = read(FAVORITES) as
    | Partial<Record<keyof CachedFavorites, unknown>>
    | null
    | undefined;
  const uid = cachedUser()?.uid;
  if (uid === undefined || cached?.uid !== uid || !Array.isArray(cached.keys)) return undefined;
  const keys = cached.keys.filter((key) => typeof key === "string");
  const state = cached.state === "changed" ? "changed" : "read";
  // An invalid or future time counts as the oldest.
  const at = typeof cached.at === "number" && cached.at <= Date.now() ? cached.at : 0;
  return { uid, keys, state, at };
}

/**
 * The storage, shared with first-paint.js: `localStorage`, or the root element's data attributes.
 */
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
    // Storage is full or forbidden: the page works without the cache.
  }
}
