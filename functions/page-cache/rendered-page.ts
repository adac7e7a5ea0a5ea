import type { PagePolicy } from "../caching.ts";
import type { ReadName } from "../data/documents.ts";

/** A rendered page as it was answered. */
export interface RenderedPage {
  body: Uint8Array<ArrayBuffer>;
  /** Its entity tag. */
  tag: string;
  policy: PagePolicy;
  /** All but its caching, which depends on the age of its data at each answer. */
  headers: [name: string, value: string][];
  /** The collections it was rendered from, each with its version then. */
  versions: ReadonlyMap<ReadName, number | undefined>;
  /** The time in its footer when the data could not be renewed. */
  failingSince: number | undefined;
}

/** The weight of a page besides its body: its headers, its key and its entry in the map. */
const OVERHEAD_BYTES = 2_048;

/** The size of a page in memory, in bytes. */
export function weightOf(page: RenderedPage): number {
  return page.body.byteLength + OVERHEAD_BYTES;
}
