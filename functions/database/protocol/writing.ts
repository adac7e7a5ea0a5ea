import { ANSWER_ABOVE } from "#functions/data/realtime-database.ts";
import type { DocumentStore, Update } from "../storage/document-store.ts";
import { branchText, EMPTY_JSON } from "./answers.ts";
import { readBody } from "./body.ts";
import type { Database, DatabaseRequest } from "./database-request.ts";
import { etagOf, wantsEtag } from "./etag.ts";
import { isObject, parseJson } from "./json.ts";
import { MAX_DEPTH, parsePath, storedPath } from "./paths.ts";
import { Refusal } from "./refusal.ts";
import { isValidRecord, mayRead, mayWrite, type Principal } from "./rules.ts";

/** The answer to a write; `tagged` is the JSON text from which its ETag is computed. */
export type WriteOutcome = {
  status: 200 | 412;
  text: string;
  tagged: string | null;
  /** The written places; empty for a write that was not carried out. */
  places: readonly (readonly string[])[];
};

/** Carries out a PUT, PATCH, POST or DELETE. */
export async function write(request: DatabaseRequest, database: Database): Promise<WriteOutcome> {
  const { method, keys, principal, headers } = request;
  const condition = headers.get("if-match");
  if (condition !== null && method !== "PUT" && method !== "DELETE") {
    throw new Refusal(400, `if-match is not supported on ${method}`);
  }
  // The rules allow visitors no write anywhere, so their bodies are not read.
  if (principal.kind === "visitor") throw new Refusal(401, "Permission denied");
  if (method !== "PATCH" && !mayWrite(principal, keys)) throw new Refusal(401, "Permission denied");
  const text = method === "DELETE" ? EMPTY_JSON : await readBody(request.request, principal);

  const isSilent = request.parameters.get("print") === "silent" && !wantsEtag(headers);
  if (method === "PATCH") return update(keys, text, principal, database, isSilent);
  if (method === "POST") {
    const name = newKey();
    const place = [...keys, name];
    database.store.transaction(() =>
      commit([{ keys: place, json: parseJson(text) }], principal, database),
    );
    const tagged = wantsEtag(headers) ? database.store.read(place) : null;
    return { status: 200, text: JSON.stringify({ name }), tagged, places: [place] };
  }
  const shown = keys.slice(0, keys.length - Number(headers.get(ANSWER_ABOVE)));
  if (!mayRead(principal, shown)) throw new Refusal(401, "Permission denied");
  const { store } = database;
  const set = () => commit([{ keys, json: parseJson(text) }], principal, database);
  if (condition === null) store.transaction(set);
  else if (!(await setIfMatch(store, keys, condition, set))) {
    const current = store.read(keys);
    return { status: 412, text: current, tagged: current, places: [] };
  }
  const stored = isSilent ? EMPTY_JSON : store.read(shown);
  return { status: 200, text: stored, tagged: stored, places: [keys] };
}

/** A key for a child that POST adds: unique, and later ones sort after earlier ones. */
function newKey(): string {
  const time = Date.now().toString(36).padStart(9, "0");
  return time + crypto.randomUUID().replaceAll("-", "").slice(0, 11);
}

/**
 * Writes only if the place still has the tag. Computing a tag is asynchronous, so another request
 * may write meanwhile; the write therefore compares the value with the tagged one, synchronously.
 */
async function setIfMatch(
  store: DocumentStore,
  keys: readonly string[],
  tag: string,
  set: () => void,
): Promise<boolean> {
  for (;;) {
    const before = store.read(keys);
    if ((await etagOf(before)) !== tag) return false;
    if (store.read(keys) === before) {
      store.transaction(set);
      return true;
    }
  }
}

function update(
  keys: readonly string[],
  text: string,
  principal: Principal,
  database: Database,
  isSilent: boolean,
): WriteOutcome {
  const json = parseJson(text);
  if (!isObject(json)) {
    throw new Refusal(
      400,
      "Invalid data; couldn't parse JSON object. Are you sending a JSON object with valid key names?",
    );
  }
  const updates = Object.keys(json).map((path) => {
    const below = parsePath(path);
    if (below.length === 0 || keys.length + below.length > MAX_DEPTH) {
      throw new Refusal(400, "Invalid path: Invalid token in path");
    }
    return { name: path, keys: [...keys, ...below], json: json[path] ?? null };
  });
  refuseOverlap(updates);
  const { store } = database;
  store.transaction(() => commit(updates, principal, database));
  const places = updates.map((written) => written.keys);
  // Each of many rows of one document would be read by parsing all of it.
  if (isSilent) return { status: 200, text: EMPTY_JSON, tagged: null, places };
  const written = updates.map(({ name, keys: place }): [string, string] => [
    name,
    store.read(place),
  ]);
  const answered = updates.length === 0 ? "{}" : branchText(new Map(written));
  return { status: 200, text: answered, tagged: null, places };
}

/** Refuses a request whose updates overlap, since their result would depend on the order. */
function refuseOverlap(updates: readonly Update[]): void {
  const paths = updates.map(({ keys }) => storedPath(keys)).sort();
  for (const [i, path] of paths.entries()) {
    // In sorted order a place is followed by everything below it.
    if (paths[i + 1]?.startsWith(path)) {
      throw new Refusal(400, `Invalid data; ${path} is given and so is something at or below it.`);
    }
  }
}

/**
 * The limit of a member's record as JSON. The site's 500 favorites take a third of it; every write
 * reads and checks the whole record. A record already over the limit can still be shortened. The
 * rules of a hosted database cannot measure a record.
 */
const MAX_RECORD_LENGTH = 32 * 1024;

/** Stores updates that the principal may make; a refusal undoes them all. */
function commit(updates: readonly Update[], principal: Principal, database: Database): void {
  const { store, owns } = database;
  if (!updates.every(({ keys }) => mayWrite(principal, keys))) {
    throw new Refusal(401, "Permission denied");
  }
  if (!updates.every(({ keys }) => owns(keys))) {
    throw new Refusal(
      501,
      "Members' records are written one by one, at users/{uid}, and nothing else along with them",
    );
  }
  if (principal.kind !== "member") {
    store.write(updates);
    return;
  }
  const place = ["users", principal.uid];
  const longest = Math.max(MAX_RECORD_LENGTH, store.read(place).length);
  store.write(updates);
  const text = store.read(place);
  if (text.length > longest) throw new Refusal(401, "Permission denied");
  if (text !== EMPTY_JSON && database.isDeleted?.()) throw new Refusal(401, "Permission denied");
  const record = JSON.parse(text);
  for (const { keys } of updates) {
    if (!isValidRecord(principal, record, keys.slice(2))) {
      throw new Refusal(401, "Permission denied");
    }
  }
}
