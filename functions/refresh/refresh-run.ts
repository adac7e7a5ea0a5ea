import * as v from "valibot";
import type { LinesShare, Progress } from "../data/refresh/schedule.ts";
import type { Requests, SourceRequestOptions } from "../data/sources/request.ts";
import type { ResultsSource } from "../data/sources/source.ts";
import type { CallTimes } from "../data/sources/throttle.ts";
import type { Sql } from "../database/storage/storage.ts";
import { KeptAnswers } from "./kept-answers.ts";
import { keptCallTimes } from "./kept-call-times.ts";
import type { RefreshEnd } from "./refresh-once.ts";
import { StepOver, steppedRequests } from "./stepped-requests.ts";

/** The cause of a refresh: the schedule, or a game that is final. */
export type RefreshCause = "daily" | "final";

/** The limits of a run's answers: a final is one night's work, the daily run catches up with all. */
const MOST_OF_RUN: Record<RefreshCause, number> = { daily: 200, final: 25 };
/** The limit with the answers of earlier shares; a share has few of its own. */
const MOST_WITH_SHARES = 1_000;
/**
 * The limit of a step's requests to the stats API. A hosted database gets up to 34 more in a step: 11
 * reads before the run, 4 of documents derived from games, 6 more when a season turns, 11 of times, the
 * update and the record; a service account's token is one more. The platform's smallest plan allows 50.
 */
const MOST_OF_STEP = 15;
/** The steps in a row that may get no answer: in the next one, the API's failure counts. */
const MOST_FRUITLESS = 5;
const MINUTE_MS = 60_000;
/** A run that works for longer fails, because its source is too slow, and goes on after a pause. */
const LONGEST_RUN_MS = 20 * MINUTE_MS;
/** The pauses before another try: for lines that are not whole minutes after a final, or a failing source. */
const PAUSES_MS = [1, 2, 4, 8, 15].map((minutes) => minutes * MINUTE_MS);

const cause = v.optional(v.picklist(["daily", "final"]));
const State = v.object({
  /** Undefined while nothing is to be done. */
  cause,
  /** When the next step is due. */
  dueAt: v.number(),
  /** The time that the run's steps and pauses have taken. */
  workedMs: v.number(),
  /** Steps in a row without a new answer. */
  fruitless: v.number(),
  /** The cause that came after this run had begun, so that another one follows. */
  next: cause,
  /** Runs in a row that left something to another one. */
  tries: v.number(),
  /** The run has ended; the forecasts that follow from it are left. */
  isForecasting: v.optional(v.boolean(), false),
  /** The ISO date before which the lines of games are left to this run. */
  leftBefore: v.optional(v.string()),
});
type State = v.InferOutput<typeof State>;

const IDLE: State = { dueAt: 0, workedMs: 0, fruitless: 0, tries: 0, isForecasting: false };

export interface RefreshRunOptions {
  sql: Sql;
  requests: Omit<SourceRequestOptions, "mostRequests" | "callTimes">;
  /** The requests a minute that the source allows. */
  requestsPerMinute: number;
  /** The source of results, asked by these requests. */
  open: (requests: Requests) => ResultsSource;
  /** Refreshes from this source with a share of the lines, and tells how far it is. */
  refresh: (
    source: ResultsSource,
    share: LinesShare,
    onProgress: (progress: Progress) => void,
    /** The pause before the next try of a run that fails; undefined after the last one. */
    againMs: number | undefined,
  ) => Promise<RefreshEnd>;
  /** Notes how far a run is that goes on in another step. */
  noteProgress: (progress: Progress) => Promise<void>;
  /** Makes the forecasts that follow from the results, in a step of their own. */
  forecast: () => Promise<void>;
}

/**
 * The refresh in steps. What the API answered is kept, so that a step which ends early, or is killed,
 * loses nothing: the next one computes the same from the kept answers and goes on. Each share
 * of the lines, the latest games first, is one update after its last request, so the database has all
 * of a share or nothing of it.
 */
export class RefreshRun {
  readonly #options: RefreshRunOptions;
  readonly #answers: KeptAnswers;
  readonly #callTimes: CallTimes;

  constructor(options: RefreshRunOptions) {
    this.#options = options;
    this.#answers = new KeptAnswers(options.sql);
    this.#callTimes = keptCallTimes(options.sql);
    options.sql.exec(
      "CREATE TABLE IF NOT EXISTS run (id INTEGER PRIMARY KEY, state TEXT NOT NULL)",
    );
  }

