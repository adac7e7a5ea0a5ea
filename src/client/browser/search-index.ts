import { fail, ok, type Result } from "#domain/result.ts";
import { decodeSearchIndex, type SearchIndex } from "#domain/search/search-index.ts";
import { takeSearchIndex } from "./search-index-request.ts";

/** Fetches the search index from the browser's HTTP cache or else from the edge. */
export async function fetchSearchIndex(): Promise<Result<SearchIndex, { kind: "unavailable" }>> {
  try {
    const answer = await takeSearchIndex();
    const index = answer.ok ? decodeSearchIndex(await answer.text()) : undefined;
    return index === undefined ? fail({ kind: "unavailable" }) : ok(index);
  } catch {
    return fail({ kind: "unavailable" });
  }
}
