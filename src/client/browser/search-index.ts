import { fail, ok, type Result } from "../../../domain/result.ts";
import { decodeSearchIndex, type SearchIndex } from "../../../domain/words/search-index.ts";
import { patience } from "./patience.ts";
import { SEARCH_INDEX_PATH } from "./search-index-path.ts";

const TIMEOUT_MS = 10_000;

/** Fetches the search index from the browser's HTTP cache or else from the edge. */
export async function fetchSearchIndex(): Promise<Result<SearchIndex, { kind: "unavailable" }>> {
  try {
    const answer = await fetch(SEARCH_INDEX_PATH, { signal: patience(TIMEOUT_MS) });
    const index = answer.ok ? decodeSearchIndex(await answer.text()) : undefined;
    return index === undefined ? fail({ kind: "unavailable" }) : ok(index);
  } catch {
    return fail({ kind: "unavailable" });
  }
}
