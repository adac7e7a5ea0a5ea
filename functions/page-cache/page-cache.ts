import { BoundedMap } from "../http/bounded-map.ts";
import type { PageKey } from "./page-key.ts";
import { type RenderedPage, weightOf } from "./rendered-page.ts";

/** All public pages of the season take half of it; an isolate has 128 MB. */
const PAGE_BYTES = 32 * 1024 * 1024;

/** The limit of pages with a query. */
const QUERY_BYTES = 4 * 1024 * 1024;

/** The rendered pages of an isolate. Pages with a query never evict pages without one. */
export class PageCache {
  readonly #plain: BoundedMap<string, RenderedPage>;
  readonly #queries: BoundedMap<string, RenderedPage>;

  constructor(
    bytes: { pages: number; queries: number } = { pages: PAGE_BYTES, queries: QUERY_BYTES },
  ) {
    this.#plain = new BoundedMap(bytes.pages, weightOf);
    this.#queries = new BoundedMap(bytes.queries, weightOf);
  }

  get bytes(): number {
    return this.#plain.weight + this.#queries.weight;
  }

  get size(): number {
    return this.#plain.size + this.#queries.size;
  }

  get({ key, hasQuery }: PageKey): RenderedPage | undefined {
    return (hasQuery ? this.#queries : this.#plain).get(key);
  }

  set({ key, hasQuery }: PageKey, page: RenderedPage): void {
    (hasQuery ? this.#queries : this.#plain).set(key, page);
  }
}
