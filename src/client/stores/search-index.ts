import { atom, type ReadableAtom } from "nanostores";
import { prepareSearch } from "#domain/search/search.ts";
import type { SearchIndex } from "#domain/search/search-index.ts";
import { fetchSearchIndex } from "../browser/search-index.ts";

export type IndexState =
  | { state: "idle" }
  /** True while the loader shows. */
  | { state: "loading"; isSlow: boolean }
  | { state: "ready"; index: SearchIndex }
  | { state: "failed" };

/** The time after which a loader shows, in milliseconds. */
const SLOW_MS = 150;

const $state = atom<IndexState>({ state: "idle" });

/** The search index and its state. */
export const $searchIndex: ReadableAtom<IndexState> = $state;

/** Fetches the index unless it is loaded or loading; tries again after a failure. */
export async function ensureSearchIndex(): Promise<void> {
  const { state } = $state.get();
  if (state === "loading" || state === "ready") return;
  $state.set({ state: "loading", isSlow: false });
  const slow = setTimeout(() => $state.set({ state: "loading", isSlow: true }), SLOW_MS);
  const answer = await fetchSearchIndex();
  clearTimeout(slow);
  if (!answer.ok) return $state.set({ state: "failed" });
  prepareSearch(answer.value.teams, answer.value.players);
  $state.set({ state: "ready", index: answer.value });
}
