import type { APIRoute } from "astro";
import { openSearchText, SEARCH_LINK } from "#functions/views/page/open-search.ts";

export const GET: APIRoute = ({ locals }) =>
  new Response(openSearchText(locals.siteUrl), {
    headers: { "Content-Type": `${SEARCH_LINK.type}; charset=utf-8` },
  });
