import type { APIRoute } from "astro";
import { loadSearchIndexText } from "../../functions/views/search-index.ts";
import { unavailableText } from "../../functions/views/status.ts";

/** Everything that the search field finds, fetched when somebody means to search. */
export const GET: APIRoute = async ({ locals }) => {
  const view = await loadSearchIndexText(locals.collections);
  if (view.kind !== "ready") return unavailableText();
  const headers = new Headers({ "Content-Type": "text/plain; charset=utf-8" });
  // Names and teams change less often than figures do; what could not be renewed is kept as pages are.
  if (locals.reads.failingSince === undefined) {
    headers.set("Cache-Control", "public, max-age=600, stale-while-revalidate=86400");
  }
  return new Response(view.page, { headers });
};
