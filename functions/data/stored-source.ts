import { ok } from "#domain/result.ts";
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

export interface StoredSourceOptions<Failure extends { kind: string }> {
  name: string;
  store: CollectionStore;
  /** The database. */
  source: Source<string, Failure>;
  /** Returns whether a stored text can be parsed. */
  isUsable: (text: string) => boolean;
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
export function createStoredSource<Failure extends { kind: string }>(
  options: StoredSourceOptions<Failure>,
): Source<string, Failure> {
  const { name, store, source, isUsable, now, patienceMs } = options;
  const { freshMs, revalidateMs, staleMs } = options;

  async function keep({ value, readAt }: Held<string>): Promise<void> {
    try {
      await store.put(name, { text: value, readAt });
    } catch {
      // The next read tries again.
    }
  }

  /** The store's value, unless it is too old, malformed or no newer than `knownReadAt`. */
  async function usable(knownReadAt: number | undefined): Promise<Held<string> | undefined> {
    const found = await storedWithin(patienceMs, store, name);
    if (found === undefined || ageOf(found, now()) >= staleMs) return undefined;
    if (knownReadAt !== undefined && found.readAt <= knownReadAt) return undefined;
    if (!isUsable(found.text)) return undefined;
    return { value: found.text, readAt: found.readAt, from: "cache" };
  }

  return async (call, knownReadAt) => {
    const found = await usable(knownReadAt);
    const youngMs = knownReadAt === undefined ? revalidateMs : freshMs;
    if (found !== undefined && ageOf(found, now()) < youngMs) return ok(found);
    const answer = await source(call, knownReadAt);
    if (answer.ok) {
      const keeping = keep(answer.value);
      // In the background: no caller waits for it.
      call.waitUntil?.(keeping);
    }
    const isMissing = !answer.ok && knownReadAt === undefined;
    return isMissing && found !== undefined ? ok(found) : answer;
  };
}
