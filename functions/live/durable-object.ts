import { DurableObject } from "cloudflare:workers";
import type { LiveDayState as Day } from "#domain/live/live-day.ts";
import type { LiveGame } from "#domain/live/live-game.ts";
import type { LiveHealth } from "#domain/live/live-health.ts";
import { fail } from "#domain/result.ts";
import { openSource } from "../data/sources/open-source.ts";
import { createPlaysSource } from "../data/sources/plays-source/plays-source.ts";
import { createRequests } from "../data/sources/request.ts";
import type { LivePlaysWire } from "../data/wire/live-plays.ts";
import { administratorOf } from "../database/protocol/administrator.ts";
import { databaseOf } from "../database/protocol/client.ts";
import { duringRequest, logEvent } from "../http/log.ts";
import { announceEvents } from "../notices/announce.ts";
import { type Environment, readEnvironment } from "../settings/environment.ts";
import { noticeSettingsOf } from "../settings/notice-settings.ts";
import { playsSettingsOf } from "../settings/plays-settings.ts";
import { liveIntervalOf, resultsSettingsOf } from "../settings/results-settings.ts";
import { siteClockOf } from "../settings/site-clock.ts";
import { gamesEnded } from "./games-ended.ts";
import { keepPlays } from "./keep-plays.ts";
import { LiveKeeper, type StoredDay } from "./live-keeper.ts";
import { PlaysKeeper, type StoredPlays } from "./plays-keeper.ts";

/** A source that takes longer is asked again later. */
const TIMEOUT_MS = 8_000;
/** The readers of one object; others poll the text, which caches answer. */
const MOST_SOCKETS = 20_000;
/** The code of a connection that ends because nothing more will come. */
const OVER = 1000;
/** The code of a connection that ends because its reader has sent something. */
const NOT_ASKED = 1008;

/**
 * The games in progress of one day, in a Durable Object named by the date: it reads the
 * source of results once for all readers and sends them what changes, over WebSockets that let it hibernate.
 */
export class LiveDay extends DurableObject<Cloudflare.Env> {
  readonly #keeper: LiveKeeper;
  readonly #plays: PlaysKeeper | undefined;
  #sockets: number;

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env);
    const { kv } = ctx.storage;
    const read = readEnvironment(env);
    const environment = read.ok ? read.value : undefined;
    const settings = environment && resultsSettingsOf(environment);
    const clock = siteClockOf(environment ?? {});
    const requests = createRequests({
      mostTries: 1,
      timeoutMs: TIMEOUT_MS,
      fetch: (url, init) => fetch(url, init),
      random: Math.random,
      ...clock,
    });
    const source = settings && openSource(settings.source, "live", requests);
    this.#sockets = ctx.getWebSockets().length;
    this.#plays = environment && playsKeeperOf(environment, ctx.storage.kv, env);
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
        source?.gamesOn(date) ?? fail({ kind: "denied", source: "source", resource: "games" }),
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
      plays: this.#plays,
    });
  }

  /** The day as last read, of which the schedule gives the games. */
  look(
    date: string,
    games: readonly Pick<LiveGame, "homeTeamId" | "awayTeamId" | "tipOff">[],
  ): Promise<Day> {
    return this.#keeper.plan(date, games);
  }

  /** The plays of the game at home of a team, as last read; null where there are none. */
  async plays(homeTeamId: number): Promise<LivePlaysWire | null> {
    const { day } = this.#keeper;
    return (day && (await this.#plays?.look(day, homeTeamId))) ?? null;
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

  /** Readers only listen: one who writes is hung up on, and no message is ever answered. */
  override webSocketMessage(socket: WebSocket): void {
    if (socket.readyState === WebSocket.OPEN) socket.close(NOT_ASKED);
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

/** The keeper of a day's plays; undefined without a source of plays. */
function playsKeeperOf(
  environment: Environment,
  kv: SyncKvStorage,
  env: Cloudflare.Env,
): PlaysKeeper | undefined {
  const settings = playsSettingsOf(environment);
  if (settings === undefined) return undefined;
  const { now } = siteClockOf(environment);
  const credential = administratorOf(environment, env);
  const database = databaseOf(environment, env);
  return new PlaysKeeper({
    store: {
      get: (homeTeamId) => kv.get<StoredPlays>(`plays ${homeTeamId}`),
      put: (homeTeamId, stored) => kv.put(`plays ${homeTeamId}`, stored),
    },
    source: createPlaysSource({ url: settings.url, fetch: (url, init) => fetch(url, init), now }),
    intervalMs: settings.intervalMs,
    now,
    log: (event) => logEvent(event.event === "live-plays-failed" ? "warn" : "info", { ...event }),
    keep: async (...final) =>
      credential !== undefined && keepPlays({ database, credential }, ...final),
  });
}

/** The number of a change; undefined for any other text. */
function sequenceOf(text: string): number | undefined {
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}
