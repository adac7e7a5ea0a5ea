import { DurableObject } from "cloudflare:workers";
import { durableSql } from "../database/storage/durable-sql.ts";
import { duringRequest, logEvent } from "../http/log.ts";
import type { Announcement } from "./member-notices.ts";
import { TeamFollowers } from "./team-followers.ts";

/** The members who follow a team, in a Durable Object named by the team's id. */
export class TeamObject extends DurableObject<Cloudflare.Env> {
  readonly #followers: TeamFollowers;

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env);
    this.#followers = new TeamFollowers({
      sql: durableSql(ctx.storage),
      notify: (uid, announcement) => env.NOTICES.getByName(uid).notify(uid, announcement),
      now: () => Date.now(),
      log: (event) => logEvent("warn", event),
    });
  }

  /** Lists a member among those who are told of the team's events, or takes the member out. */
  listFollower(uid: string, isListed: boolean): void {
    this.#followers.list(uid, isListed);
  }

  /** Takes events; they are told in the object's alarm. */
  async announce(announcements: readonly Announcement[]): Promise<void> {
    this.#followers.announce(announcements);
    await this.ctx.storage.setAlarm(Date.now());
  }

  override async alarm(): Promise<void> {
    const pauseMs = await duringRequest(`notices-${crypto.randomUUID()}`, () =>
      this.#followers.step(),
    );
    if (pauseMs !== undefined) await this.ctx.storage.setAlarm(Date.now() + pauseMs);
  }
}
