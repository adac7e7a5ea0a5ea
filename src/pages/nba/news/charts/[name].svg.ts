import type { APIRoute } from "astro";
import { signInFirst } from "#functions/views/members/members-only.ts";
import { chartResponse, loadChart } from "#functions/views/page/charts.ts";

/** Charts are for members only, as the articles that contain them are. */
export const GET: APIRoute = async ({ locals, params, url }) =>
  locals.member === undefined
    ? signInFirst(url)
    : chartResponse(await loadChart(locals.memberCollections, params.name));
