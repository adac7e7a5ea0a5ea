import type { ReadCall } from "./data/cached-read.ts";
import type { RealtimeDatabase } from "./data/realtime-database.ts";
import type { IdentityProvider } from "./session/identity-provider.ts";

/** Whether what the site depends on answers. */
export interface Services {
  database: "reachable" | "unreachable";
  identity: "reachable" | "unreachable";
}

/** How long one look counts unless told, so that callers cannot make the site ask its services at will. */
const LOOK_MS = 5_000;

/**
 * Looks after the database and the identity provider by questions that change nothing, at most once
 * in `lookMs`. Takes as long as their time-outs at most, and never rejects.
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
      // There is no such token: a provider that is there refuses it.
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

/** Looks at something that takes a request, for all who ask at the same time. */
export type Look<Seen> = (call?: Pick<ReadCall, "waitUntil">) => Promise<Seen>;

/** Looks at most once in `lookMs`. */
export function sharedLook<Seen>(
  look: () => Promise<Seen>,
  lookMs = LOOK_MS,
  now = Date.now,
): Look<Seen> {
  let last: { looking: Promise<Seen>; at: number } | undefined;
  return ({ waitUntil } = {}) => {
    if (last === undefined || now() - last.at >= lookMs) {
      last = { looking: look(), at: now() };
      // Others wait for it too: it must not end with the request that began it.
      waitUntil?.(last.looking);
    }
    return last.looking;
  };
}
