import type { APIRoute } from "astro";
import { loadComebacks } from "#functions/views/feeds/comebacks-feed.ts";
import { feedResponse } from "#functions/views/feeds/response.ts";

export const GET: APIRoute = async ({ locals }) =>
  feedResponse(await loadComebacks(locals.collections, locals.siteUrl), "atom");
