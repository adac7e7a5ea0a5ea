import type { SeasonLists } from "#domain/history/season-lists.ts";
import type { Career } from "#domain/players/career.ts";
import { fail, type Result } from "#domain/result.ts";
import type { Day } from "#domain/season/box-score.ts";
import type { Franchise } from "#domain/teams/franchise.ts";
import { BoundedMap } from "../http/bounded-map.ts";
import { byName } from "./by-name.ts";
import type { ReadCall } from "./cached-read.ts";
import { type CollectionsOptions, cachedSource, type Forgetful } from "./cached-source.ts";
import type { Collection } from "./collections.ts";
import {
  DOCUMENT_KINDS,
  type DocumentKind,
  type DocumentValues,
  documentsPath,
  isDocumentKey,
  mostParsed,
  parseDocument,
} from "./documents.ts";
import type { ReadFailure, TextDatabase } from "./realtime-database.ts";

export type DocumentRead<Kind extends DocumentKind> = (
  key: string,
  call?: ReadCall,
) => Promise<Result<Collection<DocumentValues[Kind]>, ReadFailure>>;

/** The small documents as they are stored, each by its kind and key: `await documents.odds("2026-01-15")`. */
export type StoredReads = { [Kind in DocumentKind]: DocumentRead<Kind> };

type Read<Value> = (
  key: string,
  call?: ReadCall,
) => Promise<Result<Collection<Value>, ReadFailure>>;

type Derived = "days" | "careers" | "formerCareers" | "franchises";

/** The documents as pages read them: with what the season's games say of a day, a player, a team. */
export interface Documents extends Omit<StoredReads, Derived> {
  days: Read<Day>;
  careers: Read<Career>;
  formerCareers: Read<Career>;
  franchises: Read<Franchise>;
  /** By season, with its players and their names. */
  seasonLists: Read<SeasonLists>;
  /** As they are stored, without what one season's games say. */
  stored: StoredReads;
}

/** The documents as cached by an isolate. */
export type CachedDocuments = { [Kind in DocumentKind]: DocumentRead<Kind> & Forgetful };

/** The documents, cached like collections; memory keeps the most recently read of each kind. */
export function createDocuments(
  database: TextDatabase,
  options: CollectionsOptions = {},
): CachedDocuments {
  return byName(DOCUMENT_KINDS, (kind) => cached(kind, database, options)) as CachedDocuments;
}

function cached<Kind extends DocumentKind>(
  kind: Kind,
  database: TextDatabase,
  options: CollectionsOptions,
): DocumentRead<Kind> & Forgetful {
  const open = (key: string) => {
    const path = `${documentsPath(kind)}/${key}`;
    return cachedSource<DocumentValues[Kind]>(
      {
        name: `${kind}/${key}`,
        path,
        read: () => database.readText(path),
        parse: (raw) => parseDocument(kind, key, raw),
      },
      options,
    );
  };
  const reads = new BoundedMap<string, ReturnType<typeof open>>(mostParsed(kind));
  const read: DocumentRead<Kind> = (key, call) => {
    if (!isDocumentKey(kind, key)) {
      return Promise.resolve(fail({ kind: "empty", path: `${documentsPath(kind)}/${key}` }));
    }
    const known = reads.get(key) ?? open(key);
    reads.set(key, known);
    return known(call);
  };
  return Object.assign(read, {
    async forget() {
      await Promise.all([...reads.values()].map((document) => document.forget()));
    },
  });
}
