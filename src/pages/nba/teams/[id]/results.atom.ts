import type { APIRoute } from "astro";
import { askedScores, feedResponse } from "#functions/views/feeds/response.ts";
import { loadTeamResults } from "#functions/views/feeds/team-feeds.ts";

export const GET: APIRoute = async ({ locals, params, url }) => {
  const asked = { id: params.id, ...askedScores(url) };
  return feedResponse(await loadTeamResults(locals.collections, asked, locals.siteUrl), "atom");
};
