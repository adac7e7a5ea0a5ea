import type { ReadName } from "../data/documents.ts";
import type { PagePolicy } from "../http/caching.ts";

/** A page in the page cache. */
export interface RenderedPage {
  body: Uint8Array<ArrayBuffer>;
  /** Its compressed forms by name, each made at the first request for it. */
  forms: Map<string, Uint8Array<ArrayBuffer>>;
  /** True for HTML: browsers use dictionaries only for documents. */
  isDocument: boolean;
  /** The entity tag of its body; its forms' tags derive from it. */
  tag: string;
  policy: PagePolicy;
  /** All headers but the caching policy, which depends on the age of the data at each answer. */
  headers: [name: string, value: string][];
  /** The collections it was rendered from, each with the version that was read. */
  versions: ReadonlyMap<ReadName, number | undefined>;
  /** The time of its rendering, in ms since 1970: one that lies ahead was read from a wrong clock. */
  renderedAt: number;
  /** The time, in ms since 1970, from which it is rendered anew even from the same data. */
  validUntil: number;
  /** The time in its footer while data cannot be renewed; undefined when all can. */
  failingSince: number | undefined;
}

/** The weight of a page besides its bodies: its headers, its key and its entry in the map. */
const OVERHEAD_BYTES = 2_048;

/** The size of a page in memory, in bytes. */
export function weightOf({ body, forms }: RenderedPage): number {
  let bytes = body.byteLength + OVERHEAD_BYTES;
  for (const form of forms.values()) bytes += form.byteLength;
  return bytes;
}
