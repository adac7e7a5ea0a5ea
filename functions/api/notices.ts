import type { Context } from "hono";
import { Hono } from "hono/tiny";
import * as v from "valibot";
import { deviceName } from "#domain/notices/device-name.ts";
import { ALL_KINDS } from "#domain/notices/notice-kinds.ts";
import { deviceIdOf, MAX_DEVICES } from "#domain/notices/notice-settings.ts";
import { isTimeZone, parseQuietHours } from "#domain/notices/quiet-hours.ts";
import { shownNotices } from "../data/member-notices.ts";
import type { Member } from "../data/member-records.ts";
import type { Notices } from "../edge/notices.ts";
import { type ApiErrorCode, refuse } from "../http/errors.ts";
import { readJson } from "../http/json-body.ts";
import { logEvent } from "../http/log.ts";
import { onlyMethods } from "../http/methods.ts";
import { limited } from "../http/rate-limits.ts";
import { areSubscriptionKeys } from "../notices/encryption.ts";
import { isPushEndpoint } from "../notices/push-service.ts";
import { type ApiEnv, memberOf, withSession } from "./caller.ts";

const zone = v.pipe(v.string(), v.maxLength(64), v.check(isTimeZone));

const Choices = v.strictObject({
  kinds: v.pipe(v.array(v.picklist(ALL_KINDS)), v.maxLength(ALL_KINDS.length)),
  hidesScores: v.boolean(),
  /** "23:00-08:00"; null for none. */
  quiet: v.nullable(
    v.pipe(
      v.string(),
      v.check((text) => parseQuietHours(text) !== undefined),
    ),
  ),
  zone,
});

/** A browser's subscription, as its `toJSON` gives it. */
const Subscription = v.strictObject({ endpoint: v.string(), p256dh: v.string(), auth: v.string() });

const UNAVAILABLE = { kind: "database-unavailable" } as const;

type Api = Context<ApiEnv>;
type Change = (member: Member, notices: Notices) => Promise<ApiErrorCode | undefined>;

/** A member's notices: what of, when not, and the devices that show them. Changes answer with all. */
export const notices = new Hono<ApiEnv>()
  .use(withSession)
  .put("/", async (c) => {
    const choices = await readJson(c.req.raw, Choices);
    if (!choices.ok) return refuse(c, choices.error);
    const { quiet, ...rest } = choices.value;
    const chosen = { ...rest, quiet: parseQuietHours(quiet ?? "") };
    return changed(c, async (member) => {
      const stored = await c.var.edge.records.chooseNotices(member, chosen);
      return stored.ok ? undefined : UNAVAILABLE.kind;
    });
  })
  .all("/", onlyMethods("PUT"))
  .post("/devices", async (c) => {
    const given = await readJson(c.req.raw, Subscription);
    if (!given.ok) return refuse(c, given.error);
    const subscription = given.value;
    return changed(c, async (member, { standIn, followTeams }) => {
      if (!isPushEndpoint(subscription.endpoint, standIn)) return "unknown-push-service";
      if (!areSubscriptionKeys(subscription)) return "invalid-body";
      const { records } = c.var.edge;
      const id = await deviceIdOf(subscription.endpoint);
      const before = await records.notices(member);
      if (!before.ok) return UNAVAILABLE.kind;
      const others = before.value.devices.filter((device) => device.id !== id);
      if (others.length >= MAX_DEVICES) return "too-many-devices";
      const name = deviceName(c.req.header("user-agent") ?? "");
      const addedAt = new Date().toISOString();
      const added = await records.addDevice(member, { ...subscription, id, name, addedAt });
      if (!added.ok) return UNAVAILABLE.kind;
      await followTeams(member.uid);
      return undefined;
    });
  })
  .all("/devices", onlyMethods("POST"))
  .delete("/devices/:id{[0-9a-f]{24}}", async (c) => {
    const id = c.req.param("id");
    return changed(c, async (member, { followTeams }) => {
      const removed = await c.var.edge.records.removeDevice(member, id);
      if (!removed.ok) return UNAVAILABLE.kind;
      await followTeams(member.uid);
      return undefined;
    });
  })
  .all("/devices/:id", onlyMethods("DELETE"))
  .post("/test", async (c) => {
    const caller = await callerWith(c);
    if (caller instanceof Response) return caller;
    const outcome = await caller.notices.sendTest(caller.member.uid);
    return outcome === undefined ? refuse(c, { kind: "notices-off" }) : c.json(outcome);
  })
  .all("/test", onlyMethods("POST"));

/** The calling member, and the site's notices; or the refusal of the call. */
async function callerWith(c: Api) {
  const { notices } = c.var.edge;
  if (notices === undefined) return refuse(c, { kind: "notices-off" });
  const member = await memberOf(c);
  if (!member.ok) return refuse(c, member.error);
  const tooMany = await limited(c, c.env.PROFILE_LIMIT, `notices:${member.value.uid}`);
  return tooMany ?? { notices, member: member.value };
}

/** Makes a change in the member's record, which is created first, and answers with what is stored. */
async function changed(c: Api, change: Change): Promise<Response> {
  const caller = await callerWith(c);
  if (caller instanceof Response) return caller;
  const { member, notices } = caller;
  const { records } = c.var.edge;
  const { displayName, email } = member.user;
  const created = await records.create(member, { name: displayName ?? "Username", email });
  if (!created.ok) return refuse(c, UNAVAILABLE);
  try {
    const failure = await change(member, notices);
    if (failure !== undefined) return refuse(c, { kind: failure });
  } catch (error) {
    // The change is stored; without the list of the teams it has no effect, so it is tried again.
    logEvent("warn", { event: "followed-teams-outdated", reason: String(error) });
    return refuse(c, UNAVAILABLE);
  }
  const after = await records.notices(member);
  return after.ok ? c.json(shownNotices(after.value)) : refuse(c, UNAVAILABLE);
}
