import type { APIRoute } from "astro";
import { loadFeats } from "#functions/views/feeds/feats-feed.ts";
import { feedResponse } from "#functions/views/feeds/response.ts";

export const GET: APIRoute = async ({ locals }) =>
  feedResponse(await loadFeats(locals.collections, locals.siteUrl), "atom");
