import type { ReadCall } from "../data/cached-read.ts";
import type { RealtimeDatabase } from "../data/realtime-database.ts";
import type { IdentityProvider } from "../session/identity-provider.ts";

/** The accounts, as they are looked at. */
type LookedAt = { kind: "off" } | { kind: "on"; provider: Pick<IdentityProvider, "lookup"> };

/** The reachability of the site's dependencies. */
export interface Services {
  database: "reachable" | "unreachable";
  identity: "off" | "reachable" | "unreachable";
}

/** The default time, in ms, for which a check is reused: it limits the calls clients can cause. */
const LOOK_MS = 5_000;

/**
 * Checks the database and the identity provider by requests that change nothing, at most once in
 * `lookMs`. Takes as long as their time-outs at most, and never rejects.
 */
export function createServices(options: {
  database: RealtimeDatabase;
  accounts: LookedAt;
  lookMs?: number | undefined;
  now?: (() => number) | undefined;
}): Look<Services> {
  const { database, accounts, lookMs, now } = options;

  async function look(): Promise<Services> {
    const [read, identity] = await Promise.all([
      database.read("nba/teamLinks/updatedAt"),
      lookAtProvider(accounts),
    ]);
    return { database: read.ok ? "reachable" : "unreachable", identity };
  }

  return sharedLook(look, lookMs, now);
}

async function lookAtProvider(accounts: LookedAt): Promise<Services["identity"]> {
  if (accounts.kind === "off") return "off";
  // An invalid token: a working provider refuses it.
  const looked = await accounts.provider.lookup("none");
  const isDown = !looked.ok && ["unavailable", "throttled"].includes(looked.error.kind);
  return isDown ? "unreachable" : "reachable";
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
