import { latestUpdate } from "#domain/dates.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { type Collection, type CollectionName, collectionsAt, rootedAt } from "./collections.ts";
import type { ReadFailure } from "./realtime-database.ts";
import { parseAllTimePart } from "./wire/all-time.ts";
import { parseCareer } from "./wire/careers.ts";
import { parseDay } from "./wire/days.ts";
import { parseFranchise } from "./wire/franchises.ts";
import { parseOdds } from "./wire/odds.ts";
import { parseOnOff } from "./wire/on-off.ts";
import { parsePartLines } from "./wire/part-lines.ts";
import { parsePastSeason } from "./wire/past-seasons.ts";
import { parsePlays } from "./wire/plays.ts";
import { objectOf } from "./wire/rows.ts";
import { parseSeasonLists } from "./wire/season-lists.ts";
import { parseShots } from "./wire/shots.ts";

interface Shape<Value> {
  /** The form of a key; no other key is read. */
  key: RegExp;
  /** The limit of documents that stay parsed in memory; `MOST_PARSED` unless given. */
  most?: number;
  parse(key: string, raw: unknown): { value: Value; dropped: number } | undefined;
}

/**
 * The limit of documents of a kind that stay parsed in memory. A page in the page cache is rendered
 * again when its document was dropped.
 */
const MOST_PARSED = 120;

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;
const SEASON = /^\d{4}-\d{2}$/;
const GAME_ID = /^\d{10}$/;
const PLAYER_ID = /^[1-9]\d{0,9}$/;
/** A player whom the league knows, or one of the ABA alone. */
const FORMER_ID = /^(?:[1-9]\d{0,9}|b-[a-z]+\d\d)$/;

/** The kinds of small documents; a page reads the one of its day, player or team. */
const SHAPES = {
  /** By ISO date. */
  days: shape({ key: ISO_DATE, parse: (_, raw) => parseDay(raw) }),
  /** By player id. */
  careers: shape({ key: PLAYER_ID, parse: (_, raw) => parseCareer(raw) }),
  /** The careers of former players, by player id. */
  formerCareers: shape({ key: FORMER_ID, parse: (_, raw) => parseCareer(raw) }),
  /** The parts of the collection of the same name, by key (`allTimePart`). */
  allTime: shape({ key: /^\d\d$/, most: 16, parse: (_, raw) => parseAllTimePart(raw) }),
  /** By team id. */
  franchises: shape({ key: /^[1-9]\d{0,2}$/, parse: (_, raw) => parseFranchise(raw) }),
  /** The odds of a season after the games of an ISO date. */
  odds: shape({ key: ISO_DATE, parse: (_, raw) => parseOdds(raw) }),
  /** By game id; each takes about 100 kB of memory. Most games of past seasons have none. */
  plays: shape({ key: GAME_ID, most: 40, parse: (_, raw) => parsePlays(raw) }),
  /**
   * The lines of a part of every game of a season, or of units, by season and part; each takes about
   * 0.7 MB of memory.
   */
  parts: shape({
    key: /^\d{4}-\d{2}-(?:q[1-4]|ot|h[12]|clutch|lineups|pairs)$/,
    // One part of all seasons, and some of one.
    most: 18,
    parse: parsePartLines,
  }),
  /** Units and assists, by season; each takes about 0.1 MB of memory. All of them are read for several. */
  together: shape({ key: SEASON, most: 16, parse: (_, raw) => parseOnOff(raw) }),
  /** By player id. */
  shots: shape({ key: PLAYER_ID, parse: (_, raw) => parseShots(raw) }),
  /** Past seasons by name; each takes about 2 MB of memory. */
  seasons: shape({
    key: SEASON,
    // All of them, which a question over several seasons reads.
    most: 32,
    parse: (_, raw) => parsePastSeason(raw),
  }),
  /** The lists of seasons since 1946-47 by name, without players; each takes up to 200 kB of memory. */
  listedSeasons: shape({ key: SEASON, most: 10, parse: parseSeasonLists }),
};

export type DocumentKind = keyof typeof SHAPES;

/** The kinds made of plays, of which each season adds documents of its own. */
export const KINDS_OF_PLAYS = ["plays", "parts", "together"] as const satisfies DocumentKind[];

/** Each kind of document, with the type of its value. */
export type DocumentValues = {
  [Kind in DocumentKind]: (typeof SHAPES)[Kind] extends Shape<infer Value> ? Value : never;
};

/** The name of a read: a collection, or one document by kind and key: "days/2026-01-15". */
export type ReadName = CollectionName | `${DocumentKind}/${string}`;

export const DOCUMENT_KINDS = Object.keys(SHAPES) as DocumentKind[];

/** The path of a kind's documents in the database. */
export function documentsPath(kind: DocumentKind): string {
  return `nba/${kind}`;
}

/** The limit of documents of a kind that stay parsed in memory. */
export function mostParsed(kind: DocumentKind): number {
  const { most = MOST_PARSED }: { most?: number } = SHAPES[kind];
  return most;
}

/** Returns whether a key has the form of the kind's keys. */
export function isDocumentKey(kind: DocumentKind, key: string): boolean {
  return SHAPES[kind].key.test(key);
}

/** Parses one document; "empty" when there is none, "malformed" when it has another shape. */
export function parseDocument<Kind extends DocumentKind>(
  kind: Kind,
  key: string,
  raw: unknown,
): Result<Collection<DocumentValues[Kind]>, ReadFailure> {
  const { parse } = SHAPES[kind] as Shape<DocumentValues[Kind]>;
  const parsed = parse(key, raw);
  if (parsed === undefined)
    return fail({
      kind: raw === null ? "empty" : "malformed",
      path: `${documentsPath(kind)}/${key}`,
    });
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
  return [...new Set([...collectionsAt(place), ...kinds])];
}

/** The cache tag of a read: a collection's name or a document's kind. */
export function tagOf(name: ReadName): PurgeName {
  return name.split("/")[0] as PurgeName;
}

/** Declares a kind of documents; the type of its value is that of what `parse` returns. */
function shape<Value>(declared: Shape<Value>): Shape<Value> {
  return declared;
}
