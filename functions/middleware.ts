import { defineMiddleware } from "astro:middleware";
import { env } from "cloudflare:workers";
import { fail, type Result } from "../domain/result.ts";
import { notHeld } from "../domain/season/ladder.ts";
import { loginPath } from "../domain/site/login-path.ts";
import type { Access } from "../domain/site/route.ts";
import { ROUTES, routeOf } from "../domain/site/routes.ts";
import { seasonAsked } from "../domain/site/season-asked.ts";
import type { Member } from "./data/member-records.ts";
import type { ReadFailure } from "./data/realtime-database.ts";
import { memberCollectionsOfRequest, readsOfRequest } from "./data/request-collections.ts";
import { seasonOfRequest } from "./data/season-of-request.ts";
import { type Edge, edgeOf } from "./edge/edge.ts";
import type { PagePolicy } from "./http/caching.ts";
import { accessOf, memberPath } from "./http/guards.ts";
import { currentRequest } from "./http/log.ts";
import { builtOpenApi } from "./open-data/built-openapi.ts";
import { type RequestNotes, requestNotes } from "./page-cache/request-notes.ts";
import { answerPicture } from "./pictures/answer-picture.ts";
import { RequestSession } from "./session/request-session.ts";
import { keepPrivate } from "./views/members/members-only.ts";

/** The page that shows the profile, which may have changed on another device. */
const PROFILE_ROUTE = "/user/profile";

/** The page that answers for a season that the site does not hold. */
const SEASONS_PATH = "/nba/seasons";

/** Why a member's own data cannot be read. */
type OwnFailure = { kind: "signed-out" | "identity-unavailable" | "database-unavailable" };

/** Each request's session: Astro runs the middleware again to render the 404 page. */
const sessions = new WeakMap<Request, Promise<RequestSession>>();

export const onRequest = defineMiddleware(async (context, next) => {
  const { locals, request, routePattern, url } = context;
  const read = edgeOf(env);
  if (!read.ok) throw new Error(read.error.problems.join("; "));
  const edge = read.value;
  const notes = requestNotes(locals.cfContext);
  locals.reads = notes.reads;
  locals.notHeld = () => edge.notHeld(notes.reads);
  locals.now = edge.clock.now();
  locals.machineTime = edge.clock.machineTime;
  locals.bringsResults = edge.bringsResults;
  const waitUntil = (promise: Promise<unknown>) => locals.cfContext.waitUntil(promise);
  const { seasonNow, isRead } = await edge.currentSeason.read({ waitUntil });
  // A page that is made before the season is known is outdated at once.
  if (!isRead) notes.reads.holdUntil(Date.now());
  locals.seasonNow = seasonNow;
  locals.season = seasonNow.current;
  const reading = { trace: notes.reads, waitUntil, seasonNow };
  locals.live = (date, games) => edge.live.look(date, games, reading);
  locals.livePlays = (date, homeTeamId) => edge.live.plays(date, homeTeamId, reading);
  locals.holdUntil = (moment) => notes.reads.holdUntil(edge.clock.machineTime(moment));
  Object.assign(locals, readsOfRequest(edge, reading));
  locals.seasonRefusal = undefined;
  locals.siteUrl = edge.environment.SITE_URL ?? url.origin;
  const { accounts } = edge;
  locals.accounts = accounts.kind === "on" ? { kind: "on", identity: accounts.identity } : accounts;
  locals.openApi = () => builtOpenApi(env.ASSETS, locals.siteUrl, seasonNow.current);
  locals.picture = async (view, make) => {
    if (view.kind === "missing") return new Response(null, { status: 404 });
    const picture = view.kind === "ready" ? make(view.page) : undefined;
    const { PICTURES: objects, PICTURE_LIMIT: limit } = env;
    return answerPicture(picture, request, { objects, limit });
  };
  locals.serviceWorker = edge.environment.SERVICE_WORKER !== "off";
  locals.requestId = currentRequest();
  signOut(locals);

  const address = new URL(request.url);
  const access = accessOf(routePattern, address.pathname);
  notes.policy = policyOf({ pattern: routePattern, pathname: address.pathname, access }, notes);
  // A public page is the same for every visitor, so the cookie is not read.
  if (access === "everyone" || accounts.kind === "off")
    return found(await next(await enterSeason(locals, address)), locals);

  const opening =
    sessions.get(request) ??
    RequestSession.of(request, accounts.sessions, (promise) => locals.cfContext.waitUntil(promise));
  sessions.set(request, opening);
  const session = await opening;
  // Renewing ends the session of a closed account; while the provider is down, it ends none.
  if (session.user !== undefined) await session.idToken();
  if (session.user !== undefined && routePattern === PROFILE_ROUTE) await session.reread();
  if (session.user === undefined && access === "members") {
    return redirect(loginPath(address), session);
  }
  if (session.user !== undefined && access === "visitors") {
    return redirect(memberPath(address), session);
  }
  if (session.user !== undefined) signIn(locals, session, edge);
  return personal(await next(), session);
});

