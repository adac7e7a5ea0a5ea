import { listFavoriteTeams } from "#domain/member/favorite-keys.ts";
import { hidesResult, parseHiddenScores } from "#domain/member/hidden-scores.ts";
import type { GameEvent } from "#domain/notices/game-events.ts";
import type { TestOutcome } from "#domain/notices/notice-settings.ts";
import { type NoticeMessage, noticeOf } from "#domain/notices/notice-text.ts";
import { isQuiet } from "#domain/notices/quiet-hours.ts";
import type { Team } from "#domain/teams/team.ts";
import { noticesOf, type StoredDevice } from "../data/member-notices.ts";
import type { Sql } from "../database/storage/storage.ts";
import type { LogEvent } from "../http/log.ts";
import { DeliveryQueue } from "./delivery-queue.ts";
import { areSubscriptionKeys } from "./encryption.ts";
import type { Push, PushOutcome } from "./push.ts";
import { isPushEndpoint } from "./push-service.ts";

/** An event on its way to the members who follow one of the game's teams. */
export interface Announcement {
  event: GameEvent;
  home: Pick<Team, "id" | "name" | "abbreviation">;
  away: Pick<Team, "id" | "name" | "abbreviation">;
  /** When it is no news any more, in ms since 1970. */
  expiresAt: number;
}

/** The notices of one member, with the platform's part of them. */
export interface MemberNoticesOptions {
  sql: Sql;
  /** The member's record; null when there is none. */
  readRecord: () => Promise<unknown>;
  removeDevice: (id: string) => Promise<void>;
  push: Push;
  /** Lists the member among those who follow a team, or takes the member out. */
  listFollower: (teamId: number, isListed: boolean) => Promise<void>;
  standIn: string | undefined;
  now: () => number;
  /** The time that the site shows, by which quiet hours count. */
  siteNow: () => number;
  log: (event: LogEvent) => void;
}

/** A step stays below the platform's 50 subrequests, with the reading of the record. */
const MOST_AT_ONCE = 20;
const MOST_TRIES = 4;
const FIRST_PAUSE_MS = 15_000;
/** A push service that asks for a longer pause is not waited for. */
const LONGEST_PAUSE_MS = 10 * 60_000;

const TEST: NoticeMessage = {
  title: "Hardwood",
  body: "This is what a notice looks like.",
  path: "/user/notices",
  tag: "test",
};

/** Sends one member's notices: stores each before it is sent, and sends it once to each device. */
export class MemberNotices {
  readonly #options: MemberNoticesOptions;
  readonly #queue: DeliveryQueue;

  constructor(options: MemberNoticesOptions) {
    this.#options = options;
    this.#queue = new DeliveryQueue(options.sql);
    options.sql.exec("CREATE TABLE IF NOT EXISTS followed_team (id INTEGER PRIMARY KEY)");
  }

  /** When the next message is due; undefined when none is left. */
  get nextAt(): number | undefined {
    return this.#queue.nextAt;
  }

  /**
   * Queues an event for the member's devices, as the member has chosen. Returns false for a member
   * who follows neither team any more.
   */
  async notify({ event, home, away, expiresAt }: Announcement): Promise<boolean> {
    const { sql, now, siteNow } = this.#options;
    const { choices, devices, teams, hidden } = await this.#record();
    if (devices.length === 0 || !teams.some((id) => id === home.id || id === away.id)) {
      sql.exec("DELETE FROM followed_team WHERE id IN (?, ?)", home.id, away.id);
      return false;
    }
    const { kinds, hidesScores, quiet, zone } = choices;
    const isWanted = kinds.includes(event.kind) && !(quiet && isQuiet(quiet, zone, siteNow()));
    if (isWanted && now() < expiresAt) {
      const isHidden = hidesScores || hidesResult(hidden, [home.id, away.id]);
      const message = noticeOf(event, { home, away }, { hidesScores: isHidden });
      const ids = devices.map(({ id }) => id);
      this.#queue.add({ event: event.key, message, expiresAt }, ids, now());
    }
    return true;
  }

