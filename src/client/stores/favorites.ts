import type { Favorites } from "../../../domain/member/favorites.ts";
import { getFavorites } from "../browser/api.ts";
import { keepFavorites } from "../browser/kept.ts";
import { becomeVisitor } from "./session.ts";

/** Reads the favorites from the edge and keeps them; a session that is over ends here too. */
export async function readFavorites(): Promise<Favorites | undefined> {
  const askedAt = Date.now();
  const answer = await getFavorites();
  if (answer.ok) keepFavorites(answer.value, askedAt);
  else if (answer.error.kind === "signed-out") becomeVisitor();
  return answer.ok ? answer.value : undefined;
}