/**
 * Sets the reads of the season that an address asks for. Returns the page that answers instead, for
 * a season that is not held.
 */
async function enterSeason(locals: App.Locals, address: URL): Promise<string | undefined> {
  const route = routeOf(address.pathname);
  if (route?.isOfSeason === undefined) return undefined;
  const asked = seasonAsked(address.pathname, address.searchParams, locals.seasonNow.current);
  const { collections, documents } = locals;
  const season = await seasonOfRequest(asked, { collections, documents }, route);
  // A question's own page says what is wrong in its address.
  if (season.kind === "malformed" && route.question !== undefined) return undefined;
  if (season.kind !== "held") {
    locals.seasonRefusal = season;
    return SEASONS_PATH;
  }
  locals.season = season.season;
  locals.collections = season.collections;
  locals.documents = season.documents;
  return undefined;
}

/** An answer without data is "not found" where the database does not hold that data. */
function found(answer: Response, locals: App.Locals): Response {
  const rung = locals.notHeld();
  if (answer.status !== 503 || rung === undefined) return answer;
  const headers = new Headers(answer.headers);
  headers.delete("Retry-After");
  const isText = headers.get("Content-Type")?.startsWith("text/plain") === true;
  return new Response(isText ? `${notHeld(rung)}\n` : answer.body, { status: 404, headers });
}

/** The caching policy of a page: its route's when the page is public, "personal" when guarded. */
function policyOf(
  { pattern, pathname, access }: { pattern: string; pathname: string; access: Access },
  { policy }: RequestNotes,
): PagePolicy {
  if (access !== "everyone" || policy === "personal") return "personal";
  const route = ROUTES.find(({ path }) => path === pattern) ?? routeOf(pathname);
  return route?.caching ?? "personal";
}

/** Sets the locals of a visitor's page. */
function signOut(locals: App.Locals): void {
  const denied = async () => fail({ kind: "denied" as const, path: "" });
  locals.member = undefined;
  locals.idToken = async () => undefined;
  locals.favorites = async () => fail({ kind: "signed-out" });
  locals.ownRecord = locals.favorites;
  locals.notices = undefined;
  // Members' collections are denied even where they are cached.
  locals.memberCollections = {
    transactions: denied,
    news: denied,
    analysis: denied,
    charts: denied,
  };
}

/** Sets the locals of a member's page. */
function signIn(locals: App.Locals, session: RequestSession, edge: Edge): void {
  const { user } = session;
  if (user === undefined) return;
  locals.member = { user };
  locals.idToken = async () => {
    const token = await session.idToken();
    return token.ok ? token.value : undefined;
  };
  const reading = async <Value>(
    read: (member: Member) => Promise<Result<Value, ReadFailure>>,
  ): Promise<Result<Value, OwnFailure>> => {
    const token = await session.idToken();
    if (!token.ok) return token;
    const found = await read({ uid: user.uid, idToken: token.value });
    return found.ok ? found : fail({ kind: "database-unavailable" });
  };
  locals.ownRecord = () => reading(edge.records.whole);
  locals.favorites = () => reading(edge.records.favorites);
  const { notices } = edge;
  locals.notices = notices && {
    publicKey: notices.publicKey,
    read() {
      // A record that was restored or written elsewhere is listed anew.
      notices.followTeamsLater(user.uid, (promise) => locals.cfContext.waitUntil(promise));
      return reading(edge.records.notices);
    },
  };
  locals.memberCollections = memberCollectionsOfRequest(edge.memberCollections, {
    trace: locals.reads,
    waitUntil: (promise) => locals.cfContext.waitUntil(promise),
    idToken: locals.idToken,
  });
}

function redirect(location: string, session: RequestSession): Promise<Response> {
  return personal(new Response(null, { status: 302, headers: { Location: location } }), session);
}

/** Makes an answer private, and sets the session's cookie when it has changed. */
async function personal(response: Response, session: RequestSession): Promise<Response> {
  keepPrivate(response);
  const cookie = await session.setCookie();
  if (cookie !== undefined) response.headers.append("Set-Cookie", cookie);
  return response;
}
