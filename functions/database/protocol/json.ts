import { parseBoundedJson } from "#functions/http/bounded-json.ts";
import { branchText, EMPTY_JSON } from "./answers.ts";
import { isKey } from "./keys.ts";
import { MAX_DEPTH } from "./paths.ts";
import { Refusal } from "./refusal.ts";

/** A JSON value. */
export type Json = null | boolean | number | string | Json[] | JsonObject;

/** A JSON object, as the parser made it. */
export type JsonObject = { [key: string]: Json };

const MAX_STRING_BYTES = 10 * 1024 * 1024;
const encoder = new TextEncoder();

/** Parses a request's body. */
export function parseJson(text: string): Json {
  if (text.trim() === "") {
    throw new Refusal(400, "Missing data; Perhaps you forgot to send the data.");
  }
  try {
    return parseBoundedJson(text) as Json;
  } catch {
    throw new Refusal(400, "Invalid data; couldn't parse JSON object, array, or value.");
  }
}

/** Says whether a JSON value has named children. */
export function isObject(json: Json): json is JsonObject {
  return typeof json === "object" && json !== null && !Array.isArray(json);
}

/**
 * Validates a value that is to be stored at a place: checks keys, depth and sizes and
 * unwraps `.value`. Changes the given value instead of copying it, because it may be most of the
 * memory there is.
 */
export function prepare(json: Json, keys: readonly string[]): Json {
  const known = new Set<string>();
  const visit = (value: Json, depth: number): Json => {
    if (depth > MAX_DEPTH) {
      throw new Refusal(400, `Invalid data; deeper than ${MAX_DEPTH} levels.`);
    }
    if (typeof value !== "object" || value === null) return checkedScalar(value);
    if (Array.isArray(value)) {
      for (const [index, child] of value.entries()) value[index] = visit(child, depth + 1);
      return value;
    }
    if (Object.hasOwn(value, ".sv")) {
      throw new Refusal(501, "Server values (.sv) are not supported by this database");
    }
    takePriorityOff(value);
    if (Object.hasOwn(value, ".value")) return visit(unwrapped(value), depth);
    for (const key of Object.keys(value)) {
      if (!known.has(key)) known.add(checkedKey(key));
      setChild(value, key, visit(value[key] ?? null, depth + 1));
    }
    return value;
  };
  return visit(json, keys.length);
}

/** The JSON text of a value as the protocol sends it: without empty children, keys in order. */
export function jsonText(json: Json): string {
  if (typeof json !== "object" || json === null) return JSON.stringify(json);
  const children = new Map<string, string>();
  for (const [key, child] of Object.entries(json)) {
    const text = jsonText(child);
    if (text !== EMPTY_JSON) children.set(key, text);
  }
  return branchText(children);
}

/** The value at a path inside another; null when there is none. */
export function childAt(json: Json, path: readonly string[]): Json {
  let value = json;
  for (const key of path) {
    // Neither an inherited name nor the length of an array is a child.
    if (typeof value !== "object" || value === null) return null;
    if (!Object.prototype.propertyIsEnumerable.call(value, key)) return null;
    value = (value as JsonObject)[key] ?? null;
  }
  return value;
}

/** Returns whether a value is empty or holds only empty values. */
export function isNothing(json: Json): boolean {
  return typeof json === "object" && (json === null || Object.values(json).every(isNothing));
}

/** Sets a value at a path inside another, in place; null removes. */
export function plant(json: Json, [key, ...rest]: readonly string[], value: Json): Json {
  if (key === undefined) return value;
  const isBranch = typeof json === "object" && json !== null;
  // Removing a missing place changes nothing: a scalar stays.
  if (value === null && !isBranch) return json;
  const branch = isObject(json) ? json : isBranch ? objectOf(json) : {};
  setChild(branch, key, plant(childAt(branch, [key]), rest, value));
  return branch;
}

function objectOf(items: readonly Json[]): JsonObject {
  return Object.fromEntries(items.entries());
}

/** Sets a child. "__proto__" is a key like any other, so it is defined rather than assigned. */
function setChild(branch: JsonObject, key: string, value: Json): void {
  if (key !== "__proto__") branch[key] = value;
  else
    Object.defineProperty(branch, key, {
      value,
      enumerable: true,
      writable: true,
      configurable: true,
    });
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
    `Invalid data; couldn't parse key ${JSON.stringify(shown)}. Key value can't be empty, ` +
      "longer than 768 bytes, or contain $ # [ ] / . or control characters",
  );
}

function takePriorityOff(value: JsonObject): void {
  if (!Object.hasOwn(value, ".priority")) return;
  if (value[".priority"] !== null) {
    throw new Refusal(501, "Priorities are not supported by this database");
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
