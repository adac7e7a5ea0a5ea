import type { Context } from "hono";
import { Hono } from "hono/tiny";
import * as v from "valibot";
import {
  type HiddenScores,
  hiddenScoresText,
  parseHiddenScores,
} from "#domain/member/hidden-scores.ts";
import { refuse } from "../http/errors.ts";
import { readJson } from "../http/json-body.ts";
import { onlyMethods } from "../http/methods.ts";
import { limited } from "../http/rate-limits.ts";
import { hiddenScoresCookie } from "../session/cookies.ts";
import { type ApiEnv, memberOf, withSession } from "./caller.ts";

/** "all", ids of teams between spaces, or "" for no hidden score. */
const Setting = v.strictObject({
  hidden: v.pipe(
    v.string(),
    v.check((text) => text === "" || parseHiddenScores(text) !== undefined),
  ),
});

const UNAVAILABLE = { kind: "database-unavailable" } as const;

/** The scores that a member hides, as the record keeps them for all of the member's devices. */
export const hiddenScores = new Hono<ApiEnv>()
  .use(withSession)
  .get("/", async (c) => {
    const member = await memberOf(c);
    if (!member.ok) return refuse(c, member.error);
    const tooMany = await limited(c, c.env.FAVORITES_LIMIT, `list:${member.value.uid}`);
    if (tooMany) return tooMany;
    const hidden = await c.var.edge.records.hiddenScores(member.value);
    return hidden.ok ? answer(c, hidden.value) : refuse(c, UNAVAILABLE);
  })
  .put("/", async (c) => {
    const given = await readJson(c.req.raw, Setting);
    if (!given.ok) return refuse(c, given.error);
    const member = await memberOf(c);
    if (!member.ok) return refuse(c, member.error);
    const { uid, user } = member.value;
    const tooMany = await limited(c, c.env.FAVORITES_LIMIT, `change:${uid}`);
    if (tooMany) return tooMany;
    const { records } = c.var.edge;
    const { displayName, email } = user;
    const created = await records.create(member.value, { name: displayName ?? "Username", email });
    if (!created.ok) return refuse(c, UNAVAILABLE);
    const hidden = parseHiddenScores(given.value.hidden) ?? [];
    const stored = await records.hideScores(member.value, hidden);
    return stored.ok ? answer(c, hidden) : refuse(c, UNAVAILABLE);
  })
  .all("/", onlyMethods("GET, PUT"));

function answer(c: Context<ApiEnv>, hidden: HiddenScores): Response {
  c.header("Set-Cookie", hiddenScoresCookie(new URL(c.req.url), hidden), { append: true });
  return c.json({ hidden: hiddenScoresText(hidden) });
}
