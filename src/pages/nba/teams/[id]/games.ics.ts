import type { APIRoute } from "astro";
import { feedResponse } from "../../../../../functions/views/feeds/response.ts";
import { loadTeamCalendar } from "../../../../../functions/views/feeds/team-feeds.ts";

export const GET: APIRoute = async ({ locals, params }) =>
  feedResponse(await loadTeamCalendar(locals.collections, params.id, locals.siteUrl), "calendar");
