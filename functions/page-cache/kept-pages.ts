import { type KeptPage, PageCache } from "./page-cache.ts";
import type { PageKey } from "./page-key.ts";

/** All public pages of the season come to half of it; an isolate has 128 MB. */
const PAGE_BYTES = 32 * 1024 * 1024;

/** The share of pages with a query. */
const QUERY_BYTES = 4 * 1024 * 1024;

/** The rendered pages of an isolate. However many queries are asked, no page without one gives way. */
export class KeptPages {
  readonly #plain: PageCache;
  readonly #queries: PageCache;

  constructor(
    bytes: { pages: number; queries: number } = { pages: PAGE_BYTES, queries: QUERY_BYTES },
  ) {
    this.#plain = new PageCache(bytes.pages);
    this.#queries = new PageCache(bytes.queries);
  }

  get bytes(): number {
    return this.#plain.bytes + this.#queries.bytes;
  }

  get size(): number {
    return this.#plain.size + this.#queries.size;
  }

  get({ key, hasQuery }: PageKey): KeptPage | undefined {
    return (hasQuery ? this.#queries : this.#plain).get(key);
  }

  set({ key, hasQuery }: PageKey, page: KeptPage): void {
    (hasQuery ? this.#queries : this.#plain).set(key, page);
  }
}
