import type { Context } from "hono";
import { cors } from "hono/cors";
import { Hono } from "hono/tiny";
import {
  NOT_IN_OPEN_DATA,
  OPEN_DATA_NEWEST_PREFIX,
  OPEN_DATA_PREFIXES,
  OPEN_DATA_VERSION,
  OPEN_DATA_VERSION_HEADER,
} from "#domain/open-api.ts";
import type { CollectionValues } from "../data/collections.ts";
import { tagOf } from "../data/documents.ts";
import { ReadTrace } from "../data/read-trace.ts";
import { readsOfRequest } from "../data/request-collections.ts";
import type { Edge } from "../edge/edge.ts";
import { keepAtEdge } from "../http/caching.ts";
import { exactPath } from "../http/exact-path.ts";
import { logEvent } from "../http/log.ts";
import { callerOf, isTooMuch } from "../http/rate-limits.ts";
import { discardBody } from "../http/request-body.ts";
import { FOR_OTHER_SITES } from "../http/security-headers.ts";
import { waitUntilOf } from "../http/wait-until.ts";
import { advancedStatRoutes } from "./advanced-stats.ts";
import { openApiText } from "./built-openapi.ts";
import { readCollections } from "./facts.ts";
import { ALLOWED_METHODS, type OpenDataFailure, refusal } from "./failures.ts";
import { readQuery } from "./query.ts";
import { answerQuestion, isQuestionFile } from "./question-files.ts";
import type { OpenDataRoute } from "./route.ts";
import { OPEN_DATA_ROUTES } from "./routes.ts";
import { readsOfSeason, seasonsHeld } from "./seasons.ts";
import { cachingOf, type OpenDataEnv, tagged } from "./tagged.ts";

/**
 * The open data: the season, readable without signing in and from any site, in the shape that
 * clients of the public API expect. Any cache may store answers and revalidates them by their ETag;
 * errors are `{error}` under their status and never stored. The answers to questions at their
 * pages' own addresses are open data, too.
 */
export function createOpenData(edgeOf: (env: Cloudflare.Env) => Edge): Hono<OpenDataEnv> {
  const app = new Hono<OpenDataEnv>();
  app.onError((error) => {
    logEvent("error", { event: "open-data-failed", reason: String(error) });
    return refusal({ kind: "internal" });
  });
  app.use(async (c, next) => {
    c.set("edge", edgeOf(c.env));
    await next();
    for (const [name, value] of Object.entries(FOR_OTHER_SITES)) c.res.headers.set(name, value);
    c.res.headers.set(OPEN_DATA_VERSION_HEADER, OPEN_DATA_VERSION);
    await discardBody(c.req.raw);
  });
  app.use(
    cors({
      origin: "*",
      allowMethods: ALLOWED_METHODS.split(", "),
      // Clients send a key, and a content type without a body.
      allowHeaders: ["Authorization", "Content-Type", "If-None-Match"],
      exposeHeaders: [OPEN_DATA_VERSION_HEADER, "ETag", "Link", "Retry-After"],
      maxAge: 86_400,
    }),
  );
  app.use(async (c, next) => {
    if (c.req.method !== "GET" && c.req.method !== "HEAD") {
      return refusal({ kind: "method-not-allowed" });
    }
    if (await isTooMuch(c.env.OPEN_DATA_LIMIT, callerOf(c.req.raw))) {
      return refusal({ kind: "too-many-requests" });
    }
    return next();
  });
  app.notFound(() => refusal({ kind: "not-found", what: "address" }));
  app.use(exactPath);
  for (const prefix of OPEN_DATA_PREFIXES) {
    app.get(`${prefix}/openapi.json`, async (c) => {
      const siteUrl = c.var.edge.environment.SITE_URL ?? new URL(c.req.url).origin;
      const { seasonNow } = await c.var.edge.currentSeason.read(waitUntilOf(c));
      const document = await openApiText(c.env.ASSETS, siteUrl, seasonNow.current);
      return tagged(c, document, cachingOf(c, new ReadTrace()));
    });
    for (const [path, sentence] of Object.entries(NOT_IN_OPEN_DATA)) {
      app.get(prefix + path, () => refusal({ kind: "not-here", sentence }));
    }
    for (const route of OPEN_DATA_ROUTES) {
      app.get(prefix + route.path.replace(/\{(\w+)\}/, ":$1"), (c) => answer(c, route));
    }
  }
  for (const route of advancedStatRoutes) {
    app.get(OPEN_DATA_NEWEST_PREFIX + route.path, (c) => answer(c, route));
  }
  app.get(`${OPEN_DATA_NEWEST_PREFIX}/odds/:kind?`, () =>
    refusal({ kind: "not-here", sentence: NOT_IN_OPEN_DATA["/odds"] }),
  );
  app.get("*", (c, next) => (isQuestionFile(c.req.path) ? answerQuestion(c) : next()));
  return app;
}

async function answer(c: Context<OpenDataEnv>, route: OpenDataRoute): Promise<Response> {
  const given = new URL(c.req.url).searchParams;
  for (const [name, value] of Object.entries(c.req.param())) given.set(name, value);
  // Parameters may have to name the current season.
  const { seasonNow } = await c.var.edge.currentSeason.read(waitUntilOf(c));
  const query = readQuery(route.parameters, given, { isOpen: route.parses ?? false });
  if (!query.ok) return refusal(query.error);

  const trace = new ReadTrace();
  const reading = { ...waitUntilOf(c), trace, seasonNow };
  const current = readsOfRequest(c.var.edge, reading);
  const refused = (failure: OpenDataFailure) => refusal(failure, c.var.edge.notHeld(trace));
  const asked = route.seasonAsked?.(query.value) ?? { kind: "current" };
  const held = await seasonsHeld(asked, current, {
    isPlayed: !route.takesUpcoming,
    takesLists: route.takesLists,
  });
  if (!held.ok) return refused(held.error);
  const [season = seasonNow.current] = held.value;
  const reads = readsOfSeason(season, current);
  const facts = await readCollections(reads.collections, route.needs);
  if (facts === undefined) return refused({ kind: "unavailable" });
  const answered = await route.answer(query.value, facts as CollectionValues, {
    given,
    ...reads,
    season,
    live: (date, fixtures) => c.var.edge.live.look(date, fixtures, reading),
    now: c.var.edge.clock.now(),
    holdUntil: (moment) => trace.holdUntil(c.var.edge.clock.machineTime(moment)),
  });
  if (!answered.ok) return refused(answered.error);
  const headers = cachingOf(c, trace);
  const tags = [...new Set([...trace.versions.keys()].map(tagOf))];
  if (tags.length > 0) headers["Cache-Tag"] = tags.join(",");
  const response = await tagged(c, JSON.stringify(answered.value), headers);
  const { freshMs } = c.var.edge;
  if (tags.includes("seasons")) keepAtEdge(response.headers, trace, { now: Date.now(), freshMs });
  return response;
}
