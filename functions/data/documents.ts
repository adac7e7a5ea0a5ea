import { latestUpdate } from "../../domain/dates.ts";
import { fail, ok, type Result } from "../../domain/result.ts";
import type { Day } from "../../domain/season/box-score.ts";
import type { Career } from "../../domain/season/career.ts";
import type { Franchise } from "../../domain/season/franchise.ts";
import type { Shots } from "../../domain/season/shots.ts";
import { type Collection, type CollectionName, collectionsAt, rootedAt } from "./collections.ts";
import type { ReadFailure } from "./realtime-database.ts";
import { parseCareer } from "./wire/careers.ts";
import { parseDay } from "./wire/days.ts";
import { parseFranchise } from "./wire/franchises.ts";
import { objectOf } from "./wire/rows.ts";
import { parseShots } from "./wire/shots.ts";

/** The kinds of small documents; a page reads the one of its day, player or team. */
export interface DocumentValues {
  /** By ISO date. */
  days: Day;
  /** By player id. */
  careers: Career;
  /** By team id. */
  franchises: Franchise;
  /** By player id. */
  shots: Shots;
}

export type DocumentKind = keyof DocumentValues;
/** The name of a read: a collection, or one document by kind and key: "days/2026-01-15". */
export type ReadName = CollectionName | `${DocumentKind}/${string}`;

interface Shape<Value> {
  /** The form of a key; no other key is read. */
  key: RegExp;
  parse(key: string, raw: unknown): { value: Value; dropped: number } | undefined;
}

const PLAYER_ID = /^[1-9]\d{0,9}$/;

const SHAPES: { [Kind in DocumentKind]: Shape<DocumentValues[Kind]> } = {
  days: { key: /^\d{4}-\d{2}-\d{2}$/, parse: parseDay },
  careers: { key: PLAYER_ID, parse: parseCareer },
  franchises: { key: /^[1-9]\d{0,2}$/, parse: (_, raw) => parseFranchise(raw) },
  shots: { key: PLAYER_ID, parse: (_, raw) => parseShots(raw) },
};

export const DOCUMENT_KINDS = Object.keys(SHAPES) as DocumentKind[];

/** The path of a kind's documents in the database. */
export function documentsPath(kind: DocumentKind): string {
  return `nba/${kind}`;
}

/** Returns whether a key has the form of the kind's keys. */
export function isDocumentKey(kind: DocumentKind, key: string): boolean {
  return SHAPES[kind].key.test(key);
}

/** Parses one document; "malformed" when it has another shape or is missing. */
export function parseDocument<Kind extends DocumentKind>(
  kind: Kind,
  key: string,
  raw: unknown,
): Result<Collection<DocumentValues[Kind]>, ReadFailure> {
  const parsed = SHAPES[kind].parse(key, raw);
  if (parsed === undefined)
    return fail({ kind: "malformed", path: `${documentsPath(kind)}/${key}` });
  return ok({ ...parsed, updatedAt: latestUpdate([objectOf(raw)?.updatedAt]) });
}

/** The names that a purge takes: a collection, or all documents of a kind. */
export type PurgeName = CollectionName | DocumentKind;

/** The collections and documents that a write at a place of the database changes. */
export function changedAt(place: readonly string[]): PurgeName[] {
  const kinds = rootedAt(
    // A write inside a document changes its kind: one tag covers all documents of a kind.
    place.slice(0, 2),
    DOCUMENT_KINDS.map((kind) => [kind, documentsPath(kind)] as const),
  );
  return [...collectionsAt(place), ...kinds];
}

/** The cache tag of a read: a collection's name or a document's kind. */
export function tagOf(name: ReadName): PurgeName {
  return name.split("/")[0] as PurgeName;
}
