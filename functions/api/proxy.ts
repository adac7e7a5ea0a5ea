import type { Context } from "hono";
import { Hono } from "hono/tiny";
import { CACHING, cachedFor, cachingHeader } from "../http/caching.ts";
import { entityTagOf, isTagKnown } from "../http/entity-tag.ts";
import { refuse } from "../http/errors.ts";
import { onlyMethods } from "../http/methods.ts";
import { callerOf, limited } from "../http/rate-limits.ts";
import { waitUntilOf } from "../http/wait-until.ts";
import { documentOf } from "../proxy/resources.ts";
import { MISSING_FRESH_MS, type ServedDocument } from "../proxy/upstream.ts";
import type { ApiEnv } from "./caller.ts";

/**
 * `GET /api/proxy/{key}`: a document of the league's public data, chosen from a table (product.md
 * section 7). Off unless `PROXY_UPSTREAM` names the upstream. `X-Cache` is hit, miss or stale,
 * `X-Read-At` the time of the read.
 */
export const proxy = new Hono<ApiEnv>()
  .get("/:key", async (c) => {
    const { upstream } = c.var.edge;
    if (upstream === undefined) return refuse(c, { kind: "proxy-off" });
    const document = documentOf(c.req.param("key"), new URL(c.req.url).searchParams);
    if (!document.ok) return refuse(c, document.error);
    const tooMany = await limited(c, c.env.PROXY_LIMIT, callerOf(c.req.raw));
    if (tooMany) return tooMany;
    const served = await upstream(document.value, waitUntilOf(c));
    if (!served.ok) {
      const { kind } = served.error;
      const caching = kind === "no-such-document" ? cachingHeader(cachedFor(MISSING_FRESH_MS)) : {};
      return refuse(c, { kind }, caching);
    }
    return answerWith(c, served.value);
  })
  .all("/:key", onlyMethods("GET"));

async function answerWith(c: Context, served: ServedDocument): Promise<Response> {
  const tag = await entityTagOf(served.text);
  const isStale = served.from === "stale";
  const headers: Record<string, string> = {
    "Content-Type": "application/json; charset=utf-8",
    ...cachingHeader(isStale ? CACHING.passing : cachedFor(served.freshUntil - Date.now())),
    ETag: tag,
    "X-Cache": served.from,
    "X-Read-At": new Date(served.readAt).toISOString(),
  };
  if (isTagKnown(c.req.header("If-None-Match") ?? null, tag)) return c.body(null, 304, headers);
  return c.body(served.text, 200, headers);
}
