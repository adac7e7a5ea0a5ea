import type { APIRoute } from "astro";
import { chartResponse, loadChart } from "#functions/views/charts.ts";
import { signInFirst } from "#functions/views/members-only.ts";

/** Charts are for members only, as the articles that contain them are. */
export const GET: APIRoute = async ({ locals, params, url }) =>
  locals.member === undefined
    ? signInFirst(url)
    : chartResponse(await loadChart(locals.memberCollections, params.name));
