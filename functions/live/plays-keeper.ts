import type { LiveDayState } from "#domain/live/live-day.ts";
import { isInProgress, type LiveGame } from "#domain/live/live-game.ts";
import { LONGEST_GAME_MS, type PollingOutcome, pauseAfter } from "#domain/live/polling.ts";
import type { PlaysFailure, PlaysSource } from "../data/sources/plays-source/plays-source.ts";
import type { LivePlaysWire } from "../data/wire/live-plays.ts";
import { type PlaysWire, playsWire } from "../data/wire/plays.ts";

/** The stored state of a game's plays, from the first time that they are asked for. */
export interface StoredPlays extends PollingOutcome {
  /** The source's id of the game; undefined until its scoreboard names it. */
  id: string | undefined;
  /** The last good reading. */
  last: Omit<LivePlaysWire, "isFailing"> | undefined;
  etag: string | undefined;
  /** The time of the last try, in ms since 1970. */
  triedAt: number;
  /** The time for which the source calls its last document fresh. */
  freshMs: number;
  failure: PlaysFailure["kind"] | undefined;
  /** The database has the plays of the final game. */
  isKept: boolean;
}

export type PlaysEvent =
  | { event: "live-plays-failed"; failure: PlaysFailure["kind"]; game: string; failures: number }
  | { event: "live-plays-recovered"; game: string; failures: number };

export interface PlaysKeeperOptions {
  store: {
    get(homeTeamId: number): StoredPlays | undefined;
    put(homeTeamId: number, stored: StoredPlays): void;
  };
  source: PlaysSource;
  /** The least pause between two readings of a game. */
  intervalMs: number;
  now: () => number;
  log: (event: PlaysEvent) => void;
  /** Keeps the plays of a final game; false while the game has no result in the database. */
  keep: (date: string, game: LiveGame, plays: PlaysWire) => Promise<boolean>;
}

/** An alarm may ring so early by the site's clock. */
const SLACK_MS = 1_000;

const NEVER_READ = {
  id: undefined,
  last: undefined,
  etag: undefined,
  triedAt: 0,
  freshMs: 0,
  failure: undefined,
  isKept: false,
  failures: 0,
  retryAfterMs: undefined,
} satisfies StoredPlays;

/**
 * The plays of a day's games: those of a game in progress are read from the first time that somebody
 * looks at them, those of every game once more when it is final, to be kept. What cannot be read or
 * understood leaves the last good reading as it is.
 */
export class PlaysKeeper {
  readonly #options: PlaysKeeperOptions;
  readonly #readings = new Map<number, Promise<void>>();

  constructor(options: PlaysKeeperOptions) {
    this.#options = options;
  }

  /** A game's plays as last read. Their first reading waits for the source. */
  async look(day: LiveDayState, homeTeamId: number): Promise<LivePlaysWire | undefined> {
    const { store } = this.#options;
    const game = day.games.find((one) => one.game.homeTeamId === homeTeamId)?.game;
    if (game === undefined) return undefined;
    if (isInProgress(game) && store.get(homeTeamId) === undefined) await this.#read(day.date, game);
    const stored = store.get(homeTeamId);
    return stored?.last && { ...stored.last, isFailing: stored.failures > 0 };
  }

  /** Reads what is due, and keeps the plays of games that have become final. */
  async step(day: LiveDayState): Promise<void> {
    await Promise.all(day.games.map(({ game }) => this.#stepOf(day.date, game)));
  }

  /** The plays of a final game are still to be kept. */
  isUnfinished({ games }: LiveDayState): boolean {
    return games.some(({ game }) => game.state.kind === "final" && this.#isWanted(game));
  }

  /** The failure of the last reading of a game in progress; undefined where none has failed. */
  failureIn({ games }: LiveDayState): PlaysFailure["kind"] | undefined {
    const failures = games
      .filter(({ game }) => isInProgress(game))
      .map(({ game }) => this.#options.store.get(game.homeTeamId)?.failure);
    return failures.find((failure) => failure !== undefined && failure !== "missing");
  }

  async #stepOf(date: string, game: LiveGame): Promise<void> {
    const { keep, store } = this.#options;
    if (!this.#isWanted(game)) return;
    if (this.#isDue(game)) await this.#read(date, game);
    const stored = store.get(game.homeTeamId);
    if (game.state.kind !== "final" || !stored?.last?.isOver) return;
    if (await keep(date, game, stored.last.plays))
      store.put(game.homeTeamId, { ...stored, isKept: true });
  }

  #isWanted(game: LiveGame): boolean {
    const { store, now } = this.#options;
    const stored = store.get(game.homeTeamId);
    if (game.state.kind !== "final") return isInProgress(game) && stored !== undefined;
    return !stored?.isKept && now() < Date.parse(game.tipOff) + LONGEST_GAME_MS;
  }

  /** Says whether the last try is long enough ago, also by a clock that was ahead at the time. */
  #isDue({ homeTeamId }: LiveGame): boolean {
    const { store, intervalMs, now } = this.#options;
    const stored = store.get(homeTeamId) ?? NEVER_READ;
    const pause = pauseAfter({ ...stored, intervalMs: Math.max(intervalMs, stored.freshMs) });
    return Math.abs(now() - stored.triedAt) >= pause - SLACK_MS;
  }

  /** Readings of a game that begin together are one. */
  #read(date: string, game: LiveGame): Promise<void> {
    const known = this.#readings.get(game.homeTeamId);
    if (known !== undefined) return known;
    const reading = this.#readNow(date, game).finally(() => this.#readings.delete(game.homeTeamId));
    this.#readings.set(game.homeTeamId, reading);
    return reading;
  }

  async #readNow(date: string, { homeTeamId, awayTeamId }: LiveGame): Promise<void> {
    const { store, source, now, log } = this.#options;
    const stored = { ...(store.get(homeTeamId) ?? NEVER_READ), triedAt: now() };
    const game = `${date} ${homeTeamId}`;
    const fail = ({ kind, retryAfterMs }: PlaysFailure) => {
      const failures = stored.failures + 1;
      store.put(homeTeamId, { ...stored, failures, retryAfterMs, failure: kind });
      log({ event: "live-plays-failed", failure: kind, game, failures });
    };
    if (stored.id === undefined) {
      const found = await source.idOf(date, homeTeamId);
      if (!found.ok) return fail(found.error);
      stored.id = found.value;
    }
    const teams = { home: homeTeamId, away: awayTeamId };
    const answer = await source.plays(stored.id, teams, stored.etag);
    if (!answer.ok) return fail(answer.error);
    const { read, etag, freshMs } = answer.value;
    const last =
      read === "unchanged"
        ? stored.last && { ...stored.last, readAt: now() }
        : {
            plays: playsWire(read.plays),
            names: Object.fromEntries(read.names),
            isOver: read.isOver,
            readAt: now(),
          };
    const good = { failures: 0, retryAfterMs: undefined, failure: undefined };
    store.put(homeTeamId, { ...stored, ...good, last, etag, freshMs });
    if (stored.failures > 0)
      log({ event: "live-plays-recovered", game, failures: stored.failures });
  }
}
