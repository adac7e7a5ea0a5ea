import { atom, type ReadableAtom } from "nanostores";
import type { ApiFailure } from "../../../domain/member/api-failures.ts";
import { favoriteKeys } from "../../../domain/member/favorites.ts";
import { changeFavorite } from "../browser/api.ts";
import { keepChange, keptFavorites, settleChange } from "../browser/kept.ts";
import { readFavorites } from "./favorites.ts";
import { pause } from "./pause.ts";
import { becomeVisitor } from "./session.ts";

/** How long the spinner shows before the favorites are read again (product.md section 9). */
export const REREAD_MS = 1_000;

/** How long the message of a refused change stays, as long as that of a form. */
export const FAILURE_MS = 5_000;

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
 * A star and its three states. A public page is the same for every member, so the star shows the
 * favorites that this browser keeps. A click is kept at once and taken back when the edge refuses.
 */
export function createStar(key: string): FavoriteStar {
  const $star = atom<Star>({ state: known(), failure: undefined });
  let fading: ReturnType<typeof setTimeout> | undefined;

  function known(): Star["state"] {
    return keptFavorites()?.includes(key) ? "filled" : "empty";
  }

  function show(state: Star["state"], failure?: ApiFailure): void {
    clearTimeout(fading);
    $star.set({ state, failure });
    // The way back to signing in stays.
    if (failure && failure.kind !== "signed-out") fading = setTimeout(forgive, FAILURE_MS);
  }

  function forgive(): void {
    const { state, failure } = $star.get();
    if (failure && failure.kind !== "signed-out") show(state);
  }

  return {
    $star,
    watch() {
      const watching = new AbortController();
      const { signal } = watching;
      const follow = () => {
        const { state, failure } = $star.get();
        if (state !== "loading") show(known(), failure);
      };
      void readFavorites().then(follow);
      addEventListener("storage", ({ key }) => key === "favorites" && follow(), { signal });
      addEventListener("online", forgive, { signal });
      // A page that is left may come back as it was, and the spinner would have nothing to wait for.
      addEventListener("pagehide", () => show(known()), { signal });
      return () => watching.abort();
    },
    async toggle() {
      const { state } = $star.get();
      if (state === "loading") return;
      const adds = state === "empty";
      show("loading");
      keepChange(key, adds);
      const second = pause(REREAD_MS);
      const changed = await changeFavorite(adds ? "PUT" : "DELETE", key);
      settleChange(key, adds, changed.ok ? changed.value : undefined);
      if (!changed.ok) {
        show(state, changed.error);
        if (changed.error.kind === "signed-out") becomeVisitor();
        return;
      }
      await second;
      const favorites = (await readFavorites()) ?? changed.value;
      show(favoriteKeys(favorites).includes(key) ? "filled" : "empty");
    },
  };
}