  /** Sends the messages that are due. */
  async sendDue(): Promise<void> {
    const { now, log } = this.#options;
    const taken = this.#queue.take(now(), MOST_AT_ONCE);
    if (taken.length === 0) return;
    const { devices } = await this.#record();
    await Promise.all(
      taken.map(async (delivery) => {
        const device = devices.find(({ id }) => id === delivery.device);
        const lifeMs = delivery.expiresAt - now();
        if (device === undefined || lifeMs <= 0) return;
        const outcome = await this.#send(device, delivery.message, lifeMs);
        if (outcome.kind !== "busy") return;
        const pauseMs = outcome.retryAfterMs ?? FIRST_PAUSE_MS * 4 ** delivery.tries;
        const isHopeless = delivery.tries + 1 >= MOST_TRIES || pauseMs > LONGEST_PAUSE_MS;
        if (isHopeless || pauseMs >= lifeMs) {
          log({ event: "notice-not-sent", host: new URL(device.endpoint).host });
        } else {
          this.#queue.putBack(delivery, now() + pauseMs);
        }
      }),
    );
  }

  /** Sends a test message to each device at once. */
  async sendTest(): Promise<TestOutcome> {
    const { devices } = await this.#record();
    const outcomes = await Promise.all(devices.map((device) => this.#send(device, TEST, 60_000)));
    const count = (...kinds: PushOutcome["kind"][]) =>
      outcomes.filter(({ kind }) => kinds.includes(kind)).length;
    return { sent: count("sent"), removed: count("gone"), failed: count("busy", "refused") };
  }

  /** Lists the member with the favorite teams while there is a device, and with no other team. */
  async followTeams(): Promise<void> {
    const { devices, teams } = await this.#record();
    await this.#follow(devices.length === 0 ? [] : teams);
  }

  /** Ends all notices of an account that is closed. */
  async end(): Promise<void> {
    this.#queue.clear();
    await this.#follow([]);
  }

  async #follow(teams: readonly number[]): Promise<void> {
    const { sql, listFollower } = this.#options;
    const listed = [...sql.exec("SELECT id FROM followed_team")].map(([id]) => Number(id));
    for (const id of teams.filter((team) => !listed.includes(team))) {
      await listFollower(id, true);
      sql.exec("INSERT OR IGNORE INTO followed_team (id) VALUES (?)", id);
    }
    for (const id of listed.filter((team) => !teams.includes(team))) {
      await listFollower(id, false);
      sql.exec("DELETE FROM followed_team WHERE id = ?", id);
    }
  }

  async #send(device: StoredDevice, message: NoticeMessage, lifeMs: number): Promise<PushOutcome> {
    const { push, removeDevice, log } = this.#options;
    const outcome = await push(device, { text: JSON.stringify(message), lifeMs });
    if (outcome.kind === "gone") await removeDevice(device.id);
    if (outcome.kind === "refused") {
      log({ event: "notice-refused", host: new URL(device.endpoint).host, status: outcome.status });
    }
    return outcome;
  }

  /** The favorite teams, the choices, hidden scores, and the devices to which messages may be sent. */
  async #record() {
    const value = await this.#options.readRecord();
    const { favorites, notices, hiddenScores } = (value ?? {}) as {
      favorites?: { teams?: unknown };
      notices?: unknown;
      hiddenScores?: unknown;
    };
    const { choices, devices } = noticesOf(notices);
    return {
      teams: listFavoriteTeams(favorites?.teams),
      choices,
      hidden: parseHiddenScores(hiddenScores) ?? [],
      devices: devices.filter((device) => isSendable(device, this.#options.standIn)),
    };
  }
}

/** Members may write their own records, so the door is here, too. */
function isSendable(device: StoredDevice, standIn: string | undefined): boolean {
  return isPushEndpoint(device.endpoint, standIn) && areSubscriptionKeys(device);
}
