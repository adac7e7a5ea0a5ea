import {
  dayAfterReading,
  dayWith,
  finalsAfter,
  isDayOver,
  type LiveDayState,
  plannedDay,
} from "#domain/live/live-day.ts";
import type { LiveGame, LiveReading } from "#domain/live/live-game.ts";
import type { LiveHealth } from "#domain/live/live-health.ts";
import { liveText } from "#domain/live/live-text.ts";
import { nextPoll, type PollingOutcome } from "#domain/live/polling.ts";
import { eventsOf, type GameEvent } from "#domain/notices/game-events.ts";
import type { Result } from "#domain/result.ts";
import type { Fetched, SourceFailure } from "../data/sources/source.ts";
import type { PlaysKeeper } from "./plays-keeper.ts";

/** The state that outlives the object's memory. */
export interface StoredDay extends PollingOutcome {
  day: LiveDayState;
  /** The time of the last good reading, in ms since 1970. */
  readAt: number | undefined;
  /** The last failure, until a reading succeeds. */
  failure: SourceFailure["kind"] | undefined;
  /** The time of the next reading; undefined when the day needs none. */
  pollAt: number | undefined;
}

/** The finals of one reading, by which everything that is computed from results is renewed. */
export interface GamesEnded {
  date: string;
  /** The games that have become final, or whose final score was corrected. */
  ended: readonly LiveGame[];
  /** No game of the day is left to be played. */
  isDayOver: boolean;
}

export type LiveEvent =
  | { event: "live-reading-failed"; failure: SourceFailure["kind"]; failures: number }
  | { event: "live-reading-recovered"; failures: number }
  | { event: "games-ended-untold"; reason: string }
  | { event: "notices-not-announced"; reason: string };

export interface KeeperOptions {
  store: {
    get(): StoredDay | undefined;
    put(stored: StoredDay): void;
    /** The number of the last change that was sent to all readers, or whose finals were told. */
    getDone(what: "sent" | "told"): number;
    putDone(what: "sent" | "told", sequence: number): void;
    /** The keys of the events that were announced. */
    getAnnounced(): readonly string[];
    putAnnounced(keys: readonly string[]): void;
    clear(): Promise<void>;
  };
  read: (date: string) => Promise<Result<Fetched<LiveReading>, SourceFailure>>;
  /** The pause between two readings. */
  intervalMs: number;
  now: () => number;
  setAlarm: (at: number) => Promise<void>;
  /** Sends a line to all connected readers. */
  send: (line: string) => void;
  /** Ends all connections, because nothing more will come. */
  hangUp: () => void;
  log: (event: LiveEvent) => void;
  /** Is told again of the same finals when it fails, and when the object was ended meanwhile. */
  onEnded: (news: GamesEnded) => Promise<void>;
  /** Takes events for members' notices; undefined where nobody is told. May meet an event twice. */
  announce: ((events: readonly GameEvent[]) => Promise<void>) | undefined;
  /** Reads the games' plays; undefined without a source of plays. */
  plays: Pick<PlaysKeeper, "step" | "isUnfinished" | "failureIn"> | undefined;
}

/** The time from the beginning of a day until it is forgotten. */
const KEPT_MS = 72 * 3_600_000;
const TELL_AGAIN_MS = 60_000;
/** An alarm may ring so early by the site's clock. */
const EARLY_MS = 1_000;
/** An alarm that is this late will not come. */
const LOST_MS = 5 * 60_000;

/**
 * One day's games in progress: reads them for all, at the times that the schedule gives, keeps the
 * last state, and sends the differences. Nothing is sent before it is stored.
 */
export class LiveKeeper {
  readonly #options: KeeperOptions;
  #stored: StoredDay | undefined;
  #isReading = false;

  constructor(options: KeeperOptions) {
    this.#options = options;
    this.#stored = options.store.get();
  }

  /** The day as last read; undefined before the first call with its games. */
  get day(): LiveDayState | undefined {
    return this.#stored?.day;
  }

  /** Nothing more will be read of the day. */
  get isDone(): boolean {
    return this.#stored !== undefined && this.#stored.pollAt === undefined;
  }

  get health(): LiveHealth {
    const { readAt, failure, failures = 0, pollAt, day } = this.#stored ?? {};
    const isResting = pollAt === undefined || pollAt - this.#options.now() > LOST_MS;
    const isOver = day !== undefined && isDayOver(day);
    const { plays } = this.#options;
    return {
      state: isOver ? "over" : failures > 0 ? "failing" : isResting ? "resting" : "reading",
      lastReading: readAt === undefined ? null : new Date(readAt).toISOString(),
      reason: failure ?? null,
      plays: plays === undefined ? "off" : ((day && plays.failureIn(day)) ?? "ok"),
    };
  }

  /** The changes after a number as a line; undefined while the day is not planned. */
  textAfter(sequence?: number): string | undefined {
    const day = this.day;
    return day && liveText(day, sequence);
  }

