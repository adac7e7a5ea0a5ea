import type { APIRoute } from "astro";
import { loadCalendar } from "#functions/views/feeds/games-calendar.ts";
import { askedScores, feedResponse } from "#functions/views/feeds/response.ts";

export const GET: APIRoute = async ({ locals, url }) => {
  const asked = { isOfTeam: false, ...askedScores(url) };
  return feedResponse(await loadCalendar(locals.collections, asked, locals.siteUrl), "calendar");
};
