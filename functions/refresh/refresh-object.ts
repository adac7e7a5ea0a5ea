import { cache, DurableObject } from "cloudflare:workers";
import { noteProgress } from "../data/refresh/refresh-record.ts";
import { openSources } from "../data/sources/open-source.ts";
import { databaseOf } from "../database/protocol/client.ts";
import { durableSql } from "../database/storage/durable-sql.ts";
import { edgeOf } from "../edge/edge.ts";
import { platformPurge } from "../edge/platform-purge.ts";
import { duringRequest, logEvent } from "../http/log.ts";
import type { SiteClock } from "../settings/site-clock.ts";
import { KnownDeliveries } from "./known-deliveries.ts";
import { forecastOnce, type RefreshEvent, refreshOnce } from "./refresh-once.ts";
import { type RefreshCause, RefreshRun } from "./refresh-run.ts";
import { refreshSettingsOf } from "./refresh-settings.ts";

/** The time-out of the refresh, which reads and writes more at once than a page does. */
const TIMEOUT_MS = 30_000;

function log(event: RefreshEvent): void {
  logEvent(event.event.endsWith("-failed") ? "error" : "info", event);
}

/** The refresh of the whole site: one object, whose alarm runs the steps one after another. */
export class RefreshObject extends DurableObject<Cloudflare.Env> {
  readonly #deliveries: KnownDeliveries;
  readonly #run: RefreshRun | undefined;
  readonly #clock: SiteClock;
  readonly #whyOff: string = "";

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env);
    const sql = durableSql(ctx.storage);
    this.#deliveries = new KnownDeliveries(sql, () => Date.now());
    const edge = edgeOf(env);
    if (!edge.ok) throw new Error(edge.error.problems.join("; "));
    const { environment, clock } = edge.value;
    this.#clock = clock;
    const settings = refreshSettingsOf(environment, env);
    if (settings.kind === "off") {
      this.#whyOff = settings.reason;
      return;
    }
    const { results, administrator: credential } = settings;
    const { source, second, exceptions } = results;
    const limits = [source, second].map((one) => one?.requestsPerMinute.refresh ?? Infinity);
    const purge = platformPurge(cache, () => edge.value);
    const database = () => databaseOf(environment, env, { timeoutMs: TIMEOUT_MS });
    this.#run = new RefreshRun({
      sql,
      requests: {
        fetch: (url, init) => fetch(url, init),
        random: Math.random,
        ...clock,
      },
      requestsPerMinute: Math.min(...limits),
      open: (requests) => openSources(results, "refresh", requests),
      refresh: (opened, share, onProgress, againMs) => {
        const options = { database: database(), credential, exceptions, purge, now: clock.now };
        return refreshOnce(opened, { ...options, share, onProgress, againMs, log });
      },
      noteProgress: (progress) => noteProgress(database(), credential, progress, Date.now()),
      forecast: async () => {
        await forecastOnce({ database: database(), credential, purge, now: clock.now, log });
      },
    });
  }

  /** Starts a refresh; one that is under way is followed by another. */
  async start(cause: RefreshCause): Promise<void> {
    if (this.#run === undefined) {
      log({ event: "refresh-off", reason: this.#whyOff });
      return;
    }
    this.#run.start(cause);
    await this.ctx.storage.setAlarm(Date.now());
  }

  /** Starts a refresh by a webhook's delivery; false when the delivery is known. */
  async startBy(marks: readonly string[]): Promise<boolean> {
    if (!this.#deliveries.add(marks)) return false;
    await this.start("final");
    return true;
  }

  /** Runs the next step. */
  override async alarm(): Promise<void> {
    const pauseMs = await duringRequest(`refresh-${crypto.randomUUID()}`, () => this.#run?.step());
    if (pauseMs === undefined) return;
    const { now, machineTime } = this.#clock;
    await this.ctx.storage.setAlarm(machineTime(now() + pauseMs));
  }
}
