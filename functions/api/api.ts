import { Hono } from "hono/tiny";
import type { PurgeCollections } from "../data/purge.ts";
import type { Edge } from "../edge/edge.ts";
import { CACHING, hasCaching, setCaching } from "../http/caching.ts";
import { refuse } from "../http/errors.ts";
import { exactPath } from "../http/exact-path.ts";
import { isJson } from "../http/json-body.ts";
import { logEvent } from "../http/log.ts";
import { discardBody } from "../http/request-body.ts";
import { antiForgery } from "./anti-forgery.ts";
import { type ApiEnv, withAccounts } from "./caller.ts";
import { favorites } from "./favorites.ts";
import { front } from "./front.ts";
import { health } from "./health.ts";
import { hiddenScores } from "./hidden-scores.ts";
import { history } from "./history.ts";
import { notices } from "./notices.ts";
import { profile } from "./profile.ts";
import { proxy } from "./proxy.ts";
import { purge } from "./purge.ts";
import { recovery } from "./recovery.ts";
import { session } from "./session.ts";
import { webhooks } from "./webhooks.ts";

/** The calls that need accounts, by their names below `/api`. */
const OF_MEMBERS = {
  session,
  profile,
  recovery,
  favorites,
  front,
  notices,
  "hidden-scores": hiddenScores,
};

/**
 * The site's own API, for its own pages. Same-origin JSON; every error is `{code, message}` under
 * its status. An answer without a caching policy of its own is `no-store`.
 */
export function createApi(
  edgeOf: (env: Cloudflare.Env) => Edge,
  purgeCollections: PurgeCollections,
): Hono<ApiEnv> {
  const api = new Hono<ApiEnv>().basePath("/api");
  api.onError((error, c) => {
    logEvent("error", { event: "api-failed", reason: String(error) });
    return refuse(c, { kind: "internal" });
  });
  api.use(async (c, next) => {
    c.set("edge", edgeOf(c.env));
    c.set("purgeCollections", purgeCollections);
    await next();
    await discardBody(c.req.raw);
    if (!hasCaching(c.res.headers)) setCaching(c.res.headers, CACHING.personal);
  });
  api.notFound((c) => refuse(c, { kind: "not-found" }));
  api.use(exactPath);
  // For scripts, which authenticate with the operator's secret and have no session.
  api.route("/purge", purge);
  api.route("/history", history);
  // For the stats API, which signs what it sends.
  api.route("/webhooks", webhooks);
  for (const name of Object.keys(OF_MEMBERS)) api.use(`/${name}/*`, withAccounts);
  api.use(antiForgery);
  api.use(async (c, next) => {
    // Only the header is checked: in a Worker a request without a body may have an empty one.
    const isOther = c.req.header("content-type") !== undefined && !isJson(c.req.raw);
    return isOther ? refuse(c, { kind: "not-json" }) : next();
  });
  for (const [name, routes] of Object.entries(OF_MEMBERS)) api.route(`/${name}`, routes);
  api.route("/health", health);
  api.route("/proxy", proxy);
  return api;
}
