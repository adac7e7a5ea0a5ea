import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { COLLECTION_NAMES, collectionPath, parseCollection } from "#functions/data/collections.ts";
import { documentsPath, isDocumentKey, KINDS_OF_PLAYS } from "#functions/data/documents.ts";
import type { ReadFailure } from "#functions/data/realtime-database.ts";
import { ensureDataset } from "../dataset/dataset-files.ts";
import { root } from "../paths.ts";
import { type DatabaseTarget, openDatabase, sentenceOf } from "./database-target.ts";
import { whyNotPushed } from "./running-season.ts";

/** The dataset, rebuilt first when its sources have changed: the value of `nba/{name}` by name. */
export function readDataset(): Record<string, unknown> {
  ensureDataset();
  const folder = join(root, "season/built");
  const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
  return Object.fromEntries(
    files.map((file) => [
      file.slice(0, -".json".length),
      JSON.parse(readFileSync(join(folder, file), "utf8")),
    ]),
  );
}

/** Returns whether a push of a season replaces the documents of its own season alone. */
function isOfPlays(name: string): boolean {
  return KINDS_OF_PLAYS.some((kind) => kind === name);
}

/** The dataset in updates that a database takes, which is 16 MB at once. */
export function updatesOf(dataset: Record<string, unknown>): Record<string, unknown>[] {
  const { ofPlays = [], others = [] } = Object.groupBy(Object.entries(dataset), ([name]) =>
    isOfPlays(name) ? "ofPlays" : "others",
  );
  return [others, ...(ofPlays.length > 0 ? [ofPlays] : [])].map((own) =>
    Object.fromEntries(own.flatMap(([name, value]) => placesOf(name, value))),
  );
}

/** The places below `nba` that a push writes of a collection, with their values. */
export function placesOf(name: string, value: unknown): [path: string, value: unknown][] {
  return isOfPlays(name)
    ? Object.entries(value as object).map(([key, document]) => [`${name}/${key}`, document])
    : [[name, value]];
}

/** Writes every collection under `nba`, those that are not made of plays in one atomic update. */
export async function pushDataset(target: DatabaseTarget, dataset = readDataset()): Promise<void> {
  const { database, credential } = openDatabase(target);
  for (const update of updatesOf(dataset)) {
    const written = await database.write("nba", { update }, credential);
    if (!written.ok) throw new Error(sentenceOf(target, written.error));
  }
}

export interface Seeded {
  wasEmpty: boolean;
  /** The names of the collections that were replaced. */
  replaced: string[];
  /** Why nothing was pushed, in a sentence: the database is in a later season. */
  refused?: string;
}

/**
 * Pushes the collections that the database lacks, all of them at the first start, and replaces those
 * that this version cannot read, because an older one wrote them. The others stay as they are, and so
 * do all of a database in a later season.
 */
export async function seedOnce(target: DatabaseTarget, dataset = readDataset()): Promise<Seeded> {
  const { database, credential } = openDatabase(target);
  const stored = await database.readKeys("nba", credential);
  if (!stored.ok) throw new Error(sentenceOf(target, stored.error));
  const names = new Set(stored.value);
  const refused = await whyNotPushed(target, dataset);
  if (refused !== undefined) return { wasEmpty: false, replaced: [], refused };
  const replaced = [
    ...(await malformedAmong(names, target)),
    ...(await withoutSeasonsAmong(names, target)),
  ];
  const pushed = Object.entries(dataset).filter(
    ([name]) => !names.has(name) || replaced.includes(name),
  );
  if (pushed.length > 0) await pushDataset(target, Object.fromEntries(pushed));
  return { wasEmpty: names.size === 0, replaced };
}

/** Lists members whose records lie in their own objects: any write makes an object list its member. */
export async function listMembers(target: DatabaseTarget, uids: readonly string[]): Promise<void> {
  const { database, credential } = openDatabase(target);
  for (const uid of uids) {
    const written = await database.write(`users/${uid}`, { update: {} }, credential);
    if (!written.ok) throw new Error(sentenceOf(target, written.error));
  }
}

/** The kinds of failures of a collection that lies in the database but cannot be read. */
const UNREADABLE: readonly ReadFailure["kind"][] = ["malformed", "failing"];

/** The names of those stored collections that cannot be read or have an unexpected shape. */
async function malformedAmong(
  names: ReadonlySet<string>,
  target: DatabaseTarget,
): Promise<string[]> {
  const { database, credential } = openDatabase(target);
  const malformed = new Set<string>();
  for (const collection of COLLECTION_NAMES) {
    const path = collectionPath(collection);
    const name = path.slice("nba/".length);
    if (!names.has(name)) continue;
    const stored = await database.read(path, credential);
    if (!stored.ok && !UNREADABLE.includes(stored.error.kind)) {
      throw new Error(sentenceOf(target, stored.error));
    }
    const parsed = stored.ok ? parseCollection(collection, stored.value) : stored;
    if (!parsed.ok && UNREADABLE.includes(parsed.error.kind)) malformed.add(name);
  }
  return [...malformed];
}

/** The kinds whose stored documents name no season, because an older version wrote them. */
async function withoutSeasonsAmong(
  names: ReadonlySet<string>,
  target: DatabaseTarget,
): Promise<string[]> {
  const { database, credential } = openDatabase(target);
  const found: string[] = [];
  for (const kind of KINDS_OF_PLAYS) {
    if (!names.has(kind)) continue;
    const keys = await database.readKeys(documentsPath(kind), credential);
    if (!keys.ok) throw new Error(sentenceOf(target, keys.error));
    if (!keys.value.some((key) => isDocumentKey(kind, key))) found.push(kind);
  }
  return found;
}
