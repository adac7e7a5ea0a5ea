import type { MemberCollections } from "#functions/data/cached-collections.ts";
import { CACHING, cachingHeader } from "#functions/http/caching.ts";
import { RETRY_AFTER_S } from "./status.ts";
import { MISSING_VIEW, UNAVAILABLE, type View } from "./view.ts";

/** The drawing of one chart. */
export async function loadChart(
  collections: MemberCollections,
  name: string | undefined,
): Promise<View<string>> {
  const read = await collections.charts();
  if (!read.ok) return UNAVAILABLE;
  const chart = read.value.value.find((candidate) => candidate.name === name);
  if (chart === undefined) return MISSING_VIEW;
  return { kind: "ready", updatedAt: read.value.updatedAt, page: chart.svg };
}

/** The response with a drawing; as a document, it may run or load nothing. */
export function chartResponse(view: View<string>): Response {
  const headers = new Headers({
    ...cachingHeader(CACHING.personal),
    "Content-Security-Policy":
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
  });
  if (view.kind === "missing") return new Response(null, { status: 404, headers });
  if (view.kind === "unavailable") {
    headers.set("Retry-After", RETRY_AFTER_S);
    return new Response(null, { status: 503, headers });
  }
  headers.set("Content-Type", "image/svg+xml; charset=utf-8");
  return new Response(view.page, { headers });
}
