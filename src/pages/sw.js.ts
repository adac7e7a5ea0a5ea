import { killSwitch, worker } from "virtual:service-worker";
import type { APIRoute } from "astro";

/** Asked for by browsers at every visit: what they have is always the newest, or gone. */
export const GET: APIRoute = ({ locals }) =>
  new Response(locals.serviceWorker ? worker : killSwitch, {
    headers: {
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": "no-cache",
    },
  });
