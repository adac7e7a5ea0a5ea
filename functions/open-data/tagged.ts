import type { Context } from "hono";
import type { ReadTrace } from "../data/read-trace.ts";
import type { Edge } from "../edge/edge.ts";
import { cachingHeader, seasonCaching } from "../http/caching.ts";
import { entityTagOf, isTagKnown } from "../http/entity-tag.ts";

export type OpenDataEnv = { Bindings: Cloudflare.Env; Variables: { edge: Edge } };

/** The caching header of an answer made from these reads. */
export function cachingOf(c: Context<OpenDataEnv>, trace: ReadTrace): Record<string, string> {
  const { freshMs } = c.var.edge;
  return cachingHeader(seasonCaching(trace, { now: Date.now(), freshMs }));
}

/** An answer with its ETag, or a 304 for a client that has it; JSON unless the headers differ. */
export async function tagged(
  c: Context,
  text: string,
  headers: Record<string, string>,
): Promise<Response> {
  // Encoded once, for the tag and for the answer.
  const body = new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>;
  const tag = await entityTagOf(body);
  if (isTagKnown(c.req.header("If-None-Match") ?? null, tag)) {
    const { "Content-Type": _, ...kept } = headers;
    return new Response(null, { status: 304, headers: { ...kept, ETag: tag } });
  }
  const all = { "Content-Type": "application/json", ...headers, ETag: tag };
  return new Response(body, { headers: all });
}
