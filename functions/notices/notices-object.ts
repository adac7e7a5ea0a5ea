import { DurableObject } from "cloudflare:workers";
import type { TestOutcome } from "#domain/notices/notice-settings.ts";
import { createRealtimeDatabase, type DatabaseCredential } from "../data/realtime-database.ts";
import { administratorOf } from "../database/protocol/administrator.ts";
import { durableSql } from "../database/storage/durable-sql.ts";
import { duringRequest, logEvent } from "../http/log.ts";
import { readEnvironment } from "../settings/environment.ts";
import { noticeSettingsOf } from "../settings/notice-settings.ts";
import { siteClockOf } from "../settings/site-clock.ts";
import { type Announcement, MemberNotices, type MemberNoticesOptions } from "./member-notices.ts";
import { createPush } from "./push.ts";

/** One member's notices on their way, in a Durable Object named by the member's uid. */
export class NoticesObject extends DurableObject<Cloudflare.Env> {
  #notices: MemberNotices | undefined;

  /** Queues an event for the member's devices; false for a member who does not follow its teams. */
  async notify(uid: string, announcement: Announcement): Promise<boolean> {
    const notices = this.#noticesOf(uid);
    const isFollower = (await notices?.notify(announcement)) ?? false;
    await this.#wakeFor(notices);
    return isFollower;
  }

  /** Sends a test message to the member's devices; undefined where notices are switched off. */
  async sendTest(uid: string): Promise<TestOutcome | undefined> {
    return this.#noticesOf(uid)?.sendTest();
  }

  /** Lists the member with the favorite teams, after these or the devices have changed. */
  async followTeams(uid: string): Promise<void> {
    await this.#noticesOf(uid)?.followTeams();
  }

  /** Ends all notices of an account that is closed. */
  async end(uid: string): Promise<void> {
    await this.#noticesOf(uid)?.end();
    this.#notices = undefined;
    await this.ctx.storage.deleteAll();
  }

  /** Sends the notices that are due. */
  override async alarm(): Promise<void> {
    await duringRequest(`notices-${crypto.randomUUID()}`, async () => {
      const uid = this.ctx.storage.kv.get<string>("uid");
      const notices = uid === undefined ? undefined : this.#noticesOf(uid);
      await notices?.sendDue();
      await this.#wakeFor(notices);
    });
  }

  async #wakeFor(notices: MemberNotices | undefined): Promise<void> {
    if (notices?.nextAt !== undefined) await this.ctx.storage.setAlarm(notices.nextAt);
  }

  /** The member's notices; undefined where they are switched off. */
  #noticesOf(uid: string): MemberNotices | undefined {
    if (this.#notices !== undefined) return this.#notices;
    const { ctx, env } = this;
    const read = readEnvironment(env);
    const environment = read.ok ? read.value : undefined;
    const settings = environment && noticeSettingsOf(environment);
    if (environment === undefined || settings === undefined) return undefined;
    // An alarm does not say whose it is.
    ctx.storage.kv.put("uid", uid);
    const { DATABASE_URL: url } = environment;
    const administrator = administratorOf(environment, env);
    const now = () => Date.now();
    this.#notices = new MemberNotices({
      ...(url === undefined || administrator === undefined
        ? embeddedRecord(uid, env)
        : hostedRecord(uid, url, administrator)),
      sql: durableSql(ctx.storage),
      push: createPush({ settings, fetch: (address, init) => fetch(address, init), now }),
      listFollower: async (teamId, isListed) =>
        env.TEAMS.getByName(String(teamId)).listFollower(uid, isListed),
      standIn: settings.standIn,
      now,
      siteNow: siteClockOf(environment).now,
      log: (event) => logEvent("warn", event),
    });
    return this.#notices;
  }
}

type RecordAccess = Pick<MemberNoticesOptions, "readRecord" | "removeDevice">;

function embeddedRecord(uid: string, { MEMBERS }: Cloudflare.Env): RecordAccess {
  return {
    readRecord: async () => JSON.parse(await MEMBERS.getByName(uid).readRecord(uid)),
    removeDevice: async (id) =>
      MEMBERS.getByName(uid).removeFromRecord(uid, ["notices", "devices", id]),
  };
}

/** The record in a hosted database, read by the administrator: nobody is signed in. */
function hostedRecord(uid: string, url: string, administrator: DatabaseCredential): RecordAccess {
  const path = `users/${uid}`;
  const database = createRealtimeDatabase({ url, fetch: (address, init) => fetch(address, init) });
  return {
    async readRecord() {
      const read = await database.read(path, administrator);
      if (!read.ok) throw new Error(`The record cannot be read: ${read.error.kind}`);
      return read.value;
    },
    async removeDevice(id) {
      await database.write(`${path}/notices/devices/${id}`, { remove: true }, administrator);
    },
  };
}
