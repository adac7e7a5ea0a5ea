import { branchText, NOTHING } from "./answers.ts";
import type { Json } from "./json.ts";
import { compareKeys } from "./keys.ts";
import { parsePath } from "./paths.ts";
import { Refusal } from "./refusal.ts";

/** A scalar to compare with, and the key that decides among equals. */
type Bound = { value: Json; key: string | null; inclusive: boolean };

/** Which children of a place are asked for. */
export type Query = {
  orderBy: "$key" | "$value" | "$priority" | readonly string[];
  from: Bound | null;
  to: Bound | null;
  limit: { count: number; end: "first" | "last" } | null;
};

const BOUNDS = ["startAt", "startAfter", "endAt", "endBefore", "equalTo"] as const;
const LIMITS = ["limitToFirst", "limitToLast"] as const;

/** Reads the query from a URL's parameters; null when the whole place is asked for. */
export function parseQuery(parameters: URLSearchParams): Query | null {
  const given = [...BOUNDS, ...LIMITS].filter((name) => parameters.has(name));
  const orderBy = parameters.get("orderBy");
  if (orderBy === null) {
    if (given.length === 0) return null;
    throw new Refusal(400, "orderBy must be defined when other query parameters are defined");
  }
  const order = parseOrder(orderBy);
  const equal = parseBound(parameters, "equalTo", true);
  const from = oneOf(parameters, "startAt", "startAfter");
  const to = oneOf(parameters, "endAt", "endBefore");
  if (equal && (from || to)) {
    throw new Refusal(
      400,
      "equalTo cannot be combined with startAt, startAfter, endAt or endBefore",
    );
  }
  const query = { orderBy: order, from: from ?? equal, to: to ?? equal, limit: limit(parameters) };
  if (order === "$key" && [query.from, query.to].some((b) => b && typeof b.value !== "string")) {
    throw new Refusal(400, "Constraint key must be a string when ordering by key");
  }
  return query;
}

/** Answers a query over the JSON text of the place it is about. */
export function select(text: string, query: Query): string {
  const compare = query.orderBy === "$key" ? compareKeyValues : compareValues;
  const position = (entry: Entry, bound: Bound) => compareToBound(entry, bound, compare);
  let chosen = childrenOf(JSON.parse(text))
    .map(([key, child]) => ({ key, child, value: orderingValue(key, child, query.orderBy) }))
    .filter((entry) => !query.from || isWithin(position(entry, query.from), query.from))
    .filter((entry) => !query.to || isWithin(-position(entry, query.to), query.to))
    .sort((a, b) => compare(a.value, b.value) || compareKeys(a.key, b.key));
  if (query.limit) {
    const { count, end } = query.limit;
    chosen = end === "first" ? chosen.slice(0, count) : chosen.slice(-count);
  }
  if (chosen.length === 0 && text !== NOTHING) return "{}";
  return branchText(new Map(chosen.map(({ key, child }) => [key, JSON.stringify(child)])));
}

type Entry = { key: string; value: Json };

type Compare = (a: Json, b: Json) => number;

/** Whether a child lies on the asked side of a bound, `distance` being positive on that side. */
function isWithin(distance: number, bound: Bound): boolean {
  return distance > 0 || (distance === 0 && bound.inclusive);
}

function compareToBound(entry: Entry, bound: Bound, compare: Compare): number {
  const order = compare(entry.value, bound.value);
  return order === 0 && bound.key !== null ? compareKeys(entry.key, bound.key) : order;
}

/** Keys have an order of their own: whole numbers by size, before all others. */
function compareKeyValues(a: Json, b: Json): number {
  return compareKeys(String(a), String(b));
}

function orderingValue(key: string, child: Json, orderBy: Query["orderBy"]): Json {
  if (orderBy === "$key") return key;
  if (orderBy === "$value") return child;
  if (orderBy === "$priority") return null;
  let value: Json = child;
  for (const step of orderBy) value = new Map(childrenOf(value)).get(step) ?? null;
  return value;
}

function childrenOf(json: Json): [string, Json][] {
  if (typeof json !== "object" || json === null) return [];
  return Object.entries(json).filter(([, child]) => child !== null);
}

/** Nothing, then false, true, numbers, texts and last branches, which are all equal. */
function compareValues(a: Json, b: Json): number {
  const kind = rank(a) - rank(b);
  if (kind !== 0) return kind;
  if (typeof a === "number" && typeof b === "number") return a - b;
  if (typeof a === "string" && typeof b === "string") return a === b ? 0 : a < b ? -1 : 1;
  return 0;
}

function rank(value: Json): number {
  if (value === null) return 0;
  if (typeof value === "boolean") return value ? 2 : 1;
  if (typeof value === "number") return 3;
  return typeof value === "string" ? 4 : 5;
}

function parseOrder(text: string): Query["orderBy"] {
  const parsed = parseScalars(text);
  const [path] = parsed ?? [];
  if (parsed?.length !== 1 || typeof path !== "string" || path === "") {
    throw new Refusal(400, "orderBy must be a valid JSON encoded path");
  }
  if (path === "$key" || path === "$value" || path === "$priority") return path;
  return parsePath(path);
}

function oneOf(
  parameters: URLSearchParams,
  inclusive: "startAt" | "endAt",
  exclusive: "startAfter" | "endBefore",
): Bound | null {
  if (parameters.has(inclusive) && parameters.has(exclusive)) {
    throw new Refusal(400, `${inclusive} and ${exclusive} cannot both be given`);
  }
  return parseBound(parameters, inclusive, true) ?? parseBound(parameters, exclusive, false);
}

function parseBound(
  parameters: URLSearchParams,
  name: (typeof BOUNDS)[number],
  inclusive: boolean,
): Bound | null {
  const text = parameters.get(name);
  if (text === null) return null;
  const parsed = parseScalars(text);
  const [value, key = null] = parsed ?? [];
  if (
    value === undefined ||
    (parsed?.length ?? 0) > 2 ||
    (key !== null && typeof key !== "string")
  ) {
    throw new Refusal(400, "Constraint index field must be a JSON primitive");
  }
  return { value, key, inclusive };
}

/** One or two JSON scalars separated by a comma, or null when it is anything else. */
function parseScalars(text: string): Json[] | null {
  try {
    const parsed: Json[] = JSON.parse(`[${text}]`);
    return parsed.some((item) => typeof item === "object" && item !== null) ? null : parsed;
  } catch {
    return null;
  }
}

function limit(parameters: URLSearchParams): Query["limit"] {
  const [name, other] = LIMITS.filter((candidate) => parameters.has(candidate));
  if (name === undefined) return null;
  if (other !== undefined) {
    throw new Refusal(400, "limitToFirst and limitToLast cannot both be given");
  }
  const count = Number(parameters.get(name));
  if (!Number.isSafeInteger(count) || count < 1) {
    throw new Refusal(400, `${name} must be a positive integer`);
  }
  return { count, end: name === "limitToFirst" ? "first" : "last" };
}
