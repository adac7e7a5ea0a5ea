import type { ReadCall } from "../data/cached-read.ts";
import type { RealtimeDatabase } from "../data/realtime-database.ts";
import type { IdentityProvider } from "../session/identity-provider.ts";

/** The reachability of the site's dependencies. */
export interface Services {
  database: "reachable" | "unreachable";
  identity: "reachable" | "unreachable";
}

/** The default time, in ms, for which a check is reused: it limits the calls clients can cause. */
const LOOK_MS = 5_000;

/**
 * Checks the database and the identity provider by requests that change nothing, at most once in
 * `lookMs`. Takes as long as their time-outs at most, and never rejects.
 */
export function createServices(options: {
  database: RealtimeDatabase;
  provider: Pick<IdentityProvider, "lookup">;
  lookMs?: number | undefined;
  now?: (() => number) | undefined;
}): Look<Services> {
  const { database, provider, lookMs, now } = options;

  async function look(): Promise<Services> {
    const [read, looked] = await Promise.all([
      database.read("nba/teamLinks/updatedAt"),
      // An invalid token: a working provider refuses it.
      provider.lookup("none"),
    ]);
    const isDown = !looked.ok && ["unavailable", "throttled"].includes(looked.error.kind);
    return {
      database: read.ok ? "reachable" : "unreachable",
      identity: isDown ? "unreachable" : "reachable",
    };
  }

  return sharedLook(look, lookMs, now);
}

/** Shares one check among concurrent callers, and its result for `lookMs`. */
export type Look<Seen> = (call?: Pick<ReadCall, "waitUntil">) => Promise<Seen>;

/** Checks at most once in `lookMs`. */
export function sharedLook<Seen>(
  look: () => Promise<Seen>,
  lookMs = LOOK_MS,
  now = Date.now,
): Look<Seen> {
  let last: { looking: Promise<Seen>; at: number } | undefined;
  return ({ waitUntil } = {}) => {
    if (last === undefined || Math.abs(now() - last.at) >= lookMs) {
      last = { looking: look(), at: now() };
      // Other requests share this check: it must outlive the request that began it.
      waitUntil?.(last.looking);
    }
    return last.looking;
  };
}
