import type { APIRoute } from "astro";
import { robotsText } from "#functions/views/page/robots.ts";

export const GET: APIRoute = ({ locals }) =>
  new Response(robotsText(locals.siteUrl), {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
