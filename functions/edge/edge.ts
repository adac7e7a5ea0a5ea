import { ok, type Result } from "#domain/result.ts";
import type { Rung } from "#domain/season/ladder.ts";
import { createCacheApiStore, type ResponseCache } from "../data/cache-api-store.ts";
import {
  type CachedCollections,
  type CachedMemberCollections,
  createCollections,
  createMemberCollections,
} from "../data/cached-collections.ts";
import { type CachedDocuments, createDocuments } from "../data/cached-documents.ts";
import type { ReadCall } from "../data/cached-read.ts";
import { CACHE_TIMES, type CollectionEvent, waitOf } from "../data/cached-source.ts";
import type { PublicCollectionName } from "../data/collections.ts";
import { createCurrentSeason, type KnownSeason } from "../data/current-season.ts";
import type { DocumentKind, PurgeName, ReadName } from "../data/documents.ts";
import { createMemberRecords, type MemberRecords } from "../data/member-records.ts";
import { missingCollections } from "../data/missing-collections.ts";
import type { ReadTrace } from "../data/read-trace.ts";
import { READ_TIMEOUT_MS, type RealtimeDatabase } from "../data/realtime-database.ts";
import {
  type RefreshHealth,
  readRefreshRecord,
  refreshHealth,
  refreshOff,
} from "../data/refresh/refresh-record.ts";
import { DATABASE_NAME } from "../database/database-name.ts";
import { administratorOf } from "../database/protocol/administrator.ts";
import { databaseOf } from "../database/protocol/client.ts";
import { type CredentialKeys, credentialKeysOf } from "../database/protocol/credentials.ts";
import { logEvent } from "../http/log.ts";
import { PageCache } from "../page-cache/page-cache.ts";
import { createUpstream, PROXY_STALE_MS, type Upstream } from "../proxy/upstream.ts";
import { type UpstreamHealth, upstreamHealth } from "../proxy/upstream-health.ts";
import type { IdentityProvider } from "../session/identity-provider.ts";
import {
  type Environment,
  type EnvironmentFailure,
  readEnvironment,
} from "../settings/environment.ts";
import { playsSettingsOf } from "../settings/plays-settings.ts";
import { resultsSettingsOf, whyRefreshIsOff } from "../settings/results-settings.ts";
import { type SiteClock, siteClockOf } from "../settings/site-clock.ts";
import { type Accounts, createAccounts } from "./accounts.ts";
import { createLiveDays, type LiveDays } from "./live-days.ts";
import { createNotices, type Notices } from "./notices.ts";
import { createServices, type Look, type Services, sharedLook } from "./services.ts";

/** The isolate's services (the composition root), created once for the life of the isolate. */
export interface Edge {
  environment: Environment;
  collections: CachedCollections;
  memberCollections: CachedMemberCollections;
  documents: CachedDocuments;
  currentSeason: KnownSeason;
  /**
   * The lowest rung that a request's reads lack; undefined when they lack none. The embedded database lacks
   * none but while it is filled.
   */
  notHeld: (trace: ReadTrace) => Rung | undefined;
  /** The freshness lifetime of a collection, in ms. */
  freshMs: number;
  /** The clock that pages show; the machine's but in local runs. */
  clock: SiteClock;
  /** A stats API and the right to write its results are set. */
  bringsResults: boolean;
  /** The games in progress. */
  live: LiveDays;
  /** Rendered public pages. */
  pages: PageCache;
  records: MemberRecords;
  /** The secrets and keys of the embedded database. */
  databaseCredentials: CredentialKeys;
  accounts: Accounts | { kind: "off" };
  services: Look<Services>;
  /** The collections that the database has lost. */
  missing: Look<PublicCollectionName[]>;
  refreshes: Look<RefreshHealth>;
  /** Whether the embedded database is still being filled; undefined when it does not answer. */
  filling: () => Promise<boolean | undefined>;
  /** The proxy's upstream; undefined while the proxy is off. */
  upstream: Upstream | undefined;
  upstreamHealth: Look<UpstreamHealth>;
  /** Members' notices; undefined while the site sends none. */
  notices: Notices | undefined;
}

/** How long a look at the proxy's upstream is reused, in ms: it is asked past the caches. */
const UPSTREAM_LOOK_MS = 60_000;

let cached: Result<Edge, EnvironmentFailure> | undefined;

/** The services of this isolate. Invalid settings are logged once and fail every call. */
export function edgeOf(env: Cloudflare.Env): Result<Edge, EnvironmentFailure> {
  if (cached === undefined) {
    cached = createEdge(env);
    if (!cached.ok) logEvent("error", { ...cached.error });
  }
  return cached;
}

/** Clears a collection, public or members', from this isolate and its data centre's cache. */
export function forgetCollection(edge: Edge, name: PurgeName): Promise<void> {
  return { ...edge.collections, ...edge.memberCollections, ...edge.documents }[name].forget();
}

/** Reads a collection or document of a page by its name. */
export function readByName(edge: Edge, name: ReadName, call: ReadCall): Promise<unknown> {
  const [kind = "", key] = name.split("/");
  if (key !== undefined) return edge.documents[kind as DocumentKind](key, call);
  return edge.collections[kind as PublicCollectionName](call);
}

