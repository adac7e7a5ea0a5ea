import type { APIRoute } from "astro";
import { feedResponse } from "../../../../../functions/views/feeds/response.ts";
import { loadTeamResults } from "../../../../../functions/views/feeds/team-feeds.ts";

export const GET: APIRoute = async ({ locals, params }) =>
  feedResponse(await loadTeamResults(locals.collections, params.id, locals.siteUrl), "atom");
