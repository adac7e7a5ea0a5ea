import type { Favorites } from "#domain/member/favorites.ts";
import { getFavorites } from "../browser/api.ts";
import { cacheFavorites } from "../browser/member-cache.ts";
import { becomeVisitor } from "./session.ts";

/**
 * Reads the favorites from the edge and caches them; becomes a visitor when the session is over.
 */
export async function readFavorites(): Promise<Favorites | undefined> {
  const requestedAt = Date.now();
  const answer = await getFavorites();
  if (answer.ok) {
    cacheFavorites(answer.value, requestedAt);
    return answer.value;
  }
  if (answer.error.kind === "signed-out") becomeVisitor();
  return undefined;
}
