import { killSwitch, worker } from "virtual:service-worker";
import type { APIRoute } from "astro";

/** The service worker, or the kill switch that removes it. */
export const GET: APIRoute = ({ locals }) =>
  new Response(locals.serviceWorker ? worker : killSwitch, {
    headers: {
      "Content-Type": "text/javascript; charset=utf-8",
      // A service worker fetches, also the icon of a notice, under the policy of its script.
      "Content-Security-Policy": "default-src 'none'; connect-src 'self'; img-src 'self'",
    },
  });
