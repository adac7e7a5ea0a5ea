import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Career } from "#domain/players/career.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { Day } from "#domain/season/box-score.ts";
import { readsOfAllSeasons } from "#functions/data/all-seasons.ts";
import { byName } from "#functions/data/by-name.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import type { Documents, StoredReads } from "#functions/data/cached-documents.ts";
import {
  type CollectionName,
  collectionPath,
  PUBLIC_COLLECTIONS,
  parseCollection,
} from "#functions/data/collections.ts";
import {
  DOCUMENT_KINDS,
  type DocumentKind,
  isDocumentKey,
  parseDocument,
} from "#functions/data/documents.ts";
import { derivedReads, type SeasonReads } from "#functions/data/season-reads.ts";
import { partKey } from "#functions/data/wire/part-lines.ts";
import type { View } from "#functions/views/page/view.ts";
import { builtNow } from "#tests/built-season.ts";
import { root } from "#tools/paths.ts";

import type { Values } from "./collections.ts";

/** The built file of a path in the database, read once a process. */
const built = memoized((path: string): Record<string, unknown> => {
  const file = `${path.replace("nba/", "")}.json`;
  return JSON.parse(readFileSync(join(root, "season/built", file), "utf8"));
});

const collection = memoized((name: CollectionName) =>
  parseCollection(name, built(collectionPath(name))),
);

/** The public collections of the built dataset, each parsed on its first read in a process. */
function storedCollections(): Collections {
  const reads = byName(PUBLIC_COLLECTIONS, (name) => async () => collection(name));
  return { ...reads, seasonNow: builtNow } as Collections;
}

/** Returns the public collections of the built dataset, as pages read them. */
export function builtCollections(): Collections {
  return derivedReads(storedCollections(), storedDocuments()).collections;
}

/** The value of a collection of the built dataset, as pages read it. */
export async function builtValue<Name extends keyof Values>(name: Name): Promise<Values[Name]> {
  const read = await builtCollections()[name]();
  if (!read.ok) throw new Error(name);
  return read.value.value as Values[Name];
}

function memoized<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}

const documentsOf = memoized(<Kind extends DocumentKind>(kind: Kind) =>
  memoized((key: string) => parseDocument(kind, key, built(kind)[key] ?? null)),
);
const season = memoized((name: string) => parseDocument("seasons", name, built(`seasons/${name}`)));

/** A file of the current season, or of a past one. */
const fileOf = (kind: "parts" | "together", name: string) =>
  name === builtNow.current ? kind : `${kind}/${name}`;
const together = memoized((name: string) =>
  parseDocument("together", name, built(fileOf("together", name))[name] ?? null),
);

const currentPart = (part: string) => partKey(builtNow.current, part);
const partOf = memoized((key: string) => {
  const file = fileOf("parts", key.slice(0, builtNow.current.length));
  return parseDocument("parts", key, built(file)[key] ?? null);
});

/** Returns the reads of all seasons of the built dataset together. */
export function readsOfAll(): SeasonReads {
  return readsOfAllSeasons({ collections: builtCollections(), documents: builtDocuments() });
}

/** Returns the documents of the built dataset, as pages read them. */
export function builtDocuments(): Documents {
  return derivedReads(storedCollections(), storedDocuments()).documents;
}

/** The documents of the built dataset, each parsed on its first read in a process. */
function storedDocuments(): StoredReads {
  const kind = <Kind extends DocumentKind>(name: Kind): StoredReads[Kind] =>
    (async (key: string) => documentsOf(name)(key)) as StoredReads[Kind];
  return {
    days: kind("days"),
    careers: kind("careers"),
    franchises: kind("franchises"),
    odds: kind("odds"),
    plays: kind("plays"),
    parts: async (part) => partOf(isDocumentKey("parts", part) ? part : currentPart(part)),
    together: async (name) => together(name),
    shots: kind("shots"),
    formerCareers: kind("formerCareers"),
    allTime: kind("allTime"),
    listedSeasons: kind("listedSeasons"),
    seasons: async (name) => season(name),
  };
}

/** Every day or career of the built dataset, by its key, as pages read them. */
export async function everyDocument<Kind extends "days" | "careers">(kind: Kind) {
  type Value = Kind extends "days" ? Day : Career;
  const documents = builtDocuments();
  const all = new Map<string, Value>();
  for (const key of Object.keys(built(kind))) {
    const read = await documents[kind](key);
    if (read.ok) all.set(key, read.value.value as Value);
  }
  return all;
}

/** A read that fails. */
export const unread = async (): Promise<Result<never, { kind: "malformed"; path: string }>> =>
  fail({ kind: "malformed", path: "nba" });

const noneStored: StoredReads = {
  ...byName(DOCUMENT_KINDS, () => unread),
  plays: async () => ok({ value: undefined, updatedAt: undefined, dropped: 0 }),
};

/** Documents of a database that holds only the collections. */
export const noDocuments: Documents = {
  ...noneStored,
  days: unread,
  careers: unread,
  franchises: unread,
  formerCareers: unread,
  seasonLists: unread,
  stored: noneStored,
};

/** Returns the page of a view that is ready. */
export function pageOf<Page>(view: View<Page>): Page {
  if (view.kind !== "ready") throw new Error(`The view is ${view.kind}.`);
  return view.page;
}
