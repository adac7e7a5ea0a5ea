import { Hono } from "hono/tiny";
import * as v from "valibot";
import { COLLECTION_NAMES } from "../data/collections.ts";
import { DOCUMENT_KINDS, type PurgeName } from "../data/documents.ts";
import { refuse } from "../http/errors.ts";
import { readJson } from "../http/json-body.ts";
import { onlyMethods } from "../http/methods.ts";
import type { ApiEnv } from "./caller.ts";
import { onlyOperator } from "./operator.ts";

const Purge = v.strictObject({
  collections: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(100)),
});

/**
 * Purges collections that a script has written to a hosted database from every cache. The client
 * sends `DATABASE_SECRET` as bearer token; while none is set, every call is refused.
 */
export const purge = new Hono<ApiEnv>()
  .post("/", onlyOperator, async (c) => {
    const body = await readJson(c.req.raw, Purge);
    if (!body.ok) return refuse(c, body.error);
    const names = body.value.collections;
    if (!names.every(isCollection)) return refuse(c, { kind: "unknown-collection" });
    await c.var.purgeCollections(names);
    return c.json({ purged: names });
  })
  .all("/", onlyMethods("POST"));

function isCollection(name: string): name is PurgeName {
  return [...COLLECTION_NAMES, ...DOCUMENT_KINDS].some((known) => known === name);
}
