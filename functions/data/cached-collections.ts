import { fail, type Result } from "#domain/result.ts";
import type { SeasonNow } from "#domain/season/season.ts";
import { byName } from "./by-name.ts";
import type { ReadCall } from "./cached-read.ts";
import { type CollectionsOptions, cachedSource, type Forgetful } from "./cached-source.ts";
import {
  type Collection,
  type CollectionName,
  type CollectionValues,
  collectionPath,
  MEMBER_COLLECTIONS,
  type MemberCollectionName,
  PUBLIC_COLLECTIONS,
  type PublicCollectionName,
  parseCollection,
} from "./collections.ts";
import type { DatabaseCredential, ReadFailure, TextDatabase } from "./realtime-database.ts";

export type CollectionRead<Name extends CollectionName> = (
  call?: ReadCall,
) => Promise<Result<Collection<CollectionValues[Name]>, ReadFailure>>;

/** Every public collection, each read by its name: `await collections.teams(call)`. */
type PublicCollections = { [Name in PublicCollectionName]: CollectionRead<Name> };

/** The public collections of a request, and the season that was current when it began. */
export interface Collections extends PublicCollections {
  seasonNow: SeasonNow;
}

/** The public collections as cached by an isolate. */
export type CachedCollections = {
  [Name in PublicCollectionName]: CollectionRead<Name> & Forgetful;
};

/** The members' collections as cached by an isolate. */
export type CachedMemberCollections = {
  [Name in MemberCollectionName]: CollectionRead<Name> & Forgetful;
};

/** The members' collections; each call needs the member's ID token. */
export type MemberCollections = { [Name in MemberCollectionName]: CollectionRead<Name> };

/**
 * The collections, cached in memory as parsed values; make one per isolate for all its requests.
 * Times are `CACHE_TIMES` unless given.
 */
export function createCollections(
  database: TextDatabase,
  options: CollectionsOptions = {},
): CachedCollections {
  const cached = cachedReads(options, (name) => database.readText(collectionPath(name)));
  return byName(PUBLIC_COLLECTIONS, cached) as CachedCollections;
}

/**
 * The members' collections, cached like the public ones: a value read with one member's ID token
 * serves every member. The caller checks before each call that it acts for a member. When the
 * database refuses a token, only that call fails.
 */
export function createMemberCollections(
  database: TextDatabase,
  options: CollectionsOptions = {},
): CachedMemberCollections {
  const cached = cachedReads(options, async (name, { idToken }) => {
    const credential = await credentialOf(idToken);
    return credential === undefined
      ? fail({ kind: "denied", path: collectionPath(name) })
      : database.readText(collectionPath(name), credential);
  });
  return byName(MEMBER_COLLECTIONS, cached) as CachedMemberCollections;
}

/** A session that can no longer be renewed has no token; a failing renewal must not throw here. */
async function credentialOf(idToken: ReadCall["idToken"]): Promise<DatabaseCredential | undefined> {
  const token = await idToken?.().catch(() => undefined);
  return token === undefined ? undefined : { auth: token };
}

function cachedReads(
  options: CollectionsOptions,
  read: (name: CollectionName, call: ReadCall) => Promise<Result<string, ReadFailure>>,
): <Name extends CollectionName>(collection: Name) => CollectionRead<Name> & Forgetful {
  return (name) =>
    cachedSource(
      {
        name,
        path: collectionPath(name),
        read: (call) => read(name, call),
        parse: (raw) => parseCollection(name, raw),
        // Denied public data is denied to everyone; a member's may be denied to one token alone.
        isDeniedPersonally: isMembers(name),
      },
      options,
    );
}

function isMembers(name: CollectionName): boolean {
  return (MEMBER_COLLECTIONS as readonly CollectionName[]).includes(name);
}
