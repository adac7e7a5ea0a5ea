import { RECORDS } from "../season/places.ts";
import { compareKeys } from "./keys.ts";
import { Refusal } from "./refusal.ts";

/** Children in the order of their keys. */
export interface KeyPage {
  /** The first key, or the first after it; undefined for the very first. */
  startAt: string | undefined;
  limit: number;
}

/** The most records of one answer: the platform limits a request's calls. */
export const MAX_RECORDS = 900;

/** The parameters of a page, as a hosted database knows them. */
const PARAMETERS: ReadonlySet<string> = new Set(["orderBy", "startAt", "limitToFirst"]);

/** Returns whether a parameter belongs to a page: only members' records have pages. */
export function isPageParameter(name: string, pathname: string): boolean {
  return pathname === `/${RECORDS}.json` && PARAMETERS.has(name);
}

/** The page that a request asks for; undefined when it asks for all. */
export function keyPageOf(parameters: URLSearchParams): KeyPage | undefined {
  if (![...PARAMETERS].some((name) => parameters.has(name))) return undefined;
  if (parameters.get("orderBy") !== '"$key"') {
    throw new Refusal(501, 'Records have an order by orderBy="$key" alone');
  }
  const limit = Number(parameters.get("limitToFirst"));
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_RECORDS) {
    throw new Refusal(400, `limitToFirst must be a whole number from 1 to ${MAX_RECORDS}`);
  }
  const startAt = parameters.get("startAt");
  return { limit, startAt: startAt === null ? undefined : keyIn(startAt) };
}

/** The keys at which a page begins, and all after them. */
export function keysFrom(keys: readonly string[], { startAt }: KeyPage): readonly string[] {
  if (startAt === undefined) return keys;
  const first = keys.findIndex((key) => compareKeys(key, startAt) >= 0);
  return first === -1 ? [] : keys.slice(first);
}

function keyIn(text: string): string {
  if (!/^"[^"\\]*"$/.test(text)) throw new Refusal(400, "startAt must be a key in quotes");
  return text.slice(1, -1);
}
