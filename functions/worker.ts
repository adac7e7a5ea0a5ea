import { cache, env } from "cloudflare:workers";
import currentDictionary from "virtual:dictionaries/current.bin";
import previousDictionary from "virtual:dictionaries/previous.bin";
import { handle } from "@astrojs/cloudflare/handler";
import type { Context } from "hono";
import { Hono } from "hono/tiny";
import { LIVE_PREFIX } from "../domain/live/live-path.ts";
import { OPEN_DATA_NEWEST_PREFIX, OPEN_DATA_PREFIXES } from "../domain/open-api.ts";
import { createApi } from "./api/api.ts";
import { connectLive, isLiveConnection, liveLine } from "./api/live.ts";
import { BarredCallers } from "./database/members/barred-callers.ts";
import { handleDatabaseRequest, isDatabaseRequest } from "./database/protocol/door.ts";
import { UnderWay } from "./database/protocol/under-way.ts";
import { type Dictionaries, openDictionaries } from "./dictionary/dictionary.ts";
import { DICTIONARY_PATHS, serveDictionary } from "./dictionary/serving.ts";
import { startZstd } from "./dictionary/start-zstd.ts";
import { dictionaryCoder } from "./dictionary/zstd.ts";
import { type Edge, edgeOf, readByName } from "./edge/edge.ts";
import { planToday } from "./edge/live-days.ts";
import { platformPurge } from "./edge/platform-purge.ts";
import { isTooLong } from "./http/address-limit.ts";
import { CACHING, cachingHeader, hasCaching, keepFromEdge, setCaching } from "./http/caching.ts";
import { refuse } from "./http/errors.ts";
import { currentRequest, duringRequest, logEvent } from "./http/log.ts";
import { isLoopbackHost } from "./http/loopback.ts";
import { discardBody } from "./http/request-body.ts";
import { REQUEST_ID, requestIdOf } from "./http/request-id.ts";
import { secure } from "./http/security-headers.ts";
import { SECURITY_TEXT_PATH, securityText } from "./http/security-text.ts";
import { createOpenData } from "./open-data/open-data.ts";
import { isQuestionFile } from "./open-data/question-files.ts";
import { deliver } from "./page-cache/delivery.ts";
import { pageKey } from "./page-cache/page-key.ts";
import { requestNotes } from "./page-cache/request-notes.ts";
import { refreshOf } from "./refresh/start.ts";
import { destinationOf } from "./routes.ts";
import { SPECULATION_RULES_PATH, speculation, speculationRules } from "./speculation.ts";
import { failurePage, placeOf, printedSource } from "./views/page/failure.ts";

export { EmbeddedDatabase } from "./database/durable-object.ts";
export { MemberObject } from "./database/members/member-object.ts";
export { LiveDay } from "./live/durable-object.ts";
export { NoticesObject } from "./notices/notices-object.ts";
export { TeamObject } from "./notices/team-object.ts";
export { PictureObject } from "./pictures/picture-object.ts";
export { RefreshObject } from "./refresh/refresh-object.ts";

const worker = new Hono<{ Bindings: Cloudflare.Env }>();
const barred = new BarredCallers(() => Date.now());
const underWay = new UnderWay(() => Date.now());

// Astro answers for failing pages. Any other error is logged; the answer has only the request's id,
// and in development the place of the error.
worker.onError((error, c) => {
  const failure = { event: "request-failed", reason: String(error) };
  const headers = cachingHeader(CACHING.none);
  if (import.meta.env.DEV) {
    const place = placeOf(error);
    logEvent("error", { ...failure, at: place && printedSource(place) });
    return c.html(failurePage(error), 500, headers);
  }
  logEvent("error", failure);
  const request = currentRequest();
  return c.text(`Something went wrong here. It has been logged as ${request}.\n`, 500, headers);
});

worker.use((c, next) => {
  const id = requestIdOf(c.req.raw);
  return duringRequest(id, async () => {
    await next();
    c.res.headers.set(REQUEST_ID, id);
  });
});

worker.use(async (c, next) => {
  await next();
  secure(c.res.headers);
});

worker.use(speculation);

// Cloudflare would keep an answer without a caching policy for two hours.
worker.use(async (c, next) => {
  await next();
  if (!hasCaching(c.res.headers)) setCaching(c.res.headers, CACHING.none);
});

// Without SITE_URL an answer has the address of its request, and the cache in front knows no hosts.
worker.use(async (c, next) => {
  await next();
  const edge = edgeOf(c.env);
  const isOwnAddress = edge.ok && edge.value.environment.SITE_URL !== undefined;
  if (!isOwnAddress && !isLoopbackHost(new URL(c.req.url).host)) keepFromEdge(c.res.headers);
});

worker.use(async (c, next) => {
  if (!isTooLong(c.req.url)) return next();
  await discardBody(c.req.raw);
  if (c.req.path.startsWith("/api/")) return refuse(c, { kind: "address-too-long" });
  return c.text("This address is too long.\n", 414);
});

