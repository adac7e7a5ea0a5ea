import { atom, type ReadableAtom } from "nanostores";
import type { ApiFailure } from "../../../domain/member/api-failures.ts";
import { type Favorites, favoriteKeys } from "../../../domain/member/favorites.ts";
import { changeFavorite, getFavorites } from "../browser/api.ts";
import { keepFavorites, keptFavorites } from "../browser/kept.ts";
import { pause } from "./pause.ts";
import { becomeVisitor } from "./session.ts";

/** How long the spinner shows before the favorites are read again (spec section 9). */
export const REREAD_MS = 1_000;

export interface Star {
  state: "loading" | "empty" | "filled";
  /** Why the last change was refused. */
  failure: ApiFailure | undefined;
}

export interface FavoriteStar {
  $star: ReadableAtom<Star>;
  /** Reads the favorites from the edge, and keeps in step with other tabs until it is stopped. */
  watch(): () => void;
  /** Adds the favorite or removes it; does nothing while a change is under way. */
  toggle(): Promise<void>;
}

/**
 * A star and its three states. Pages are the same for everybody, so what it shows before the edge
 * has been asked is what this browser read last; a change counts from what the person saw.
 */
export function createStar(key: string): FavoriteStar {
  const known = (): Star["state"] => (keptFavorites()?.includes(key) ? "filled" : "empty");
  const $star = atom<Star>({ state: known(), failure: undefined });
  let changes = 0;

  function settle(favorites: Favorites): void {
    keepFavorites(favorites);
    const state = favoriteKeys(favorites).includes(key) ? "filled" : "empty";
    $star.set({ state, failure: undefined });
  }

  function refuse(state: Star["state"], failure: ApiFailure): void {
    $star.set({ state, failure });
    if (failure.kind === "signed-out") becomeVisitor();
  }

  async function read(): Promise<void> {
    const before = changes;
    const answer = await getFavorites();
    // An answer from before a click says nothing about what the click did.
    if (before !== changes) return;
    if (answer.ok) settle(answer.value);
    else if (answer.error.kind === "signed-out") becomeVisitor();
  }

  return {
    $star,
    watch() {
      void read();
      const follow = ({ key: changed }: StorageEvent) => {
        if (changed === "favorites" && $star.get().state !== "loading") {
          $star.set({ state: known(), failure: undefined });
        }
      };
      addEventListener("storage", follow);
      return () => removeEventListener("storage", follow);
    },
    async toggle() {
      const { state } = $star.get();
      if (state === "loading") return;
      changes += 1;
      $star.set({ state: "loading", failure: undefined });
      const second = pause(REREAD_MS);
      const changed = await changeFavorite(state === "filled" ? "DELETE" : "PUT", key);
      if (!changed.ok) return refuse(state, changed.error);
      await second;
      const reread = await getFavorites();
      settle(reread.ok ? reread.value : changed.value);
    },
  };
}
