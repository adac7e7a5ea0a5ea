import { Hono } from "hono/tiny";
import * as v from "valibot";
import { isUsername } from "#domain/member/credentials.ts";
import { photoUrlOf } from "#domain/member/user.ts";
import { type ApiError, refuse } from "../http/errors.ts";
import { readJson } from "../http/json-body.ts";
import { logEvent } from "../http/log.ts";
import { onlyMethods } from "../http/methods.ts";
import { limited } from "../http/rate-limits.ts";
import type { ProviderFailure } from "../session/provider-call.ts";
import type { RequestSession } from "../session/request-session.ts";
import { type ApiEnv, memberOf, returnUrlOf, withSession } from "./caller.ts";

/** Exactly one field, as in product.md section 3, "Profile update". */
const Change = v.union([
  v.strictObject({
    displayName: v.pipe(v.string(), v.trim(), v.check(isUsername)),
  }),
  v.strictObject({
    photoURL: v.nullable(v.pipe(v.string(), v.transform(photoUrlOf), v.string())),
  }),
]);

/** A member's own profile at the identity provider. */
export const profile = new Hono<ApiEnv>()
  .use(withSession)
  .patch("/", async (c) => {
    const change = await readJson(c.req.raw, Change);
    if (!change.ok) return refuse(c, change.error);
    const member = await memberOf(c);
    if (!member.ok) return refuse(c, member.error);
    const { uid, idToken } = member.value;
    const tooMany = await limited(c, c.env.PROFILE_LIMIT, uid);
    if (tooMany) return tooMany;
    const { records } = c.var.edge;
    const updated = await c.var.accounts.provider.update(idToken, change.value);
    if (!updated.ok) return refuse(c, await failureOf(updated.error, c.var.session));
    c.var.session.change(change.value);
    if ("displayName" in change.value) {
      const renamed = await records.rename(member.value, change.value.displayName);
      // Pages show the provider's name; the record holds a copy.
      if (!renamed.ok) {
        logEvent("warn", { event: "record-not-renamed", kind: renamed.error.kind });
      }
    }
    return c.json({ user: c.var.session.user });
  })
  .delete("/", async (c) => {
    const member = await memberOf(c);
    if (!member.ok) return refuse(c, member.error);
    const tooMany = await limited(c, c.env.PROFILE_LIMIT, member.value.uid);
    if (tooMany) return tooMany;
    const deleted = await c.var.accounts.provider.deleteAccount(member.value.idToken);
    if (!deleted.ok) {
      if (isTooOld(deleted.error)) return refuse(c, { kind: "recent-sign-in-needed" });
      return refuse(c, await failureOf(deleted.error, c.var.session));
    }
    await c.var.session.endDeleted();
    return c.body(null, 204);
  })
  .all("/", onlyMethods("PATCH, DELETE"))
  .post("/verification", async (c) => {
    const member = await memberOf(c);
    if (!member.ok) return refuse(c, member.error);
    const tooMany = await limited(c, c.env.MAIL_LIMIT, `verification:${member.value.uid}`);
    if (tooMany) return tooMany;
    const sent = await c.var.accounts.provider.sendVerification(
      member.value.idToken,
      returnUrlOf(c, "/user/profile"),
    );
    if (!sent.ok) return refuse(c, await failureOf(sent.error, c.var.session));
    return c.body(null, 202);
  })
  .all("/verification", onlyMethods("POST"));

/** Returns whether the sign-in is too old: accounts are only deleted within minutes of it. */
function isTooOld(failure: ProviderFailure): boolean {
  return failure.kind === "refused" && failure.reason === "CREDENTIAL_TOO_OLD_LOGIN_AGAIN";
}

/** The API's failure for a failure of the provider; a refused account also ends the session. */
async function failureOf(failure: ProviderFailure, session: RequestSession): Promise<ApiError> {
  switch (failure.kind) {
    case "refused":
      await session.endRefused(failure.reason);
      return { kind: "signed-out" };
    case "invalid-input":
      return { kind: "invalid-body" };
    case "throttled":
      return { kind: "too-many-requests" };
    default:
      return { kind: "identity-unavailable" };
  }
}
