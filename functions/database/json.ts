import { isKey } from "./keys.ts";
import { MAX_DEPTH } from "./paths.ts";
import { Refusal } from "./refusal.ts";

/** What a request may carry. */
export type Json = null | boolean | number | string | Json[] | JsonObject;

/** A JSON object, as the parser made it. */
export type JsonObject = { [key: string]: Json };

/** What a server value is worked out from. */
export type ServerValues = {
  now: number;
  /** The stored JSON text of the scalar at a place, or null. */
  previous: (keys: readonly string[]) => string | null;
};

const MAX_STRING_BYTES = 10 * 1024 * 1024;
const encoder = new TextEncoder();

/** Parses a request's body. */
export function parseJson(text: string): Json {
  if (text.trim() === "") {
    throw new Refusal(400, "Missing data; Perhaps you forgot to send the data.");
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, "Invalid data; couldn't parse JSON object, array, or value.");
  }
}

/** Says whether a JSON value has named children. */
export function isObject(json: Json): json is JsonObject {
  return typeof json === "object" && json !== null && !Array.isArray(json);
}

/**
 * Makes a value ready to be stored at a place, or refuses it: checks keys, depth and sizes, puts
 * server values in and takes `.value` wrappers off. Changes the given value instead of copying
 * it, because it may be most of the memory there is.
 */
export function prepare(json: Json, keys: readonly string[], values: ServerValues): Json {
  const known = new Set<string>();
  const place = [...keys];
  const visit = (value: Json): Json => {
    if (place.length > MAX_DEPTH) {
      throw new Refusal(400, `Invalid data; deeper than ${MAX_DEPTH} levels.`);
    }
    if (typeof value !== "object" || value === null) return checkedScalar(value);
    if (Array.isArray(value)) {
      for (const [index, child] of value.entries()) value[index] = visitChild(String(index), child);
      return value;
    }
    if (Object.hasOwn(value, ".sv")) return serverValue(value[".sv"], place, values);
    takePriorityOff(value);
    if (Object.hasOwn(value, ".value")) return visit(unwrapped(value));
    for (const key of Object.keys(value)) {
      if (!known.has(key)) known.add(checkedKey(key));
      value[key] = visitChild(key, value[key] ?? null);
    }
    return value;
  };
  const visitChild = (key: string, child: Json): Json => {
    place.push(key);
    const visited = visit(child);
    place.pop();
    return visited;
  };
  return visit(json);
}

/** Calls back for every scalar of a prepared value, with its stored path and its JSON text. */
export function eachLeaf(
  json: Json,
  path: string,
  found: (path: string, text: string) => void,
): void {
  if (json === null) return;
  if (typeof json !== "object") {
    found(path, JSON.stringify(json));
  } else if (Array.isArray(json)) {
    for (const [index, child] of json.entries()) eachLeaf(child, `${path}${index}/`, found);
  } else {
    for (const key of Object.keys(json)) eachLeaf(json[key] ?? null, `${path}${key}/`, found);
  }
}

function checkedScalar(value: null | boolean | number | string): Json {
  if (typeof value === "number" && !Number.isFinite(value)) {
    throw new Refusal(400, "Invalid data; a number is too large.");
  }
  if (typeof value === "string" && value.length * 3 > MAX_STRING_BYTES) {
    if (encoder.encode(value).length > MAX_STRING_BYTES) {
      throw new Refusal(400, "Invalid data; a string is longer than 10 MB.");
    }
  }
  return value;
}

function checkedKey(key: string): string {
  if (isKey(key)) return key;
  const shown = key.length > 100 ? `${key.slice(0, 100)}...` : key;
  throw new Refusal(
    400,
    `Invalid data; couldn't parse key ${JSON.stringify(shown)}. Key value can't be empty, longer than 768 bytes, or contain $ # [ ] / . or control characters`,
  );
}

function takePriorityOff(value: JsonObject): void {
  if (!Object.hasOwn(value, ".priority")) return;
  if (value[".priority"] !== null) {
    throw new Refusal(400, "Invalid data; priorities are not supported.");
  }
  delete value[".priority"];
}

function unwrapped(value: JsonObject): Json {
  const inner = value[".value"] ?? null;
  if (Object.keys(value).length > 1 || (typeof inner === "object" && inner !== null)) {
    throw new Refusal(400, "Invalid data; .value must be a scalar and stand alone.");
  }
  return inner;
}

function serverValue(
  wanted: Json | undefined,
  keys: readonly string[],
  { now, previous }: ServerValues,
): Json {
  if (wanted === "timestamp") return now;
  if (wanted !== undefined && isObject(wanted) && typeof wanted.increment === "number") {
    const before: unknown = JSON.parse(previous(keys) ?? "null");
    return checkedScalar((typeof before === "number" ? before : 0) + wanted.increment);
  }
  throw new Refusal(400, "Invalid data; unknown server value.");
}