  /** Starts a run, or another one after the present one. The next step is due at once. */
  start(cause: RefreshCause): void {
    const state = this.#state;
    const isRunning = state.cause !== undefined && this.#answers.hasAny;
    if (!isRunning) this.#begin(cause);
    else if (state.next !== "daily") this.#state = { ...state, next: cause };
  }

  /** Runs a step; returns the pause before the next one in ms, undefined when nothing is left to do. */
  async step(): Promise<number | undefined> {
    const { requestsPerMinute, requests } = this.#options;
    const { now } = requests;
    const { cause, dueAt, isForecasting } = this.#state;
    if (cause === undefined) return undefined;
    if (isForecasting) return this.#forecast();
    // A small plan takes longer for as many requests.
    const longestMs = Math.max(
      LONGEST_RUN_MS,
      (2 * MOST_OF_RUN[cause] * MINUTE_MS) / requestsPerMinute,
    );
    // A run whose last step is that long ago begins again, because its answers are outdated.
    if (Math.abs(now() - dueAt) > longestMs) this.#begin(cause);
    const begunAt = now();
    let progress: Progress | undefined;
    const onProgress = (now: Progress) => {
      progress = now;
    };
    try {
      const { leftBefore: before, workedMs, tries } = this.#state;
      const share = before === undefined ? "first" : { before };
      const mostOfRun = before === undefined ? MOST_OF_RUN[cause] : MOST_WITH_SHARES;
      const source = this.#source(mostOfRun, workedMs > longestMs);
      const end = await this.#options.refresh(source, share, onProgress, PAUSES_MS[tries]);
      return this.#ended(cause, end);
    } catch (error) {
      if (!(error instanceof StepOver)) throw error;
      const state = this.#state;
      const fruitless = error.gotAnswers ? 0 : state.fruitless + 1;
      const dueAt = now() + error.pauseMs;
      this.#state = { ...state, fruitless, dueAt, workedMs: state.workedMs + dueAt - begunAt };
      if (progress !== undefined) await this.#options.noteProgress(progress);
      return error.pauseMs;
    }
  }

  #source(mostOfRun: number, isLate: boolean): ResultsSource {
    return this.#options.open(
      steppedRequests({
        ...this.#options.requests,
        callTimes: this.#callTimes,
        answers: this.#answers,
        mostOfRun,
        mostOfStep: MOST_OF_STEP,
        isPatient: this.#state.fruitless >= MOST_FRUITLESS,
        isLate,
      }),
    );
  }

  #begin(cause: RefreshCause, tries = 0): void {
    this.#answers.clear();
    this.#state = { ...IDLE, cause, dueAt: this.#options.requests.now(), tries };
  }

  #ended(cause: RefreshCause, end: RefreshEnd): number | undefined {
    const state = this.#state;
    const { next, tries } = state;
    const now = this.#options.requests.now();
    const unspent = { ...state, fruitless: 0, workedMs: 0 };
    if (typeof end === "object") {
      this.#state = { ...unspent, ...end, dueAt: now };
      return 0;
    }
    const againMs = PAUSES_MS[tries];
    if (end === "go-on" && againMs !== undefined) {
      // What a night's requests do not reach, those of the daily run do.
      this.#state = { ...unspent, cause: "daily", tries: tries + 1, dueAt: now + againMs };
      return againMs;
    }
    const pauseMs = next ? 0 : end === "try-again" ? againMs : undefined;
    if (pauseMs === undefined) {
      this.#answers.clear();
      this.#state = { ...IDLE, cause, isForecasting: true };
      return 0;
    }
    this.#begin(next ?? cause, next ? 0 : tries + 1);
    this.#state = { ...this.#state, dueAt: now + pauseMs };
    return pauseMs;
  }

  async #forecast(): Promise<number | undefined> {
    await this.#options.forecast();
    // A run that was started meanwhile has its own steps.
    if (!this.#state.isForecasting) return 0;
    this.#state = IDLE;
    return undefined;
  }

  get #state(): State {
    const [row] = this.#options.sql.exec("SELECT state FROM run WHERE id = 1");
    const state = row && v.safeParse(State, JSON.parse(String(row[0])));
    return state?.success ? state.output : IDLE;
  }

  set #state(state: State) {
    const text = JSON.stringify(state);
    this.#options.sql.exec("INSERT OR REPLACE INTO run (id, state) VALUES (1, ?)", text);
  }
}
