import { atom, type ReadableAtom } from "nanostores";
import type { ApiFailure } from "#domain/member/api-failures.ts";
import { changeFavorite } from "../browser/api.ts";
import { cacheChange, cachedFavorites, settleChange } from "../browser/member-cache.ts";
import { readFavorites } from "./favorites.ts";
import { pause } from "./pause.ts";
import { becomeVisitor } from "./session.ts";

/** The time for which the spinner shows at least, in milliseconds (product.md section 9). */
const SPINNER_MS = 1_000;

/**
 * The time for which the message of a refused change shows, in milliseconds; equal to that of a
 * form.
 */
const FAILURE_MS = 5_000;

export interface Star {
  state: "loading" | "empty" | "filled";
  /** The reason why the last change was refused. */
  failure: ApiFailure | undefined;
}

export interface FavoriteStar {
  $star: ReadableAtom<Star>;
  /** Reads the favorites from the edge and follows other tabs; returns a function that stops it. */
  watch(): () => void;
  /** Adds or removes the favorite; does nothing while a change is pending. */
  toggle(): Promise<void>;
}

/**
 * The state of a star. A public page is the same for every member, so the star shows this browser's
 * cached favorites. A click changes the cache at once; a refusal undoes the change.
 */
export function createStar(key: string): FavoriteStar {
  const $star = atom<Star>({ state: known(), failure: undefined });
  let fading: ReturnType<typeof setTimeout> | undefined;

  function known(): Star["state"] {
    return cachedFavorites()?.includes(key) ? "filled" : "empty";
  }

  function show(state: Star["state"], failure?: ApiFailure): void {
    clearTimeout(fading);
    $star.set({ state, failure });
    // The link to the login page stays.
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
      // The back-forward cache would restore the page with a spinner that never ends.
      addEventListener("pagehide", () => show(known()), { signal });
      return () => watching.abort();
    },
    async toggle() {
      const { state } = $star.get();
      if (state === "loading") return;
      const adds = state === "empty";
      show("loading");
      const changedAt = cacheChange(key, adds);
      const second = pause(SPINNER_MS);
      const changed = await changeFavorite(adds ? "PUT" : "DELETE", key);
      settleChange(key, adds, changedAt, changed.ok ? changed.value : undefined);
      if (!changed.ok) {
        show(state, changed.error);
        if (changed.error.kind === "signed-out") becomeVisitor();
        return;
      }
      await second;
      show(known());
    },
  };
}
