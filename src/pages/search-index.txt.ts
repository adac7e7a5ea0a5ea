import type { APIRoute } from "astro";
import { unavailableText } from "#functions/views/page/status.ts";
import { loadSearchIndexText } from "#functions/views/search/search-index.ts";

/** The index of the search field, which browsers fetch when the field is first used. */
export const GET: APIRoute = async ({ locals }) => {
  const view = await loadSearchIndexText(locals.collections);
  if (view.kind !== "ready") return unavailableText();
  return new Response(view.page, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
};
