import type { Context } from "hono";
import { isDay } from "#domain/dates.ts";
import { LIVE_PREFIX } from "#domain/live/live-path.ts";
import type { Edge } from "../edge/edge.ts";
import { LIVE_LOOK_MS } from "../edge/live-days.ts";
import { CACHING, cachedFor, cachingHeader } from "../http/caching.ts";
import { callerOf, isTooMuch } from "../http/rate-limits.ts";
import { secure } from "../http/security-headers.ts";
import { waitUntilOf } from "../http/wait-until.ts";
import { tagged } from "../open-data/tagged.ts";

const TEXT = { "Content-Type": "text/plain; charset=utf-8" };

/** The games of a day in one line, for a page whose connection fails; it is asked by its ETag. */
export async function liveLine(c: Context, edge: Edge): Promise<Response> {
  const text = await edge.live.text(dateOf(c.req.path), waitUntilOf(c));
  if (text === undefined)
    return c.text("No games of this day are read.\n", 404, cachingHeader(CACHING.passing));
  return tagged(c, text, { ...TEXT, ...cachingHeader(cachedFor(LIVE_LOOK_MS)) });
}

/** The request opens a connection for a day's changes. */
export function isLiveConnection(request: Request): boolean {
  return (
    request.headers.get("Upgrade")?.toLowerCase() === "websocket" &&
    new URL(request.url).pathname.startsWith(LIVE_PREFIX)
  );
}

/** Opens the connection of a page of this site; pages of other sites have the open data. */
export async function connectLive(
  request: Request,
  edge: Edge,
  limit: RateLimit,
): Promise<Response> {
  const { origin: own, pathname } = new URL(request.url);
  const origin = request.headers.get("Origin");
  if (origin !== null && origin !== (edge.environment.SITE_URL ?? own)) return refusal(403);
  if (await isTooMuch(limit, `live:${callerOf(request)}`)) return refusal(429);
  const answer = await edge.live.connect(dateOf(pathname), request);
  return answer.status === 101 ? answer : refusal(answer.status);
}

function refusal(status: number): Response {
  const headers = new Headers(cachingHeader(CACHING.none));
  secure(headers);
  return new Response(null, { status, headers });
}

/** The date that an address names; a day that never was for any other text. */
function dateOf(pathname: string): string {
  const date = pathname.slice(LIVE_PREFIX.length);
  return isDay(date) ? date : "";
}
