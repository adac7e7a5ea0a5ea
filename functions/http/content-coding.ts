/** The part of a request that names its client's content codings. */
export interface CodingRequest {
  headers: Headers;
  /** Holds the client's own `Accept-Encoding`; Cloudflare replaces the header by "br, gzip". */
  cf?: object | undefined;
}

/** One element of `Accept-Encoding`, with its weight. */
const ELEMENT = /^\s*([^\s;]+)\s*(?:;\s*q\s*=\s*([\d.]+)\s*)?$/i;

/**
 * The content codings that a client accepts by name (RFC 9110, 12.5.3), in lower case. A wildcard
 * adds none: it accepts an uncompressed page, too.
 */
export function acceptedCodings({ headers, cf }: CodingRequest): Set<string> {
  const own = cf && "clientAcceptEncoding" in cf ? cf.clientAcceptEncoding : undefined;
  const header = typeof own === "string" ? own : (headers.get("Accept-Encoding") ?? "");
  const accepted = new Set<string>();
  for (const element of header.split(",")) {
    const [, coding, weight = "1"] = ELEMENT.exec(element) ?? [];
    if (coding !== undefined && Number(weight) > 0) accepted.add(coding.toLowerCase());
  }
  return accepted;
}
