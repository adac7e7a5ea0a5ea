import { createPurge, type PurgeAnswer, type PurgeCollections } from "../data/purge.ts";
import { logEvent } from "../http/log.ts";
import { type Edge, forgetCollection } from "./edge.ts";

/** The purge of this isolate and of the platform's cache in front of the Worker. */
export function platformPurge(
  /** Local runtimes have no cache in front of the Worker to purge. */
  cache: { purge?: (what: { tags: string[] }) => Promise<PurgeAnswer> } | undefined,
  edge: () => Edge,
): PurgeCollections {
  return createPurge({
    purge: (tags) => (typeof cache?.purge === "function" ? cache.purge({ tags }) : undefined),
    forget: (name) => forgetCollection(edge(), name),
    log: (event) => logEvent("error", event),
  });
}
