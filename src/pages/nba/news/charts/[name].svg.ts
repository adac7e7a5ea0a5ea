import type { APIRoute } from "astro";
import { chartResponse, loadChart } from "../../../../../functions/views/charts.ts";
import { signInFirst } from "../../../../../functions/views/members-only.ts";

/** A chart is as much the members' as the article it goes with. */
export const GET: APIRoute = async ({ locals, params, url }) =>
  locals.member === undefined
    ? signInFirst(url)
    : chartResponse(await loadChart(locals.memberCollections, params.name));
