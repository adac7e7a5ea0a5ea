import { defineMiddleware } from "astro:middleware";
import { env } from "cloudflare:workers";
import { loginPath } from "../domain/member/return-path.ts";
import { fail, ok } from "../domain/result.ts";
import { collectionsOfRequest, memberCollectionsOfRequest } from "./data/request-collections.ts";
import { type Edge, edgeOf } from "./edge.ts";
import { accessOf, memberPath } from "./guards.ts";
import { currentRequest } from "./http/log.ts";
import { type RequestNotes, requestNotes } from "./http/request-notes.ts";
import { openApiDocument } from "./open-data/openapi.ts";
import { RequestSession } from "./session/request-session.ts";
import { PRIVATE } from "./views/members-only.ts";

/** What is said of a page's caching when the page says nothing: the same for all, for a minute. */
const PUBLIC_PAGE = "public, max-age=60, stale-while-revalidate=600";
/** Errors, and what the database could not renew: soon it may be otherwise. */
const PASSING_PAGE = "public, max-age=10";
/** The page that shows the profile itself, which may have changed elsewhere. */
const PROFILE_ROUTE = "/user/profile";

/** A page that turns out to be missing is rendered anew, as the 404 page, for the same request. */
const sessions = new WeakMap<Request, Promise<RequestSession>>();

export const onRequest = defineMiddleware(async (context, next) => {
  const { locals, request, routePattern, url } = context;
  const read = edgeOf(env);
  if (!read.ok) throw new Error(read.error.problems.join("; "));
  const edge = read.value;
  const notes = requestNotes(locals.cfContext);
  locals.reads = notes.reads;
  locals.collections = collectionsOfRequest(edge.collections, {
    trace: notes.reads,
    waitUntil: (promise) => locals.cfContext.waitUntil(promise),
  });
  locals.siteUrl = edge.environment.SITE_URL ?? url.origin;
  locals.identity = edge.identity;
  locals.openApi = () => openApiDocument(locals.siteUrl);
  locals.serviceWorker = edge.environment.SERVICE_WORKER !== "off";
  locals.requestId = currentRequest();
  signOut(locals);

  const address = new URL(request.url);
  const access = accessOf(routePattern, address.pathname);
  notes.isForEveryone = access === "everyone" && notes.isForEveryone !== false;
  if (access === "everyone") {
    // Public pages are the same for all: the cookie stays closed.
    const response = await next();
    if (!response.headers.has("Cache-Control")) {
      response.headers.set("Cache-Control", cachingOf(response.status, notes));
    }
    return response;
  }

  const opening =
    sessions.get(request) ??
    RequestSession.of(request, edge.sessions, (promise) => locals.cfContext.waitUntil(promise));
  sessions.set(request, opening);
  const session = await opening;
  // Renewing ends the session of an account that has been closed; a provider that is down does not.
  if (session.user !== undefined) await session.idToken();
  if (session.user !== undefined && routePattern === PROFILE_ROUTE) await session.reread();
  if (session.user === undefined && access === "members")
    return redirect(loginPath(address), session);
  if (session.user !== undefined && access === "visitors") {
    return redirect(memberPath(address), session);
  }
  if (session.user !== undefined) signIn(locals, session, edge);
  return keptPrivate(await next(), session);
});

function cachingOf(status: number, { reads }: RequestNotes): string {
  // What failed here names its one request.
  if (status >= 500) return "no-store";
  return status < 400 && reads.failingSince === undefined ? PUBLIC_PAGE : PASSING_PAGE;
}

/** What pages find of a visitor. */
function signOut(locals: App.Locals): void {
  const denied = async () => fail({ kind: "denied" as const, path: "" });
  locals.member = undefined;
  locals.idToken = async () => undefined;
  locals.favorites = async () => fail({ kind: "signed-out" });
  // Also what is in the cache is for members only.
  locals.memberCollections = {
    transactions: denied,
    news: denied,
    analysis: denied,
    charts: denied,
  };
}

/** What pages find of a member. */
function signIn(locals: App.Locals, session: RequestSession, edge: Edge): void {
  const { user } = session;
  if (user === undefined) return;
  locals.member = { user };
  locals.idToken = async () => {
    const token = await session.idToken();
    return token.ok ? token.value : undefined;
  };
  locals.favorites = async () => {
    const token = await session.idToken();
    if (!token.ok) return token;
    const listed = await edge.records.favorites({ uid: user.uid, idToken: token.value });
    if (!listed.ok) return fail({ kind: "database-unavailable" });
    return ok(listed.value ?? { players: [], teams: [] });
  };
  locals.memberCollections = memberCollectionsOfRequest(edge.memberCollections, {
    trace: locals.reads,
    waitUntil: (promise) => locals.cfContext.waitUntil(promise),
    idToken: locals.idToken,
  });
}

function redirect(location: string, session: RequestSession): Promise<Response> {
  return keptPrivate(new Response(null, { status: 302, headers: { Location: location } }), session);
}

async function keptPrivate(response: Response, session: RequestSession): Promise<Response> {
  response.headers.set("Cache-Control", PRIVATE);
  const cookie = await session.setCookie();
  if (cookie !== undefined) response.headers.append("Set-Cookie", cookie);
  return response;
}
