import { DurableObject } from "cloudflare:workers";
import type { LiveDayState as Day } from "../../domain/live/live-day.ts";
import type { LiveGame } from "../../domain/live/live-game.ts";
import type { LiveHealth } from "../../domain/live/live-health.ts";
import { createStatsApi } from "../data/stats-api/stats-api.ts";
import { duringRequest, logEvent } from "../http/log.ts";
import { announceEvents } from "../notices/announce.ts";
import { readEnvironment } from "../settings/environment.ts";
import { noticeSettingsOf } from "../settings/notice-settings.ts";
import { siteClockOf } from "../settings/site-clock.ts";
import { liveIntervalOf, statsSettingsOf } from "../settings/stats-settings.ts";
import { gamesEnded } from "./games-ended.ts";
import { LiveKeeper, type StoredDay } from "./live-keeper.ts";

/** A stats API that takes longer is asked again later. */
const TIMEOUT_MS = 8_000;
/** The readers of one object; others poll the text, which caches answer. */
const MOST_SOCKETS = 20_000;
/** The code of a connection that ends because nothing more will come. */
const OVER = 1000;

/**
 * The games in progress of one day, in a Durable Object named by the date: it reads the stats API
 * once for all readers and sends them what changes, over WebSockets that let it hibernate.
 */
export class LiveDay extends DurableObject<Cloudflare.Env> {
  readonly #keeper: LiveKeeper;
  #sockets: number;

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env);
    const { kv } = ctx.storage;
    const read = readEnvironment(env);
    const environment = read.ok ? read.value : undefined;
    const settings = environment && statsSettingsOf(environment);
    const clock = siteClockOf(environment ?? {});
    const api =
      settings &&
      createStatsApi({
        ...settings,
        requestsPerMinute: settings.requestsPerMinute.live,
        mostTries: 1,
        timeoutMs: TIMEOUT_MS,
        fetch: (url, init) => fetch(url, init),
        random: Math.random,
        ...clock,
      });
    this.#sockets = ctx.getWebSockets().length;
    this.#keeper = new LiveKeeper({
      store: {
        get: () => kv.get<StoredDay>("day"),
        put: (stored) => kv.put("day", stored),
        getDone: (what) => kv.get<number>(what) ?? 0,
        putDone: (what, sequence) => kv.put(what, sequence),
        getAnnounced: () => kv.get<string[]>("announced") ?? [],
        putAnnounced: (keys) => kv.put("announced", keys),
        clear: () => ctx.storage.deleteAll(),
      },
      read: async (date) =>
        api?.gamesOn(date) ?? { ok: false, error: { kind: "denied", resource: "games" } },
      intervalMs: liveIntervalOf(settings),
      now: clock.now,
      setAlarm: (at) => ctx.storage.setAlarm(clock.machineTime(at)),
      send: (line) => this.#sendAll((socket) => socket.send(line)),
      hangUp: () => this.#sendAll((socket) => socket.close(OVER)),
      log: (event) =>
        logEvent(event.event === "live-reading-failed" ? "warn" : "info", { ...event }),
      onEnded: (news) => gamesEnded(env, news),
      announce:
        environment && noticeSettingsOf(environment) && ((events) => announceEvents(env, events)),
    });
  }

  /** The day as last read, of which the schedule gives the games. */
  look(
    date: string,
    games: readonly Pick<LiveGame, "homeTeamId" | "awayTeamId" | "tipOff">[],
  ): Promise<Day> {
    return this.#keeper.plan(date, games);
  }

  /** The whole day as a line for scripts; null for a day that nobody has planned. */
  text(): string | null {
    return this.#keeper.textAfter() ?? null;
  }

  health(): LiveHealth {
    return this.#keeper.health;
  }

  override alarm(): Promise<void> {
    return duringRequest(`alarm-${crypto.randomUUID()}`, () => this.#keeper.alarm());
  }

  /** Opens a reader's connection, which begins with what has changed after the number `after`. */
  override fetch(request: Request): Response {
    const after = sequenceOf(new URL(request.url).searchParams.get("after") ?? "");
    const text = this.#keeper.textAfter(after);
    if (text === undefined) return new Response(null, { status: 404 });
    if (this.#sockets >= MOST_SOCKETS) return new Response(null, { status: 503 });
    const { 0: reader, 1: own } = new WebSocketPair();
    this.ctx.acceptWebSocket(own);
    this.#sockets += 1;
    own.send(text);
    if (this.#keeper.isDone) own.close(OVER);
    return new Response(null, { status: 101, webSocket: reader });
  }

  /** A reader asks for what has changed after a number. */
  override webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): void {
    const after = typeof message === "string" ? sequenceOf(message) : undefined;
    const text = after === undefined ? undefined : this.#keeper.textAfter(after);
    if (text === undefined) socket.close(1008);
    else socket.send(text);
  }

  override webSocketClose(): void {
    this.#sockets -= 1;
  }

  override webSocketError(): void {
    this.#sockets -= 1;
  }

  /** A reader who has gone is skipped. */
  #sendAll(send: (socket: WebSocket) => void): void {
    for (const socket of this.ctx.getWebSockets()) {
      if (socket.readyState === WebSocket.OPEN) send(socket);
    }
  }
}

/** The number of a change; undefined for any other text. */
function sequenceOf(text: string): number | undefined {
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}
