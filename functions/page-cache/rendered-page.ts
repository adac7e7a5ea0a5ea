import type { PagePolicy } from "../caching.ts";
import type { ReadName } from "../data/documents.ts";

/** A page in the page cache. */
export interface RenderedPage {
  body: Uint8Array<ArrayBuffer>;
  /** Its entity tag. */
  tag: string;
  policy: PagePolicy;
  /** All headers but the caching policy, which depends on the age of the data at each answer. */
  headers: [name: string, value: string][];
  /** The collections it was rendered from, each with its version then. */
  versions: ReadonlyMap<ReadName, number | undefined>;
  /** The time in its footer when the data could not be renewed; undefined when it could. */
  failingSince: number | undefined;
}

/** The weight of a page besides its body: its headers, its key and its entry in the map. */
const OVERHEAD_BYTES = 2_048;

/** The size of a page in memory, in bytes. */
export function weightOf(page: RenderedPage): number {
  return page.body.byteLength + OVERHEAD_BYTES;
}
