import { BoundedMap } from "../http/bounded-map.ts";
import type { PageKey, PageShare } from "./page-key.ts";
import { type RenderedPage, weightOf } from "./rendered-page.ts";

/**
 * The limits in bytes. An isolate is to take 110 MB, of which the lines of 28 seasons with their columns
 * take some 55, and code and the current season's collections some 25.
 */
const SHARES: Record<PageShare, number> = {
  plain: 8 * 1024 * 1024,
  queries: 1024 * 1024,
  questions: 2 * 1024 * 1024,
  words: 1024 * 1024,
};

type Pages = BoundedMap<string, RenderedPage>;

/**
 * The rendered pages of an isolate. Pages with a query never evict pages without one, nor do
 * questions evict the other pages with a query, nor questions in words any other page. In each
 * share, pages that were requested once never evict those that were requested again.
 */
export class PageCache {
  /** Half of each share is for pages requested once, half for those requested again. */
  readonly #shares: Readonly<Record<PageShare, { once: Pages; again: Pages }>>;

  constructor(bytes: Record<PageShare, number> = SHARES) {
    const half = (name: PageShare): Pages => new BoundedMap(bytes[name] / 2, weightOf);
    const share = (name: PageShare) => ({ once: half(name), again: half(name) });
    this.#shares = {
      plain: share("plain"),
      queries: share("queries"),
      questions: share("questions"),
      words: share("words"),
    };
  }

  get bytes(): number {
    return this.#all().reduce((sum, { weight }) => sum + weight, 0);
  }

  get size(): number {
    return this.#all().reduce((sum, { size }) => sum + size, 0);
  }

  get({ key, share }: PageKey): RenderedPage | undefined {
    const { once, again } = this.#shares[share];
    const page = once.get(key);
    if (page === undefined) return again.get(key);
    once.delete(key);
    again.set(key, page);
    return page;
  }

  set({ key, share }: PageKey, page: RenderedPage): void {
    const { once, again } = this.#shares[share];
    (again.get(key) === undefined ? once : again).set(key, page);
  }

  #all(): Pages[] {
    return Object.values(this.#shares).flatMap(({ once, again }) => [once, again]);
  }
}
