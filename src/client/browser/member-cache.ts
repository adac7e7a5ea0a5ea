import { type Favorites, favoriteKeys } from "../../../domain/member/favorites.ts";
import { parseUser, type User } from "../../../domain/member/user.ts";

// The member and the favorites as cached by this browser, to show pages before the edge answers.
// The cache grants no access and holds no token. Where storage is forbidden, it lives in the page,
// as long as that is open, and every public page starts as for a visitor.

const USER = "user";
const FAVORITES = "favorites";

/** How long cached favorites are fresh. */
const FRESH_MS = 5 * 60_000;
/** How long a change may take to reach the edge. */
export const CHANGE_MS = 10_000;

/** The entry of the favorites. */
interface CachedFavorites {
  uid: string;
  keys: string[];
  /** "read" from an answer of the edge, or "changed" here without an answer yet. */
  state: "read" | "changed";
  /** When that was, in milliseconds. */
  at: number;
}

/** The cached member; undefined for a visitor and for an entry that is no profile. */
export function cachedUser(): User | undefined {
  return parseUser(read(USER));
}

/** Caches who is signed in; undefined and another member clear the favorites too. */
export function cacheUser(user: User | undefined): void {
  if (user === undefined || cachedUser()?.uid !== user.uid) write(FAVORITES, undefined);
  write(USER, user);
}

/** The keys of this member's cached favorites; undefined without an entry. */
export function cachedFavorites(): string[] | undefined {
  return readFavorites()?.keys;
}

/** Caches the favorites of an answer, unless a change was made after the request. */
export function cacheFavorites(favorites: Favorites, requestedAt: number): void {
  cacheFavoriteKeys(favoriteKeys(favorites), requestedAt);
}

/** As `cacheFavorites`, for the favorites' keys. */
export function cacheFavoriteKeys(keys: string[], requestedAt: number): void {
  const uid = cachedUser()?.uid;
  const cached = readFavorites();
  // While a change is under way, an answer may be from before it.
  const changedUntil =
    cached === undefined ? 0 : cached.at + (cached.state === "changed" ? CHANGE_MS : 0);
  if (uid === undefined || requestedAt <= changedUntil) return;
  write(FAVORITES, { uid, keys, state: "read", at: Date.now() } satisfies CachedFavorites);
}

/** Caches one change before the edge has answered. */
export function cacheChange(key: string, filled: boolean): void {
  const uid = cachedUser()?.uid;
  if (uid === undefined) return;
  const keys = withChange(readFavorites()?.keys ?? [], key, filled);
  write(FAVORITES, { uid, keys, state: "changed", at: Date.now() } satisfies CachedFavorites);
}

/** Ends a change with the edge's answer: the favorites, or undefined when the change failed. */
export function settleChange(key: string, filled: boolean, favorites: Favorites | undefined): void {
  const cached = readFavorites();
  if (cached === undefined) return;
  const keys = favorites ? favoriteKeys(favorites) : withChange(cached.keys, key, !filled);
  // A failed request may still have changed them, so the next page with a star reads them again.
  const at = favorites ? Date.now() : 0;
  write(FAVORITES, { ...cached, keys, state: "read", at } satisfies CachedFavorites);
}

/** Whether the favorites are to be read from the edge again. */
export function favoritesAreDue(): boolean {
  const cached = readFavorites();
  if (cached === undefined) return true;
  return Date.now() - cached.at > (cached.state === "changed" ? CHANGE_MS : FRESH_MS);
}

/** Tells this tab that the cache has changed; browsers send `storage` events to the others alone. */
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

/** The storage that first-paint.js reads too. */
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
    // Storage is full: the page goes on without the cache.
  }
}
