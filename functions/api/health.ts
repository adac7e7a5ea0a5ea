import { Hono } from "hono/tiny";
import type { Collections } from "../data/cached-collections.ts";
import { ON_DEMAND_COLLECTIONS } from "../data/collections.ts";
import { ReadTrace } from "../data/read-trace.ts";
import type { RefreshHealth } from "../data/refresh/refresh-record.ts";
import { collectionsOfRequest } from "../data/request-collections.ts";
import { type ApiEnv, waitUntilOf } from "../http/caller.ts";
import { onlyMethods } from "../http/methods.ts";

const GOOD_REFRESHES = new Set<RefreshHealth["state"]>(["off", "waiting", "ok"]);

/**
 * The site's health for operators: its dependencies, its refreshes, the version and age of its
 * data, and the caches of the answering isolate. "degraded" means that pages are shown although
 * something fails; 503 means only that some pages cannot be shown.
 */
export const health = new Hono<ApiEnv>()
  .get("/", async (c) => {
    const { edge } = c.var;
    const trace = new ReadTrace();
    const bound = collectionsOfRequest(edge.collections, { ...waitUntilOf(c), trace });
    // Collections that no page needs do not affect the site, and are too large for this check.
    const unneeded = new Set<string>(ON_DEMAND_COLLECTIONS);
    const names = (Object.keys(bound) as (keyof Collections)[]).filter(
      (name) => !unneeded.has(name),
    );
    const [services, refresh, ...read] = await Promise.all([
      edge.services(waitUntilOf(c)),
      edge.refreshes(waitUntilOf(c)),
      ...names.map(async (name) => [name, await bound[name]()] as const),
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
      Object.values(services).every((state) => state === "reachable") &&
      GOOD_REFRESHES.has(refresh.state);
    const body = {
      status: isWell ? "ok" : canShow ? "degraded" : "down",
      services,
      refresh,
      collections: Object.fromEntries(collections),
      pages: { cached: edge.pages.size, bytes: edge.pages.bytes },
    };
    return c.json(body, canShow ? 200 : 503);
  })
  .all("/", onlyMethods("GET"));
