import { cachedFor, cachingHeader } from "../http/caching.ts";
import type { CollectionStore } from "./stored-source.ts";

/** The part of a Worker's Cache API that the store uses. */
export interface ResponseCache {
  match(url: string): Promise<Response | undefined>;
  put(url: string, response: Response): Promise<void>;
  delete(url: string): Promise<boolean>;
}

const READ_AT = "X-Read-At";

/** An origin that no zone serves: `.internal` is reserved for that. */
const NO_ORIGIN = "https://collections.internal";

/**
 * The Cache API as a store of collections, one for all isolates of a data centre. The addresses are
 * on the site's own host, which the platform finds without a look-up, in a cache apart from the
 * default one, so no client can request them; they contain the database's name, so that two databases
 * never mix.
 */
export function createCacheApiStore(options: {
  cache: () => Promise<ResponseCache>;
  /** The site's own origin, where it is known. */
  origin: string | undefined;
  /** The name of the collections' database. */
  database: string;
  /** The lifetime of an entry, in ms. */
  storedMs: number;
}): CollectionStore {
  const { cache, origin = NO_ORIGIN, database, storedMs } = options;
  const addressOf = (name: string) =>
    `${origin}/collections/${encodeURIComponent(database)}/${name}`;
  return {
    async get(name) {
      const response = await (await cache()).match(addressOf(name));
      const readAt = Number(response?.headers.get(READ_AT) ?? Number.NaN);
      if (response === undefined || !Number.isFinite(readAt)) return undefined;
      return { text: await response.text(), readAt };
    },
    async put(name, { text, readAt }) {
      const headers = {
        "Content-Type": "application/json",
        ...cachingHeader(cachedFor(storedMs)),
        [READ_AT]: String(readAt),
      };
      await (await cache()).put(addressOf(name), new Response(text, { headers }));
    },
    async forget(name) {
      await (await cache()).delete(addressOf(name));
    },
  };
}
