import { cache, env } from "cloudflare:workers";
import { handle } from "@astrojs/cloudflare/handler";
import { type Context, Hono } from "hono";
import { secureHeaders } from "hono/secure-headers";
import { OPEN_DATA_PREFIXES } from "../domain/open-api.ts";
import { createApi } from "./api/api.ts";
import { BarredCallers } from "./database/barred-callers.ts";
import { databaseOf } from "./database/client.ts";
import { askDatabase, isDatabaseRequest } from "./database/door.ts";
import { type Edge, edgeOf, forgetCollection } from "./edge.ts";
import { currentRequest, duringRequest, logEvent } from "./http/log.ts";
import { discardBody } from "./http/request-body.ts";
import { REQUEST_ID, requestIdOf } from "./http/request-id.ts";
import { requestNotes } from "./http/request-notes.ts";
import { createOpenData } from "./open-data/open-data.ts";
import { deliver } from "./page-cache/delivery.ts";
import { isPageAddress } from "./page-cache/page-address.ts";
import { createPurge, type PurgeCollections } from "./purge.ts";
import { scheduledRefresh } from "./refresh.ts";
import { SPECULATION_RULES_PATH, speculation, speculationRules } from "./speculation.ts";

export { EmbeddedDatabase } from "./database/durable-object.ts";
export { MemberObject } from "./database/member-object.ts";

const worker = new Hono<{ Bindings: Cloudflare.Env }>();
const barred = new BarredCallers(() => Date.now());

// Pages that fail are Astro's affair; whatever else does is logged, and says nothing of itself.
worker.onError((error, c) => {
  logEvent("error", { event: "request-failed", reason: String(error) });
  const headers = { "Cache-Control": "no-store" };
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

worker.use(
  secureHeaders({ xFrameOptions: "DENY", referrerPolicy: "strict-origin-when-cross-origin" }),
);

worker.use(speculation);

// What says nothing of its own caching is not to be kept: Cloudflare would keep it for two hours.
worker.use(async (c, next) => {
  await next();
  if (!c.res.headers.has("Cache-Control")) c.res.headers.set("Cache-Control", "no-store");
});

worker.use(async (c, next) => {
  const edge = edgeOf(c.env);
  if (!edge.ok) {
    await discardBody(c.req.raw);
    return c.text(`This site is misconfigured:\n${edge.error.problems.join("\n")}\n`, 500, {
      "Cache-Control": "no-store",
    });
  }
  if (isDatabaseRequest(c.req.raw, edge.value.environment)) {
    const answering = askDatabase(c.req.raw, {
      embedded: c.env,
      credentials: edge.value.databaseCredentials,
      environment: edge.value.environment,
      guesses: c.env.OPERATOR_LIMIT,
      reads: c.env.DATABASE_LIMIT,
      barred,
      purgeCollections,
    });
    // What is written is purged also when the writer does not wait for the answer.
    c.executionCtx.waitUntil(answering);
    return answering;
  }
  return next();
});

function runningEdge(env: Cloudflare.Env): Edge {
  const edge = edgeOf(env);
  // The check above has let the request through.
  if (!edge.ok) throw new Error(edge.error.problems.join("; "));
  return edge.value;
}

const purgeCollections: PurgeCollections = createPurge({
  // Local runtimes have no cache in front of the Worker, and so nothing to purge it with.
  purge: (tags) => (typeof cache?.purge === "function" ? cache.purge({ tags }) : undefined),
  forget: (name) => forgetCollection(runningEdge(env), name),
  log: (event) => logEvent("error", event),
});

const openData = createOpenData(runningEdge);
const api = createApi(runningEdge, purgeCollections);
worker.get(SPECULATION_RULES_PATH, () => speculationRules());
for (const prefix of OPEN_DATA_PREFIXES) {
  worker.all(`${prefix}/*`, (c) => openData.fetch(c.req.raw, c.env, c.executionCtx));
}
// At /api itself stands the page that says what the open data is.
worker.all("/api/:call{.+}", (c) => api.fetch(c.req.raw, c.env, c.executionCtx));
worker.get("*", page);
worker.all("*", async (c) => {
  await discardBody(c.req.raw);
  const headers = { Allow: "GET, HEAD", "Cache-Control": "no-store" };
  return c.text("Pages can only be read.\n", 405, headers);
});

async function page(c: Context<{ Bindings: Cloudflare.Env }>): Promise<Response> {
  const context = c.executionCtx as ExecutionContext;
  const render = () => handle(asPageRequest(c.req.raw), c.env, context);
  const { collections, pages } = runningEdge(c.env);
  // In development a page changes with its file.
  const answer = import.meta.env.DEV
    ? await render()
    : await deliver({
        request: c.req.raw,
        collections,
        pages,
        notes: requestNotes(context),
        waitUntil: (promise) => context.waitUntil(promise),
        render,
      });
  await discardBody(c.req.raw);
  return answer;
}

/** What cannot be a page's address is asked for as the page that says so. */
function asPageRequest(request: Request): Request {
  const url = new URL(request.url);
  return isPageAddress(url.pathname) ? request : new Request(new URL("/404", url), request);
}

/** What is read and written at once is larger than what a page waits for. */
const REFRESH_TIMEOUT_MS = 30_000;

async function scheduled(_controller: unknown, env: Cloudflare.Env): Promise<void> {
  const { environment } = runningEdge(env);
  const database = databaseOf(environment, env, {
    timeoutMs: REFRESH_TIMEOUT_MS,
  });
  await duringRequest(`scheduled-${crypto.randomUUID()}`, () =>
    scheduledRefresh({
      environment,
      database,
      fetch: (url, init) => fetch(url, init),
      purge: purgeCollections,
      log: (event) => logEvent(event.event === "refresh-failed" ? "error" : "info", event),
    }),
  );
}

export default { fetch: worker.fetch, scheduled };
