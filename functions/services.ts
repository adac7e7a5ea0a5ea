import type { RealtimeDatabase } from "../src/data/realtime-database.ts";
import type { IdentityProvider } from "../src/session/identity-provider.ts";

/** Whether what the site depends on answers. */
export interface Services {
  database: "reachable" | "unreachable";
  identity: "reachable" | "unreachable";
}

/** How long one look counts unless told, so that nobody makes the site ask its services at will. */
const LOOK_MS = 5_000;

/**
 * Looks after the database and the identity provider by questions that change nothing, at most once
 * in `lookMs`. Takes as long as their time-outs at most, and never rejects.
 */
export function createServices(options: {
  database: RealtimeDatabase;
  provider: Pick<IdentityProvider, "lookup">;
  lookMs?: number;
  now?: () => number;
}): () => Promise<Services> {
  const { database, provider, lookMs = LOOK_MS, now = Date.now } = options;
  let last: { services: Services; at: number } | undefined;
  return async () => {
    if (last !== undefined && now() - last.at < lookMs) return last.services;
    const at = now();
    const [read, looked] = await Promise.all([
      database.read("nba/teamLinks/updatedAt"),
      // There is no such token: a provider that is there refuses it.
      provider.lookup("none"),
    ]);
    const isDown = !looked.ok && ["unavailable", "throttled"].includes(looked.error.kind);
    const services: Services = {
      database: read.ok ? "reachable" : "unreachable",
      identity: isDown ? "unreachable" : "reachable",
    };
    last = { services, at };
    return services;
  };
}
