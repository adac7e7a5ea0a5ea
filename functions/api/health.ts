import { Hono } from "hono/tiny";
import { NEEDED_COLLECTIONS } from "../data/collections.ts";
import { ReadTrace } from "../data/read-trace.ts";
import type { RefreshHealth } from "../data/refresh/refresh-record.ts";
import { collectionsOfRequest } from "../data/request-collections.ts";
import { onlyMethods } from "../http/methods.ts";
import { waitUntilOf } from "../http/wait-until.ts";
import type { UpstreamHealth } from "../proxy/upstream-health.ts";
import type { ApiEnv } from "./caller.ts";

const GOOD_REFRESHES = new Set<RefreshHealth["state"]>(["off", "waiting", "ok"]);
const GOOD_PLAYS = new Set(["off", "ok"]);
const GOOD_UPSTREAMS = new Set<UpstreamHealth>(["off", "reachable"]);

/**
 * The site's health for operators: its dependencies, what the database has lost whatever the caches
 * hold, its refreshes, the version and age of its data, and the caches of the answering isolate.
 * "degraded" means that pages are shown although something fails; 503 means only that some pages
 * cannot be shown.
 */
export const health = new Hono<ApiEnv>()
  .get("/", async (c) => {
    const { edge } = c.var;
    const trace = new ReadTrace();
    const seasonNow = edge.currentSeason.known();
    const bound = collectionsOfRequest(edge.collections, { ...waitUntilOf(c), trace, seasonNow });
    const [services, missing, refresh, live, proxy, filling, ...read] = await Promise.all([
      edge.services(waitUntilOf(c)),
      edge.missing(waitUntilOf(c)),
      edge.refreshes(waitUntilOf(c)),
      edge.live.health(),
      edge.upstreamHealth(waitUntilOf(c)),
      edge.filling(),
      // Collections that no page needs do not affect the site, and are too large for this check.
      ...NEEDED_COLLECTIONS.map(async (name) => [name, await bound[name]()] as const),
    ]);
    const collections = read.map(([name, answer]) => {
      const served = trace.reads.get(name);
      const { readAt, version = null, from = null } = served ?? {};
      return [
        name,
        {
          from,
          version,
          ageSeconds: readAt === undefined ? null : Math.round((Date.now() - readAt) / 1000),
          ...(answer.ok
            ? { updatedAt: answer.value.updatedAt ?? null, dropped: answer.value.dropped }
            : { failure: answer.error.kind }),
        },
      ] as const;
    });
    const canShow = read.every(([, answer]) => answer.ok);
    const isWell =
      canShow &&
      missing.length === 0 &&
      Object.values(services).every((state) => state !== "unreachable") &&
      GOOD_REFRESHES.has(refresh.state) &&
      live.state !== "failing" &&
      live.state !== "unknown" &&
      // Only an object that reads games says how its source of plays is.
      (!("plays" in live) || GOOD_PLAYS.has(live.plays)) &&
      GOOD_UPSTREAMS.has(proxy);
    const body = {
      status: isWell ? "ok" : canShow ? "degraded" : "down",
      services,
      missing,
      filling,
      proxy,
      refresh,
      live,
      collections: Object.fromEntries(collections),
      pages: { cached: edge.pages.size, bytes: edge.pages.bytes },
    };
    return c.json(body, canShow ? 200 : 503);
  })
  .all("/", onlyMethods("GET"));