  /** Plans the readings of a day's games by the schedule; repeated calls change nothing. */
  async plan(
    date: string,
    games: readonly Pick<LiveGame, "homeTeamId" | "awayTeamId" | "tipOff">[],
  ): Promise<LiveDayState> {
    const stored = this.#stored;
    const day = stored === undefined ? plannedDay(date, games) : dayWith(stored.day, games);
    if ((day === stored?.day && !this.#isLost(stored)) || this.#isReading) return day;
    const outcome = stored ?? { failures: 0, retryAfterMs: undefined };
    this.#keep({ readAt: undefined, failure: undefined, ...outcome, day });
    await this.#setAlarm();
    return day;
  }

  /** Says whether the next reading is overdue, or was put off by a clock that was ahead. */
  #isLost({ pollAt = Number.POSITIVE_INFINITY, day, ...outcome }: StoredDay): boolean {
    const { now, intervalMs } = this.#options;
    const due = nextPoll(day, now(), { ...outcome, intervalMs });
    return pollAt < now() - LOST_MS || (due !== undefined && pollAt > due + LOST_MS);
  }

  /** Reads the games, when the alarm rings; forgets the day, when it has long been over. */
  async alarm(): Promise<void> {
    const stored = this.#stored;
    if (stored === undefined) return;
    if (stored.pollAt === undefined && this.#options.now() >= forgottenAt(stored.day)) {
      this.#stored = undefined;
      await this.#options.store.clear();
      return;
    }
    this.#isReading = true;
    try {
      const isDue = this.#options.now() >= (stored.pollAt ?? Number.POSITIVE_INFINITY) - EARLY_MS;
      if (isDue) await this.#read(stored.day.date);
      const hasSent = this.#sendUnsent();
      if (this.isDone && (hasSent || stored.pollAt !== undefined)) this.#options.hangUp();
      await this.#announce();
      await this.#tellEnded();
      if (this.day !== undefined) await this.#options.plays?.step(this.day);
    } finally {
      this.#isReading = false;
      await this.#setAlarm();
    }
  }

  async #read(date: string): Promise<void> {
    const { read, now, log } = this.#options;
    const answer = await read(date);
    const stored = this.#stored;
    if (stored === undefined) return;
    if (!answer.ok) {
      const { kind, retryAfterMs } = answer.error;
      const failures = stored.failures + 1;
      this.#keep({ ...stored, failures, retryAfterMs, failure: kind });
      log({ event: "live-reading-failed", failure: kind, failures });
      return;
    }
    if (stored.failures > 0) log({ event: "live-reading-recovered", failures: stored.failures });
    const day = dayAfterReading(stored.day, answer.value.rows);
    const good = { failures: 0, retryAfterMs: undefined, failure: undefined, readAt: now() };
    this.#keep({ ...good, day });
  }

  /** Announces the events that have not been, at the latest when the alarm rings again. */
  async #announce(): Promise<void> {
    const { store, log, announce } = this.#options;
    const events = this.#unannounced();
    if (events.length === 0) return;
    try {
      await announce?.(events);
      store.putAnnounced([...store.getAnnounced(), ...events.map(({ key }) => key)]);
    } catch (error) {
      log({ event: "notices-not-announced", reason: String(error) });
    }
  }

  #unannounced(): GameEvent[] {
    const { store, now, announce } = this.#options;
    if (this.day === undefined || announce === undefined) return [];
    const announced = new Set(store.getAnnounced());
    return eventsOf(this.day, now()).filter(({ key }) => !announced.has(key));
  }

  /** Tells of the finals that have not been told, at the latest when the alarm rings again. */
  async #tellEnded(): Promise<void> {
    const { store, log, onEnded } = this.#options;
    const ended = this.#untold();
    const day = this.day;
    if (day === undefined || ended.length === 0) return;
    try {
      await onEnded({ date: day.date, ended, isDayOver: isDayOver(day) });
      store.putDone("told", day.sequence);
    } catch (error) {
      log({ event: "games-ended-untold", reason: String(error) });
    }
  }

  #untold(): LiveGame[] {
    return this.day === undefined ? [] : finalsAfter(this.day, this.#options.store.getDone("told"));
  }

  /** Sends what was stored and not sent, also by an object that was ended in between. */
  #sendUnsent(): boolean {
    const { store, send } = this.#options;
    const sent = store.getDone("sent");
    if (this.day === undefined || sent >= this.day.sequence) return false;
    send(liveText(this.day, sent));
    store.putDone("sent", this.day.sequence);
    return true;
  }

  #keep(state: Omit<StoredDay, "pollAt">): void {
    const { now, intervalMs, store } = this.#options;
    const pollAt = nextPoll(state.day, now(), { ...state, intervalMs });
    this.#stored = { ...state, pollAt };
    store.put(this.#stored);
  }

  async #setAlarm(): Promise<void> {
    const { now, setAlarm } = this.#options;
    if (this.#stored === undefined) return;
    const { pollAt, day } = this.#stored;
    const isUnsent = this.#options.store.getDone("sent") < day.sequence;
    const isUntold = isUnsent || this.#untold().length > 0 || this.#unannounced().length > 0;
    const isUnfinished = isUntold || this.#options.plays?.isUnfinished(day) === true;
    // What is unfinished does not wait for the next tip-off.
    const again = isUnfinished ? now() + TELL_AGAIN_MS : forgottenAt(day);
    await setAlarm(Math.min(pollAt ?? again, again));
  }
}

function forgottenAt({ date }: LiveDayState): number {
  return Date.parse(date) + KEPT_MS;
}