function createEdge(env: Cloudflare.Env): Result<Edge, EnvironmentFailure> {
  const read = readEnvironment(env);
  if (!read.ok) return read;
  const environment = read.value;
  const database = databaseOf(environment, env);
  const caching = cachingOf(environment);
  const clock = siteClockOf(environment);
  const records = createMemberRecords(database);
  const databaseCredentials = credentialKeysOf(environment);
  const notices = databaseCredentials.idTokens && createNotices(environment, env.NOTICES);
  const accounts = createAccounts(environment, env, {
    records,
    notices,
    idTokens: databaseCredentials.idTokens,
    pauseMs: caching.pauseMs,
  });
  const collections = createCollections(database, caching);
  return ok({
    environment,
    collections: accounts.kind === "on" ? collections : withoutHeadlines(collections),
    memberCollections: createMemberCollections(database, caching),
    documents: createDocuments(database, caching),
    currentSeason: createCurrentSeason(collections, Date.now),
    notHeld: (trace) => (environment.DATABASE_URL === undefined ? undefined : trace.notHeld),
    freshMs: caching.freshMs,
    clock,
    bringsResults: bringsResults(environment, env),
    live: createLiveDays({
      objects: env.LIVE_DAYS,
      isOn: (resultsSettingsOf(environment)?.source.requestsPerMinute.live ?? 0) > 0,
      hasPlays: playsSettingsOf(environment) !== undefined,
      now: clock.now,
      log: (event) => logEvent("warn", event),
    }),
    pages: new PageCache(),
    records,
    databaseCredentials: {
      ...databaseCredentials,
      isEnded: async ({ token, uid, startedAt }) =>
        (accounts.kind === "on" && (await isRefused(accounts.provider, token, startedAt))) ||
        env.MEMBERS.getByName(uid).isTokenEnded(startedAt),
    },
    accounts,
    services: createServices({ database, accounts, lookMs: caching.pauseMs }),
    missing: sharedLook(() => missingCollections(database), caching.pauseMs),
    refreshes: sharedLook(() => lookAtRefreshes(environment, env, database), caching.pauseMs),
    filling: async () =>
      env.EMBEDDED_DATABASE.getByName(DATABASE_NAME)
        .isFilling()
        .catch(() => undefined),
    upstream: upstreamOf(environment),
    upstreamHealth: sharedLook(
      () => upstreamHealth(environment.PROXY_UPSTREAM, (url, init) => fetch(url, init)),
      UPSTREAM_LOOK_MS,
    ),
    notices,
  });
}

/** Returns whether the provider refuses a token: its account is closed, or the password changed. */
async function isRefused(
  provider: Pick<IdentityProvider, "lookup">,
  token: string,
  startedAt: number,
): Promise<boolean> {
  const account = await provider.lookup(token);
  return account.ok ? startedAt < account.value.validSince : account.error.kind === "refused";
}

async function lookAtRefreshes(
  environment: Environment,
  env: Cloudflare.Env,
  database: RealtimeDatabase,
): Promise<RefreshHealth> {
  const administrator = administratorOf(environment, env);
  if (administrator === undefined || !bringsResults(environment, env))
    return refreshOff(whyRefreshIsOff(environment));
  return refreshHealth(await readRefreshRecord(database, administrator), Date.now());
}

function bringsResults(environment: Environment, env: Cloudflare.Env): boolean {
  const isAdministrator = administratorOf(environment, env) !== undefined;
  return resultsSettingsOf(environment) !== undefined && isAdministrator;
}

/** Headlines are titles of articles, which only members can read: without accounts there are none. */
function withoutHeadlines(collections: CachedCollections): CachedCollections {
  const headlines = async () => ok({ value: [], updatedAt: undefined, dropped: 0 });
  const { forget } = collections.headlines;
  return { ...collections, headlines: Object.assign(headlines, { forget }) };
}

function upstreamOf(environment: Environment): Upstream | undefined {
  const upstream = environment.PROXY_UPSTREAM;
  if (upstream === undefined) return undefined;
  const store = createCacheApiStore({
    cache: collectionsCache,
    origin: environment.SITE_URL,
    database: `proxy of ${upstream}`,
    storedMs: PROXY_STALE_MS,
  });
  return createUpstream({
    upstream,
    store,
    fetch: (url, init) => fetch(url, init),
    freshMs: environment.PROXY_FRESH_SECONDS,
    pauseMs: environment.READ_PAUSE_SECONDS,
  });
}

function collectionsCache(): Promise<ResponseCache> {
  return caches.open("collections");
}

/** The cache times of collections: those of design.md section 5 unless the settings differ. */
function cachingOf(environment: Environment) {
  const staleMs = environment.READ_STALE_SECONDS ?? CACHE_TIMES.staleMs;
  const freshMs = environment.READ_FRESH_SECONDS ?? CACHE_TIMES.freshMs;
  const store = createCacheApiStore({
    cache: collectionsCache,
    origin: environment.SITE_URL,
    database: environment.DATABASE_URL ?? "embedded",
    storedMs: staleMs,
  });
  return {
    staleMs,
    freshMs,
    revalidateMs: 2 * freshMs,
    pauseMs: environment.READ_PAUSE_SECONDS ?? CACHE_TIMES.pauseMs,
    waitMs: waitOf(environment.READ_TIMEOUT_SECONDS ?? READ_TIMEOUT_MS),
    store,
    log: (event: CollectionEvent) =>
      logEvent(event.kind === "read-recovered" ? "info" : "warn", event),
  };
}
