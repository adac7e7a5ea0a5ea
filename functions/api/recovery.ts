import { Hono } from "hono/tiny";
import * as v from "valibot";
import { isEmail } from "#domain/member/credentials.ts";
import { refuse } from "../http/errors.ts";
import { readJson } from "../http/json-body.ts";
import { onlyMethods } from "../http/methods.ts";
import { callerOf, limited } from "../http/rate-limits.ts";
import { type ApiEnv, returnUrlOf } from "./caller.ts";

const Recovery = v.strictObject({ email: v.pipe(v.string(), v.check(isEmail)) });

/**
 * Sending a mail takes longer than finding no account, and the difference would reveal which
 * addresses are registered. Every answer therefore comes this long after the call, which is longer
 * than the provider's time-out.
 */
const ANSWER_MS = 3_000;

/** Recover Password: the answer is the same whether an address is registered or not. */
export const recovery = new Hono<ApiEnv>()
  .post("/", async (c) => {
    const body = await readJson(c.req.raw, Recovery);
    if (!body.ok) return refuse(c, body.error);
    const { email } = body.value;
    const caller = callerOf(c.req.raw);
    const tooMany =
      (await limited(c, c.env.MAIL_CALLER_LIMIT, caller)) ??
      (await limited(c, c.env.MAIL_LIMIT, `recovery:${await digestOf(email.toLowerCase())}`));
    if (tooMany) return tooMany;
    const { mails, provider } = c.var.accounts;
    const own = await digestOf(caller);
    if (await mails.areSpent(own)) return refuse(c, { kind: "mails-spent" });
    const moment = new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
    const sent = await provider.sendRecovery(email, returnUrlOf(c, "/user/login"));
    // Only an outage of the provider is reported: other failures would reveal the account's state.
    if (!sent.ok && sent.error.kind === "unavailable") {
      return refuse(c, { kind: "identity-unavailable" });
    }
    if (sent.ok) await mails.noteSent(own);
    await moment;
    return c.body(null, 202);
  })
  .all("/", onlyMethods("POST"));

/** Digests an address, of mail or of a network, which no key or table must contain. */
async function digestOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}