worker.use(async (c, next) => {
  const edge = edgeOf(c.env);
  if (!edge.ok) {
    await discardBody(c.req.raw);
    const problems = edge.error.problems.join("\n");
    return c.text(`This site is misconfigured:\n${problems}\n`, 500, cachingHeader(CACHING.none));
  }
  if (isDatabaseRequest(c.req.raw, edge.value.environment)) {
    const answering = handleDatabaseRequest(c.req.raw, {
      embedded: c.env,
      credentials: edge.value.databaseCredentials,
      guesses: c.env.OPERATOR_LIMIT,
      requests: c.env.DATABASE_LIMIT,
      barred,
      underWay,
      purgeCollections,
      waitUntil: (promise) => c.executionCtx.waitUntil(promise),
    });
    // A write is purged from the caches even when its client does not wait for the answer.
    c.executionCtx.waitUntil(answering);
    return answering;
  }
  return next();
});

function runningEdge(env: Cloudflare.Env): Edge {
  const edge = edgeOf(env);
  // The check above has accepted the request.
  if (!edge.ok) throw new Error(edge.error.problems.join("; "));
  return edge.value;
}

const purgeCollections = platformPurge(cache, () => runningEdge(env));

const dictionaries = openDictionaries(
  [currentDictionary, previousDictionary],
  dictionaryCoder(startZstd),
);

/** The dictionaries, unless the setting switches them off. */
function dictionariesOf({ environment }: Edge): Dictionaries {
  return environment.SHARED_DICTIONARY === "off" ? [] : dictionaries;
}

const openData = createOpenData(runningEdge);
const api = createApi(runningEdge, purgeCollections);
worker.get(SPECULATION_RULES_PATH, () => speculationRules());
worker.get(
  DICTIONARY_PATHS,
  (c, next) => serveDictionary(c.req.raw, dictionariesOf(runningEdge(c.env))) ?? next(),
);
worker.get(SECURITY_TEXT_PATH, (c, next) => {
  const { SECURITY_CONTACT: contact, SITE_URL } = runningEdge(c.env).environment;
  if (contact === undefined) return next();
  return securityText({ contact, siteUrl: SITE_URL ?? new URL(c.req.url).origin, now: Date.now() });
});
for (const prefix of [...OPEN_DATA_PREFIXES, OPEN_DATA_NEWEST_PREFIX]) {
  worker.all(`${prefix}/*`, (c) => openData.fetch(c.req.raw, c.env, c.executionCtx));
}
worker.use(async (c, next) =>
  isQuestionFile(c.req.path) ? openData.fetch(c.req.raw, c.env, c.executionCtx) : next(),
);
// /api itself is a page, the manual of the open data.
worker.all("/api/:call{.+}", (c) => api.fetch(c.req.raw, c.env, c.executionCtx));
worker.get(`${LIVE_PREFIX}:date`, (c) => liveLine(c, runningEdge(c.env)));
worker.get("*", page);
worker.all("*", async (c) => {
  await discardBody(c.req.raw);
  const headers = { Allow: "GET, HEAD", ...cachingHeader(CACHING.none) };
  return c.text("Pages can only be read.\n", 405, headers);
});

async function page(c: Context<{ Bindings: Cloudflare.Env }>): Promise<Response> {
  const context = c.executionCtx as ExecutionContext;
  const url = new URL(c.req.url);
  const edge = runningEdge(c.env);
  const currentSeason = edge.currentSeason.known().current;
  const destination = destinationOf(url.pathname, edge.accounts.kind);
  if (destination.kind === "moved") {
    await discardBody(c.req.raw);
    const headers = { Location: destination.to + url.search, ...cachingHeader(CACHING.moved) };
    return new Response(null, { status: 301, headers });
  }
  const render = () => {
    const rendered = pageKey(c.req.raw, currentSeason)?.address ?? c.req.url;
    const address = destination.kind === "page" ? rendered : new URL("/404", url);
    const read = new Request(address, c.req.raw);
    const whole = c.req.method === "HEAD" ? new Request(read, { method: "GET" }) : read;
    return handle(whole, c.env, context);
  };
  // In development, a page is rendered at every request, since its file may have changed.
  const answer = import.meta.env.DEV
    ? await render()
    : await deliver({
        request: c.req.raw,
        read: (name, call) => readByName(edge, name, call),
        freshMs: edge.freshMs,
        pages: edge.pages,
        currentSeason,
        dictionaries: dictionariesOf(edge),
        notes: requestNotes(context),
        waitUntil: (promise) => context.waitUntil(promise),
        render,
      });
  await discardBody(c.req.raw);
  return answer;
}

async function scheduled(_controller: unknown, env: Cloudflare.Env): Promise<void> {
  const { live, collections, clock } = runningEdge(env);
  await duringRequest(`scheduled-${crypto.randomUUID()}`, async () => {
    await planToday(live, collections, clock.now());
    await refreshOf(env).start("daily");
  });
}

/** A connection is handed over as it is; a refused one has set its headers itself. */
function answer(
  request: Request,
  env: Cloudflare.Env,
  context: ExecutionContext,
): Response | Promise<Response> {
  const edge = edgeOf(env);
  return edge.ok && isLiveConnection(request)
    ? connectLive(request, edge.value, env.OPEN_DATA_LIMIT)
    : worker.fetch(request, env, context);
}

export default { fetch: answer, scheduled };
