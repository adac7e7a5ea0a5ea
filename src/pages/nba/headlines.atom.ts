import type { APIRoute } from "astro";
import { loadHeadlines } from "#functions/views/feeds/headlines-feed.ts";
import { feedResponse } from "#functions/views/feeds/response.ts";

export const GET: APIRoute = async ({ locals }) =>
  feedResponse(await loadHeadlines(locals.collections, locals.siteUrl), "atom");
