/** As much of the browser's `Cache` as a shelf needs. Its keys come in the order of their arrival. */
export interface Store {
  match(key: string, options?: { ignoreVary?: boolean }): Promise<Response | undefined>;
  put(key: string, answer: Response): Promise<void>;
  delete(key: string, options?: { ignoreVary?: boolean }): Promise<boolean>;
  keys(): Promise<readonly { url: string }[]>;
}

/** Answers kept under their addresses, of which those that were kept longest ago give way. */
export interface Shelf {
  find(key: string): Promise<Response | undefined>;
  keep(key: string, answer: Response): Promise<void>;
  /** All keys, the newest first. */
  keys(): Promise<string[]>;
}

// The site's answers vary with headers that say how to fetch, not with what they are about.
const ANY = { ignoreVary: true };

/**
 * A shelf for so many answers. Keeping one again makes it the newest, finding it does not: that would
 * cost a writing each time. Those at `held` never give way.
 */
export function createShelf(
  open: () => Promise<Store>,
  limit: number,
  held: readonly string[] = [],
): Shelf {
  async function keep(key: string, answer: Response): Promise<void> {
    const store = await open();
    await store.put(key, answer);
    const arrived = (await store.keys()).map(({ url }) => url);
    // What is put again may keep its old place: it is made to arrive anew.
    if (arrived.at(-1) !== key) {
      const again = await store.match(key, ANY);
      await store.delete(key, ANY);
      if (again !== undefined) await store.put(key, again);
    }
    const others = arrived.filter((url) => url !== key);
    const leaving = others
      .filter((url) => !held.includes(url))
      .slice(0, Math.max(0, others.length + 1 - limit));
    await Promise.all(leaving.map((url) => store.delete(url, ANY)));
  }

  return {
    keep,
    async keys() {
      return (await (await open()).keys()).map(({ url }) => url).toReversed();
    },
    async find(key) {
      return (await open()).match(key, ANY);
    },
  };
}
