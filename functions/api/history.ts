import { Hono } from "hono/tiny";
import * as v from "valibot";
import { COLLECTION_NAMES } from "../data/collections.ts";
import { DOCUMENT_KINDS } from "../data/documents.ts";
import { DATABASE_NAME } from "../database/database-name.ts";
import { setBackNow } from "../database/storage/history.ts";
import { refuse } from "../http/errors.ts";
import { readJson } from "../http/json-body.ts";
import { onlyMethods } from "../http/methods.ts";
import type { ApiEnv } from "./caller.ts";
import { onlyOperator } from "./operator.ts";

const Wanted = v.strictObject({
  /** A time, or the bookmark that an earlier call answered with. */
  to: v.union([
    v.pipe(
      v.string(),
      v.isoTimestamp(),
      v.transform((text) => Date.parse(text)),
    ),
    v.pipe(v.string(), v.regex(/^[0-9a-f]+(?:-[0-9a-f]+)+$/)),
  ]),
  /** The member whose object it is; the season's unless given. */
  uid: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,128}$/))),
});

/** Sets the season's object or a member's back to a moment of the last 30 days, for the operator. */
export const history = new Hono<ApiEnv>()
  .post("/", onlyOperator, async (c) => {
    const body = await readJson(c.req.raw, Wanted);
    if (!body.ok) return refuse(c, body.error);
    const { to, uid } = body.value;
    const { EMBEDDED_DATABASE: seasons, MEMBERS: members } = c.env;
    const undo = await setBackNow(
      () => (uid === undefined ? seasons.getByName(DATABASE_NAME) : members.getByName(uid)),
      to,
    );
    if (undo === undefined) return refuse(c, { kind: "no-history" });
    // Sessions that have ended since would live again.
    if (uid === undefined) await c.var.purgeCollections([...COLLECTION_NAMES, ...DOCUMENT_KINDS]);
    else await members.getByName(uid).endSessionsBefore(Date.now());
    return c.json({ undo });
  })
  .all("/", onlyMethods("POST"));
