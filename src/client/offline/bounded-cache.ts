/** The used part of the browser's `Cache`. It lists keys in insertion order. */
export interface Store {
  match(key: string, options?: { ignoreVary?: boolean }): Promise<Response | undefined>;
  put(key: string, answer: Response): Promise<void>;
  delete(key: string, options?: { ignoreVary?: boolean }): Promise<boolean>;
  keys(): Promise<readonly { url: string }[]>;
}

/** A cache with a maximum number of entries; the entry written longest ago is evicted first. */
export interface BoundedCache {
  match(key: string): Promise<Response | undefined>;
  put(key: string, answer: Response): Promise<void>;
  /** All keys, newest first. */
  keys(): Promise<string[]>;
}

// The `Vary` of the site's responses concerns how they are fetched, not their content.
const ANY = { ignoreVary: true };

/**
 * Bounds a store. `put` makes an entry the newest; `match` does not, because that would cost a
 * write for every read. Entries at `pinned` are never evicted.
 */
export function createBoundedCache(
  open: () => Promise<Store>,
  limit: number,
  pinned: readonly string[] = [],
): BoundedCache {
  async function put(key: string, answer: Response): Promise<void> {
    const store = await open();
    await store.put(key, answer);
    const keys = (await store.keys()).map(({ url }) => url);
    // Some browsers leave a replaced entry at its old position, so it is deleted and inserted
    // again.
    if (keys.at(-1) !== key) {
      const again = await store.match(key, ANY);
      await store.delete(key, ANY);
      if (again !== undefined) await store.put(key, again);
    }
    const others = keys.filter((url) => url !== key);
    const evicted = others
      .filter((url) => !pinned.includes(url))
      .slice(0, Math.max(0, others.length + 1 - limit));
    await Promise.all(evicted.map((url) => store.delete(url, ANY)));
  }

  return {
    put,
    async keys() {
      return (await (await open()).keys()).map(({ url }) => url).toReversed();
    },
    async match(key) {
      return (await open()).match(key, ANY);
    },
  };
}
