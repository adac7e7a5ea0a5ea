import type { APIRoute } from "astro";
import { feedResponse } from "#functions/views/feeds/response.ts";
import { loadTeamResults } from "#functions/views/feeds/team-feeds.ts";

export const GET: APIRoute = async ({ locals, params, url }) => {
  const asked = { id: params.id, hidesScores: url.searchParams.get("scores") === "hidden" };
  return feedResponse(await loadTeamResults(locals.collections, asked, locals.siteUrl), "atom");
};
