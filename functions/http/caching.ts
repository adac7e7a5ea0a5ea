/** Caching policies for caches outside the Worker. No other module writes these headers. */
const HEADER = "Cache-Control";

/** The policy of Cloudflare's own caches: they prefer it to `Cache-Control`, and strip it. */
const EDGE_HEADER = "Cloudflare-CDN-Cache-Control";

const DAY_S = 24 * 60 * 60;
const WEEK_S = 7 * DAY_S;

/**
 * The fixed policies by name. None has `s-maxage` or `must-revalidate`: either of them switches off
 * stale answers in the cache in front of the Worker.
 */
export const CACHING = {
  /** Failures, and answers without a policy, which Cloudflare would cache for hours. */
  none: "no-store",
  /** Answers for one person. */
  personal: "private, no-store",
  /** Answers to a credential, as the database protocol marks them. */
  unlocked: "private, no-cache, no-store",
  /** Answers that may be stored but are revalidated at every use. */
  revalidated: "no-cache",
  /** Errors, and pages whose data could not be renewed: both may soon be outdated. */
  passing: "public, max-age=10",
  /** Redirects of addresses that have moved. */
  moved: "public, max-age=3600",
  /** Names without figures, for the search field. */
  searchIndex: `public, max-age=600, stale-while-revalidate=86400, stale-if-error=${WEEK_S}`,
  /** Pictures of shared links; a change of their data purges them. */
  picture: `public, max-age=1800, stale-while-revalidate=86400, stale-if-error=${WEEK_S}`,
  /** Files that change with a release and keep their name. */
  asset: `public, max-age=86400, stale-while-revalidate=${WEEK_S}`,
  /** Files whose name changes with their content. */
  immutable: "public, max-age=31536000, immutable",
} as const;

/** The age of an answer's data, and whether the database answers. */
export interface DataAge {
  /** The read time of the oldest collection, in ms since 1970; undefined without data. */
  oldestReadAt: number | undefined;
  /** The oldest read time of a collection that cannot be renewed; undefined when all can. */
  failingSince: number | undefined;
  /** The time, in ms since 1970, from which an answer from the same data would read differently. */
  validUntil?: number;
}

/** The time in ms since 1970, and the freshness lifetime of a collection in ms. */
export interface FreshnessClock {
  now: number;
  freshMs: number;
}

/**
 * The policy for answers that show the season's figures: fresh for as long as the oldest of their
 * collections. An isolate that has not heard of a write can fill a purged cache with old figures;
 * this limits how long they last. No cache serves them beyond the time until which they hold.
 */
export function seasonCaching(age: DataAge, clock: FreshnessClock): string {
  if (age.failingSince !== undefined) return CACHING.passing;
  const { maxAge, left } = lifetimeOf(age, clock);
  return policyOf(maxAge, left - maxAge);
}

/**
 * Lets the cache in front of the Worker answer with a page of past seasons for a day while it is
 * rendered anew: it is made of megabytes, seldom changes, and a correction purges it. Browsers keep
 * to the shorter policy.
 */
export function keepAtEdge(headers: Headers, age: DataAge, clock: FreshnessClock): void {
  if (age.failingSince !== undefined) return;
  const { maxAge, held } = lifetimeOf(age, clock);
  headers.set(EDGE_HEADER, policyOf(maxAge, Math.max(0, Math.min(DAY_S, held) - maxAge)));
}

/** The seconds of an answer's freshness, half of which is its `max-age`, and those it holds at all. */
function lifetimeOf({ oldestReadAt, validUntil }: DataAge, { now, freshMs }: FreshnessClock) {
  const leftMs = Math.min(freshMs - (now - (oldestReadAt ?? now)), freshMs);
  const held = Math.floor(((validUntil ?? Number.POSITIVE_INFINITY) - now) / 1000);
  const left = Math.max(Math.min(Math.round(leftMs / 1000), held), 0);
  return { maxAge: Math.ceil(left / 2), left, held };
}

function policyOf(maxAge: number, revalidate: number): string {
  return `public, max-age=${maxAge}, stale-while-revalidate=${revalidate}, stale-if-error=${WEEK_S}`;
}

/** The caching policies that the routes table may give a page. */
export type PagePolicy = "season" | "searchIndex" | "picture" | "revalidated" | "personal";

/** The policy for one answer of a page: its route's, unless the answer is an error. */
export function pageCaching(
  policy: PagePolicy,
  status: number,
  age: DataAge,
  clock: FreshnessClock,
): string {
  if (policy === "personal") return CACHING.personal;
  // The page shows the id of the failed request.
  if (status >= 500) return CACHING.none;
  // A redirect stands in for a picture that may soon be there.
  const isOther = status >= 400 || (policy === "picture" && status !== 200);
  if (isOther || age.failingSince !== undefined) return CACHING.passing;
  return policy === "season" ? seasonCaching(age, clock) : CACHING[policy];
}

/** The policy for an answer that is fresh for `ms` milliseconds, and for at least a second. */
export function cachedFor(ms: number): string {
  return `public, max-age=${Math.max(1, Math.ceil(ms / 1000))}`;
}

/** The header with a policy, for the headers of a new answer. */
export function cachingHeader(policy: string): Record<string, string> {
  return { [HEADER]: policy };
}

/** Gives an answer a policy. */
export function setCaching(headers: Headers, policy: string): void {
  headers.set(HEADER, policy);
}

/** Keeps an answer out of the cache in front of the Worker; browsers may still store it. */
export function keepFromEdge(headers: Headers): void {
  headers.set(EDGE_HEADER, "no-store");
}

/** Forbids whoever passes an answer on to rewrite its body, in addition to its policy. */
export function forbidTransforms(headers: Headers): void {
  headers.append(HEADER, "no-transform");
}

/** Returns whether an answer has a policy. */
export function hasCaching(headers: Headers): boolean {
  return headers.has(HEADER);
}

/** The time for which another server calls its answer fresh, in ms; 0 where it does not say. */
export function freshMsOf(answer: Headers): number {
  const [, seconds = "0"] = /(?:^|[\s,])max-age=(\d{1,6})/.exec(answer.get(HEADER) ?? "") ?? [];
  return 1000 * Number(seconds);
}
