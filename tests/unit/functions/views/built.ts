import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fail, type Result } from "../../../../domain/result.ts";
import type { Collections } from "../../../../functions/data/cached-collections.ts";
import type { Documents } from "../../../../functions/data/cached-documents.ts";
import {
  collectionPath,
  PUBLIC_COLLECTIONS,
  parseCollection,
} from "../../../../functions/data/collections.ts";
import { type DocumentKind, parseDocument } from "../../../../functions/data/documents.ts";
import type { View } from "../../../../functions/views/view.ts";
import { root } from "../../../../tools/paths.ts";

function built(path: string): Record<string, unknown> {
  const file = `${path.replace("nba/", "")}.json`;
  return JSON.parse(readFileSync(join(root, "season/built", file), "utf8"));
}

/** Returns the public collections of the built dataset, each parsed on its first read. */
export function builtCollections(): Collections {
  const reads = PUBLIC_COLLECTIONS.map((name) => {
    const parse = memoized(() => parseCollection(name, built(collectionPath(name))));
    return [name, async () => parse()];
  });
  return Object.fromEntries(reads);
}

function memoized<Value>(make: () => Value): () => Value {
  let known: { value: Value } | undefined;
  return () => {
    known ??= { value: make() };
    return known.value;
  };
}

/** Returns the documents of the built dataset. */
export function builtDocuments(): Documents {
  const kind = <Kind extends DocumentKind>(name: Kind): Documents[Kind] => {
    const all = built(name);
    return (async (key: string) => parseDocument(name, key, all[key])) as Documents[Kind];
  };
  return {
    days: unread,
    careers: kind("careers"),
    franchises: kind("franchises"),
    odds: kind("odds"),
    plays: kind("plays"),
    shots: kind("shots"),
    formerCareers: kind("formerCareers"),
    seasons: async (name) => parseDocument("seasons", name, built(`seasons/${name}`)),
  };
}

/** A read that fails. */
export const unread = async (): Promise<Result<never, { kind: "malformed"; path: string }>> =>
  fail({ kind: "malformed", path: "nba" });

/** Returns the page of a view that is ready. */
export function pageOf<Page>(view: View<Page>): Page {
  if (view.kind !== "ready") throw new Error(`The view is ${view.kind}.`);
  return view.page;
}
