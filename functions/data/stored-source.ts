import { ok, type Result } from "#domain/result.ts";
import { within } from "../http/within.ts";
import { ageOf, type Held, type Source } from "./cached-read.ts";

/** An entry shared by isolates: a collection's JSON text, and the time at which its read began. */
export interface Stored {
  text: string;
  /** Milliseconds since 1970. */
  readAt: number;
}

/**
 * A slower tier of cache, shared by isolates. It may evict or refuse any entry at any time, and its
 * methods may reject: the read goes on without it.
 */
export interface CollectionStore {
  get(name: string): Promise<Stored | undefined>;
  put(name: string, stored: Stored): Promise<void>;
  forget(name: string): Promise<void>;
}

export interface StoredSourceOptions<Value, Failure extends { kind: string }> {
  name: string;
  store: CollectionStore;
  /** The database. */
  source: Source<string, Failure>;
  /** Parses a text; a stored one that fails is not used. */
  parse: (text: string) => Result<Value, Failure>;
  now: () => number;
  /** The freshness lifetime of an entry, in ms. */
  freshMs: number;
  /** The age limit of an entry for a caller without a value, in ms. */
  revalidateMs: number;
  /** The age limit of an entry while the database fails, in ms. */
  staleMs: number;
  /** The longest wait for the store before a read goes to the database, in ms. */
  patienceMs: number;
}

/**
 * A store's value by name; undefined when the store has none, fails or takes longer than
 * `patienceMs`.
 */
export async function storedWithin(
  patienceMs: number,
  store: CollectionStore,
  name: string,
): Promise<Stored | undefined> {
  try {
    return await within(patienceMs, store.get(name));
  } catch {
    return undefined;
  }
}

/**
 * The store in front of the database (design.md section 5). A fresh entry is used; a caller without
 * a value takes a slightly older one, and while the database fails one of any age. Everything else
 * is read from the database and stored for other isolates.
 */
export function createStoredSource<Value, Failure extends { kind: string }>(
  options: StoredSourceOptions<Value, Failure>,
): Source<Value, Failure> {
  const { name, store, source, parse, now, patienceMs } = options;
  const { freshMs, revalidateMs, staleMs } = options;

  async function keep({ value, readAt }: Held<string>): Promise<void> {
    try {
      await store.put(name, { text: value, readAt });
    } catch {
      // The next read tries again.
    }
  }

  /** The store's value, unless it is too old, malformed or no newer than `knownReadAt`. */
  async function usable(knownReadAt: number | undefined): Promise<Held<Value> | undefined> {
    const found = await storedWithin(patienceMs, store, name);
    if (found === undefined || ageOf(found, now()) >= staleMs) return undefined;
    if (knownReadAt !== undefined && found.readAt <= knownReadAt) return undefined;
    const parsed = parse(found.text);
    return parsed.ok ? { value: parsed.value, readAt: found.readAt, from: "cache" } : undefined;
  }

  return async (call, knownReadAt) => {
    const found = await usable(knownReadAt);
    const youngMs = knownReadAt === undefined ? revalidateMs : freshMs;
    if (found !== undefined && ageOf(found, now()) < youngMs) return ok(found);
    const answer = await source(call, knownReadAt);
    const parsed = answer.ok ? parse(answer.value.value) : answer;
    if (answer.ok && parsed.ok) {
      const keeping = keep(answer.value);
      // In the background: no caller waits for it.
      call.waitUntil?.(keeping);
      return ok({ ...answer.value, value: parsed.value });
    }
    const isMissing = !parsed.ok && knownReadAt === undefined;
    return isMissing && found !== undefined ? ok(found) : (parsed as Result<never, Failure>);
  };
}
