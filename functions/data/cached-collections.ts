import { fail, ok, type Result } from "../../domain/result.ts";
import { type CacheTimes, createCachedRead, type ReadCall, type Source } from "./cached-read.ts";
import {
  type Collection,
  type CollectionName,
  type CollectionValues,
  collectionPath,
  MEMBER_COLLECTIONS,
  type MemberCollectionName,
  type PublicCollectionName,
} from "./collections.ts";
import { parsedOnce } from "./parsed-once.ts";
import {
  type DatabaseCredential,
  READ_TIMEOUT_MS,
  type ReadFailure,
  type TextDatabase,
} from "./realtime-database.ts";
import { type CollectionStore, createStoredSource } from "./stored-source.ts";

/** A line for the operator. */
export type CollectionEvent =
  | { kind: "read-failed"; collection: CollectionName; failure: ReadFailure }
  | { kind: "read-recovered"; collection: CollectionName; afterMs: number }
  | { kind: "rows-dropped"; collection: CollectionName; dropped: number; first: string };

export type CollectionRead<Name extends CollectionName> = (
  call?: ReadCall,
) => Promise<Result<Collection<CollectionValues[Name]>, ReadFailure>>;

/** Every public collection, each read by its name: `await collections.teams(call)`. */
export type Collections = { [Name in PublicCollectionName]: CollectionRead<Name> };

/** A collection that can be told that it has changed in the database. */
interface Forgetful {
  /** Every tier here forgets what it holds; never rejects. */
  forget(): Promise<void>;
}

/** The public collections as an isolate keeps them. */
export type KeptCollections = {
  [Name in PublicCollectionName]: CollectionRead<Name> & Forgetful;
};

/** The members' collections as an isolate keeps them. */
export type KeptMemberCollections = {
  [Name in MemberCollectionName]: CollectionRead<Name> & Forgetful;
};

/** The members' collections; a call has to bring the asking member's ID token. */
export type MemberCollections = { [Name in MemberCollectionName]: CollectionRead<Name> };

export interface CollectionsOptions extends Partial<CacheTimes> {
  now?: () => number;
  log?: (event: CollectionEvent) => void;
  /** A tier between memory and the database; without one every isolate asks for itself. */
  store?: CollectionStore;
}

const DAY = 24 * 60 * 60 * 1000;

/** How long a page waits for a read: a little over the database's time-out, both in ms. */
export function waitOf(timeoutMs: number): number {
  return timeoutMs + 300;
}

/** The times of design section 5. */
export const CACHE_TIMES: CacheTimes = {
  freshMs: 60_000,
  revalidateMs: 120_000,
  pauseMs: 5_000,
  staleMs: 7 * DAY,
  waitMs: waitOf(READ_TIMEOUT_MS),
};

/** A store that takes longer than this is no faster than the database. */
const STORE_PATIENCE_MS = 200;

/**
 * The collections kept parsed in memory; make one per isolate and hand it to every request. Times
 * are `CACHE_TIMES` unless given.
 */
export function createCollections(
  database: TextDatabase,
  options: CollectionsOptions = {},
): KeptCollections {
  const cached = cachedReads(options, (name) => database.readText(collectionPath(name)));
  return {
    teams: cached("teams"),
    teamLinks: cached("teamLinks"),
    players: cached("players"),
    standings: cached("standings"),
    leaders: cached("leaders"),
    teamStats: cached("teamStats"),
    gameResults: cached("gameResults"),
    games: cached("games"),
    gameLines: cached("gameLines"),
    seasonTotals: cached("seasonTotals"),
  };
}

/**
 * The members' collections, kept like the public ones: what one member's ID token has read is there
 * for every member. Deciding who is a member is the caller's part, before each call. A token that
 * the database refuses fails that one call; nobody else gets to see it.
 */
export function createMemberCollections(
  database: TextDatabase,
  options: CollectionsOptions = {},
): KeptMemberCollections {
  const cached = cachedReads(options, async (name, { idToken }) => {
    const credential = await credentialOf(idToken);
    return credential === undefined
      ? fail({ kind: "denied", path: collectionPath(name) })
      : database.readText(collectionPath(name), credential);
  });
  return {
    transactions: cached("transactions"),
    news: cached("news"),
    analysis: cached("analysis"),
    charts: cached("charts"),
  };
}

/** A session that can no longer be renewed has no token, and its renewal must not throw here. */
async function credentialOf(idToken: ReadCall["idToken"]): Promise<DatabaseCredential | undefined> {
  const token = await idToken?.().catch(() => undefined);
  return token === undefined ? undefined : { auth: token };
}

function cachedReads(
  options: CollectionsOptions,
  read: (name: CollectionName, call: ReadCall) => Promise<Result<string, ReadFailure>>,
): <Name extends CollectionName>(collection: Name) => CollectionRead<Name> & Forgetful {
  const { now = Date.now, log = () => {}, store, ...given } = options;
  const times = { ...CACHE_TIMES, ...given };

  return (collection) => {
    let lastDropped = 0;
    const parse = parsedOnce(collection, ({ dropped, first = "inside a row" }) => {
      if (dropped !== 0 && dropped !== lastDropped) {
        log({ kind: "rows-dropped", collection, dropped, first });
      }
      lastDropped = dropped;
    });
    const database: Source<string, ReadFailure> = async (call) => {
      const readAt = now();
      const answer = await read(collection, call);
      if (!answer.ok) return answer;
      const parsed = parse(answer.value);
      return parsed.ok ? ok({ value: answer.value, readAt }) : parsed;
    };
    const source =
      store === undefined
        ? database
        : createStoredSource({
            ...times,
            name: collection,
            store,
            source: database,
            isUsable: (text) => parse(text).ok,
            now,
            patienceMs: STORE_PATIENCE_MS,
          });
    const cachedRead = createCachedRead({
      ...times,
      now,
      async source(call, knownReadAt) {
        const answer = await source(call, knownReadAt);
        if (!answer.ok) return answer;
        const parsed = parse(answer.value.value);
        if (!parsed.ok) return parsed;
        const { collection: value, version } = parsed.value;
        return ok({ ...answer.value, value, version });
      },
      timedOut: (): ReadFailure => ({ kind: "timed-out", path: collectionPath(collection) }),
      // Public data that is denied is denied to all; a member's may be only for his token.
      isPersonal: ({ kind }) => kind === "denied" && isMembers(collection),
      onFailure: (failure) => log({ kind: "read-failed", collection, failure }),
      onRecovery: (afterMs) => log({ kind: "read-recovered", collection, afterMs }),
    });
    return Object.assign((call?: ReadCall) => cachedRead(call), {
      async forget() {
        cachedRead.forget();
        try {
          await store?.forget(collection);
        } catch {
          // Its entry is too old for this isolate from now on.
        }
      },
    });
  };
}

function isMembers(name: CollectionName): boolean {
  return (MEMBER_COLLECTIONS as readonly CollectionName[]).includes(name);
}
