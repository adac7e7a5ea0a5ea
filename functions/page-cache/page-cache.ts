import { BoundedMap } from "../http/bounded-map.ts";
import type { PageKey, PageShare } from "./page-key.ts";
import { type RenderedPage, weightOf } from "./rendered-page.ts";

/** The limits in bytes. All public pages fill half of `plain`; an isolate has 128 MB. */
const SHARES: Record<PageShare, number> = {
  plain: 32 * 1024 * 1024,
  queries: 4 * 1024 * 1024,
  questions: 8 * 1024 * 1024,
  words: 4 * 1024 * 1024,
};

/**
 * The rendered pages of an isolate. Pages with a query never evict pages without one, nor do
 * questions evict the other pages with a query, nor questions in words any other page.
 */
export class PageCache {
  readonly #shares: Readonly<Record<PageShare, BoundedMap<string, RenderedPage>>>;

  constructor(bytes: Record<PageShare, number> = SHARES) {
    this.#shares = {
      plain: new BoundedMap(bytes.plain, weightOf),
      queries: new BoundedMap(bytes.queries, weightOf),
      questions: new BoundedMap(bytes.questions, weightOf),
      words: new BoundedMap(bytes.words, weightOf),
    };
  }

  get bytes(): number {
    return this.#all().reduce((sum, { weight }) => sum + weight, 0);
  }

  get size(): number {
    return this.#all().reduce((sum, { size }) => sum + size, 0);
  }

  get({ key, share }: PageKey): RenderedPage | undefined {
    return this.#shares[share].get(key);
  }

  set({ key, share }: PageKey, page: RenderedPage): void {
    this.#shares[share].set(key, page);
  }

  #all(): BoundedMap<string, RenderedPage>[] {
    return Object.values(this.#shares);
  }
}
