import { Hono } from "hono/tiny";
import * as v from "valibot";
import { refuse } from "../http/errors.ts";
import { readJson } from "../http/json-body.ts";
import { logEvent } from "../http/log.ts";
import { onlyMethods } from "../http/methods.ts";
import { callerOf, limited } from "../http/rate-limits.ts";
import { hiddenScoresCookie } from "../session/cookies.ts";
import { missingXsrfCookie } from "./anti-forgery.ts";
import { type ApiEnv, withSession } from "./caller.ts";

const Tokens = v.strictObject({
  idToken: v.pipe(v.string(), v.minLength(1), v.maxLength(8_000)),
  refreshToken: v.pipe(v.string(), v.minLength(1), v.maxLength(4_000)),
});

/** Reads the session, signs in, and signs out here or everywhere (design.md section 6). */
export const session = new Hono<ApiEnv>()
  .use(withSession)
  .get("/", async (c) => {
    const own = c.var.session;
    // A renewal that the provider refuses ends the session of a closed account.
    if (own.user !== undefined) await own.idToken();
    const xsrf = missingXsrfCookie(c.req.raw);
    if (xsrf !== undefined) c.header("Set-Cookie", xsrf, { append: true });
    const { user } = own;
    return c.json(user === undefined ? { state: "visitor" } : { state: "member", user });
  })
  .post("/", async (c) => {
    const tooMany = await limited(c, c.env.SESSION_LIMIT, callerOf(c.req.raw));
    if (tooMany) return tooMany;
    const tokens = await readJson(c.req.raw, Tokens);
    if (!tokens.ok) return refuse(c, tokens.error);
    const { records } = c.var.edge;
    const started = await c.var.accounts.sessions.start(tokens.value);
    if (!started.ok) {
      // An outage of the provider is logged elsewhere, as one incident.
      const { kind, reason } = started.error;
      if (kind !== "identity-unavailable" || reason === "keys-unavailable") {
        logEvent("warn", { event: "sign-in-refused", ...started.error });
      }
      return refuse(c, started.error);
    }
    const { user } = started.value;
    const member = { uid: user.uid, idToken: tokens.value.idToken };
    const [created, favorites, hidden] = await Promise.all([
      records.create(member, { name: user.displayName ?? "Username", email: user.email }),
      records.favorites(member),
      records.hiddenScores(member),
    ]);
    // Signing in works without the record: the first favorite creates a missing one.
    if (!created.ok) {
      logEvent("warn", { event: "record-not-created", kind: created.error.kind });
    }
    await c.var.session.begin(started.value);
    // The device hides at once what the member hides elsewhere; it goes on hiding what it hides.
    if (hidden.ok && hidden.value.length > 0) {
      c.header("Set-Cookie", hiddenScoresCookie(new URL(c.req.url), hidden.value), {
        append: true,
      });
    }
    // The favorites spare the browser a round trip; without them, a later page reads them.
    const known = favorites.ok ? { favorites: favorites.value } : {};
    return c.json({ state: "member", user, ...known }, 201);
  })
  // No rate limit: a refused sign-out would leave the member signed in.
  .delete("/", async (c) => {
    const ended = await c.var.session.end();
    return ended.ok ? c.body(null, 204) : refuse(c, { kind: "sessions-unavailable" });
  })
  .all("/", onlyMethods("GET, POST, DELETE"))
  .post("/end-all", async (c) => {
    const { user } = c.var.session;
    if (user === undefined) return refuse(c, { kind: "signed-out" });
    const tooMany = await limited(c, c.env.PROFILE_LIMIT, `end-all:${user.uid}`);
    if (tooMany) return tooMany;
    const ended = await c.var.session.endAll();
    return ended.ok ? c.body(null, 204) : refuse(c, { kind: "sessions-unavailable" });
  })
  .all("/end-all", onlyMethods("POST"));
