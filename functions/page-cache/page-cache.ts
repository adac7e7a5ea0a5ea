import type { PagePolicy } from "../caching.ts";
import type { PublicCollectionName } from "../data/collections.ts";

/** A rendered page as it was answered. */
export interface KeptPage {
  body: Uint8Array<ArrayBuffer>;
  /** Its entity tag. */
  tag: string;
  policy: PagePolicy;
  /** All but its caching, which depends on the age of its data at each answer. */
  headers: [name: string, value: string][];
  /** The collections it was rendered from, each with its version then. */
  versions: ReadonlyMap<PublicCollectionName, number | undefined>;
  /** The time in its footer when the data could not be renewed. */
  failingSince: number | undefined;
}

/** The weight of a page besides its body: its headers, its key and its entry in the map. */
const OVERHEAD_BYTES = 2_048;

/**
 * Rendered pages by key, bounded in bytes: the longest unused go first. A page larger than the
 * bound is not kept at all.
 */
export class PageCache {
  readonly #maxBytes: number;
  /** In the order of use: the map's first is the longest unused. */
  readonly #pages = new Map<string, KeptPage>();
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#pages.size;
  }

  get(key: string): KeptPage | undefined {
    const page = this.#pages.get(key);
    if (page === undefined) return undefined;
    this.#pages.delete(key);
    this.#pages.set(key, page);
    return page;
  }

  set(key: string, page: KeptPage): void {
    this.delete(key);
    const weight = weightOf(page);
    if (weight > this.#maxBytes) return;
    this.#pages.set(key, page);
    this.#bytes += weight;
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const page = this.#pages.get(key);
    if (page === undefined) return;
    this.#pages.delete(key);
    this.#bytes -= weightOf(page);
  }
}

function weightOf(page: KeptPage): number {
  return page.body.byteLength + OVERHEAD_BYTES;
}
