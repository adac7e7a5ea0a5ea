import { type Favorites, favoriteKeys } from "../../../domain/member/favorites.ts";
import { parseUser, type User } from "../../../domain/member/user.ts";

// What this browser remembers of a member, for the look of a page before the edge is asked. None
// of it grants anything, and a token is never among it. Storage can be forbidden: then a page itself
// remembers, for as long as it is open, and every public one starts with the look of a visitor.

const USER = "user";
const FAVORITES = "favorites";

/** For how long kept favorites count without asking the edge. */
const FRESH_MS = 5 * 60_000;
/** For how long a change may be on its way to the edge. */
export const CHANGE_MS = 10_000;

/** The favorites as this browser keeps them. */
interface KeptFavorites {
  uid: string;
  keys: string[];
  /** "read" from an answer of the edge, or "changed" here without an answer yet. */
  state: "read" | "changed";
  /** When that was, in milliseconds. */
  at: number;
}

/** The member remembered; undefined for a visitor and for anything that is no profile. */
export function keptUser(): User | undefined {
  return parseUser(read(USER));
}

/** Remembers who is signed in, or forgets it together with the favorites. */
export function keepUser(user: User | undefined): void {
  if (user === undefined || keptUser()?.uid !== user.uid) write(FAVORITES, undefined);
  write(USER, user);
}

/** The keys of the favorites kept for this member; undefined when there are none. */
export function keptFavorites(): string[] | undefined {
  return readFavorites()?.keys;
}

/** Keeps the favorites of an answer, unless a change was made after the edge was asked. */
export function keepFavorites(favorites: Favorites, askedAt: number): void {
  keepFavoriteKeys(favoriteKeys(favorites), askedAt);
}

/** As `keepFavorites`, for favorites that are given by their keys. */
export function keepFavoriteKeys(keys: string[], askedAt: number): void {
  const uid = keptUser()?.uid;
  const kept = readFavorites();
  // Until a change has been answered, an answer may be from before it.
  const changedUntil =
    kept === undefined ? 0 : kept.at + (kept.state === "changed" ? CHANGE_MS : 0);
  if (uid === undefined || askedAt <= changedUntil) return;
  write(FAVORITES, { uid, keys, state: "read", at: Date.now() } satisfies KeptFavorites);
}

/** Keeps one change before the edge has answered. */
export function keepChange(key: string, filled: boolean): void {
  const uid = keptUser()?.uid;
  if (uid === undefined) return;
  const keys = withChange(readFavorites()?.keys ?? [], key, filled);
  write(FAVORITES, { uid, keys, state: "changed", at: Date.now() } satisfies KeptFavorites);
}

/** Ends a change by what the edge answered: the favorites, or undefined when it was not made. */
export function settleChange(key: string, filled: boolean, favorites: Favorites | undefined): void {
  const kept = readFavorites();
  if (kept === undefined) return;
  const keys = favorites ? favoriteKeys(favorites) : withChange(kept.keys, key, !filled);
  // Without an answer the change may have been made: the next page with a star asks.
  const at = favorites ? Date.now() : 0;
  write(FAVORITES, { ...kept, keys, state: "read", at } satisfies KeptFavorites);
}

/** Whether the edge is to be asked for the favorites again. */
export function favoritesAreDue(): boolean {
  const kept = readFavorites();
  if (kept === undefined) return true;
  return Date.now() - kept.at > (kept.state === "changed" ? CHANGE_MS : FRESH_MS);
}

/** Shows what is kept in this tab; the `storage` event tells the other tabs by itself. */
export function showKept(): void {
  for (const key of [USER, FAVORITES]) dispatchEvent(new StorageEvent("storage", { key }));
}

function withChange(keys: string[], key: string, filled: boolean): string[] {
  const others = keys.filter((other) => other !== key);
  return filled ? [...others, key] : others;
}

function readFavorites(): KeptFavorites | undefined {
  const kept = read(FAVORITES) as Partial<Record<keyof KeptFavorites, unknown>> | null | undefined;
  const uid = keptUser()?.uid;
  if (uid === undefined || kept?.uid !== uid || !Array.isArray(kept.keys)) return undefined;
  const keys = kept.keys.filter((key) => typeof key === "string");
  const state = kept.state === "changed" ? "changed" : "read";
  // A time that is none, or has not come yet, is as old as can be.
  const at = typeof kept.at === "number" && kept.at <= Date.now() ? kept.at : 0;
  return { uid, keys, state, at };
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
