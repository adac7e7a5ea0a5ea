import { Hono } from "hono";
import * as v from "valibot";
import { isUsername } from "../../domain/member/credentials.ts";
import { photoUrlOf } from "../../domain/member/user.ts";
import { type ApiEnv, memberOf, returnUrlOf, withSession } from "../http/caller.ts";
import { type ApiFailure, refuse } from "../http/errors.ts";
import { readJson } from "../http/json-body.ts";
import { logEvent } from "../http/log.ts";
import { onlyMethods } from "../http/methods.ts";
import { limited } from "../http/rate-limits.ts";
import type { ProviderFailure } from "../session/provider-call.ts";

/** Exactly one field, as in spec section 3, "Profile update". */
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
    const { provider, records } = c.var.edge;
    const updated = await provider.update(idToken, change.value);
    if (!updated.ok) return refuse(c, failureOf(updated.error, c.var.asking));
    c.var.asking.change(change.value);
    if ("displayName" in change.value) {
      const renamed = await records.rename(member.value, change.value.displayName);
      // The provider's name is the one that is shown; the record's only follows it.
      if (!renamed.ok) {
        logEvent("warn", { event: "record-not-renamed", kind: renamed.error.kind });
      }
    }
    return c.json({ user: c.var.asking.user });
  })
  .all("/", onlyMethods("PATCH"))
  .post("/verification", async (c) => {
    const member = await memberOf(c);
    if (!member.ok) return refuse(c, member.error);
    const tooMany = await limited(c, c.env.MAIL_LIMIT, `verification:${member.value.uid}`);
    if (tooMany) return tooMany;
    const sent = await c.var.edge.provider.sendVerification(
      member.value.idToken,
      returnUrlOf(c, "/user/profile"),
    );
    if (!sent.ok) return refuse(c, failureOf(sent.error, c.var.asking));
    return c.body(null, 202);
  })
  .all("/verification", onlyMethods("POST"));

/** What a failure of the provider is to the caller; a refused account ends the session. */
function failureOf(failure: ProviderFailure, asking: { end(): void }): ApiFailure {
  switch (failure.kind) {
    case "refused":
      asking.end();
      return { kind: "signed-out" };
    case "invalid-input":
      return { kind: "invalid-body" };
    case "throttled":
      return { kind: "too-many-requests" };
    default:
      return { kind: "identity-unavailable" };
  }
}
