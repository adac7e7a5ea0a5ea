import { ok, type Result } from "../domain/result.ts";
import { type CacheTimes, createCachedRead, type ReadCall } from "./cached-read.ts";
import {
  type Collection,
  type CollectionName,
  type CollectionValues,
  collectionPath,
  readCollection,
} from "./collections.ts";
import type { ReadFailure, RealtimeDatabase } from "./realtime-database.ts";

/** A line for the operator. */
export type CollectionEvent =
  | { kind: "read-failed"; collection: CollectionName; failure: ReadFailure }
  | { kind: "read-recovered"; collection: CollectionName; afterMs: number }
  | { kind: "rows-dropped"; collection: CollectionName; dropped: number };

export type CollectionRead<Name extends CollectionName> = (
  call?: ReadCall,
) => Promise<Result<Collection<CollectionValues[Name]>, ReadFailure>>;

/** Every collection of the database, each read by its name: `await collections.teams(call)`. */
export type Collections = { [Name in CollectionName]: CollectionRead<Name> };

export interface CollectionsOptions extends Partial<CacheTimes> {
  now?: () => number;
  log?: (event: CollectionEvent) => void;
}

const DAY = 24 * 60 * 60 * 1000;

/**
 * The collections kept parsed in memory; make one per isolate and hand it to every request. Times
 * as in design section 5: fresh 60 s, stale 7 days, 5 s pause after a failure. Nobody waits longer
 * than `waitMs`, which should be a little over the database's time-out.
 */
export function createCollections(
  database: RealtimeDatabase,
  options: CollectionsOptions = {},
): Collections {
  const { now = Date.now, log = logLine, ...times } = options;

  function cached<Name extends CollectionName>(collection: Name): CollectionRead<Name> {
    let lastDropped = 0;
    return createCachedRead({
      freshMs: 60_000,
      pauseMs: 5_000,
      staleMs: 7 * DAY,
      waitMs: 2_800,
      ...times,
      now,
      async source() {
        const readAt = now();
        const answer = await readCollection(database, collection);
        if (!answer.ok) return answer;
        const { dropped } = answer.value;
        if (dropped !== 0 && dropped !== lastDropped) {
          log({ kind: "rows-dropped", collection, dropped });
        }
        lastDropped = dropped;
        return ok({ value: answer.value, readAt });
      },
      timedOut: () => ({ kind: "timed-out", path: collectionPath(collection) }),
      onFailure: (failure) => log({ kind: "read-failed", collection, failure }),
      onRecovery: (afterMs) => log({ kind: "read-recovered", collection, afterMs }),
    });
  }

  return {
    teams: cached("teams"),
    teamLinks: cached("teamLinks"),
    players: cached("players"),
    standings: cached("standings"),
    leaders: cached("leaders"),
    teamStats: cached("teamStats"),
    gameResults: cached("gameResults"),
  };
}

function logLine(event: CollectionEvent): void {
  console.warn(JSON.stringify(event));
}
