import { Hono } from "hono";
import * as v from "valibot";
import { missingXsrfCookie } from "../http/anti-forgery.ts";
import { type ApiEnv, withSession } from "../http/caller.ts";
import { refuse } from "../http/errors.ts";
import { readJson } from "../http/json-body.ts";
import { logEvent } from "../http/log.ts";
import { onlyMethods } from "../http/methods.ts";
import { callerOf, limited } from "../http/rate-limits.ts";

const Tokens = v.strictObject({
  idToken: v.pipe(v.string(), v.minLength(1), v.maxLength(8_000)),
  refreshToken: v.pipe(v.string(), v.minLength(1), v.maxLength(4_000)),
});

/** Who is signed in: ask, sign in, sign out (design section 6). */
export const session = new Hono<ApiEnv>()
  .use(withSession)
  .get("/", async (c) => {
    const { asking } = c.var;
    // Renewing here is what ends the session of an account that has been closed meanwhile.
    if (asking.user !== undefined) await asking.idToken();
    const xsrf = missingXsrfCookie(c.req.raw);
    if (xsrf !== undefined) c.header("Set-Cookie", xsrf, { append: true });
    const { user } = asking;
    return c.json(user === undefined ? { state: "visitor" } : { state: "member", user });
  })
  .post("/", async (c) => {
    const tooMany = await limited(c, c.env.SESSION_LIMIT, callerOf(c.req.raw));
    if (tooMany) return tooMany;
    const tokens = await readJson(c.req.raw, Tokens);
    if (!tokens.ok) return refuse(c, tokens.error);
    const { sessions, records } = c.var.edge;
    const started = await sessions.start(tokens.value);
    if (!started.ok) {
      // A provider that is down has its own line, one for all who try meanwhile.
      const { kind, reason } = started.error;
      if (kind !== "identity-unavailable" || reason === "keys-unavailable") {
        logEvent("warn", { event: "sign-in-refused", ...started.error });
      }
      return refuse(c, started.error);
    }
    const { user } = started.value;
    const created = await records.create(
      { uid: user.uid, idToken: tokens.value.idToken },
      { name: user.displayName ?? "Username", email: user.email },
    );
    // Nobody is kept out for it: the first favorite makes up for a record that is missing.
    if (!created.ok) {
      logEvent("warn", { event: "record-not-created", kind: created.error.kind });
    }
    c.var.asking.begin(started.value);
    return c.json({ state: "member", user }, 201);
  })
  // Not limited: it asks nobody for anything, and nobody is to be kept signed in.
  .delete("/", async (c) => {
    c.var.asking.end();
    return c.body(null, 204);
  })
  .all("/", onlyMethods("GET, POST, DELETE"));
