import { dayAfter, easternDayAt } from "#domain/eastern-days.ts";
import type { LiveDayState } from "#domain/live/live-day.ts";
import type { LiveHealth } from "#domain/live/live-health.ts";
import type { LivePlays } from "#domain/live/live-plays.ts";
import { dayWithNews } from "#domain/live/polling.ts";
import { type Fixture, isScheduled } from "#domain/season/fixtures.ts";
import type { CachedCollections } from "../data/cached-collections.ts";
import type { ReadCall } from "../data/cached-read.ts";
import { type LivePlaysWire, parseLivePlays } from "../data/wire/live-plays.ts";
import { within } from "../http/within.ts";
import { type Look, sharedLook } from "./services.ts";

/** The time for which an isolate shows its last look at a day, in ms. */
export const LIVE_LOOK_MS = 5_000;
/** A page waits no longer for the games in progress; it shows the schedule then. */
const PATIENCE_MS = 1_000;

/** The days whose games are read, through their objects. */
export interface LiveDays {
  /** A day as last read, planned by the schedule; undefined when games in progress are not read. */
  look(
    date: string,
    games: readonly Fixture[],
    call?: Pick<ReadCall, "waitUntil">,
  ): Promise<LiveDayState | undefined>;
  /** The plays of the day's game at home of a team; undefined where there are none. */
  plays(
    date: string,
    homeTeamId: number,
    call?: Pick<ReadCall, "waitUntil">,
  ): Promise<LivePlays | undefined>;
  /** The day's line for scripts; undefined where nothing is read of the day. */
  text(date: string, call: Pick<ReadCall, "waitUntil">): Promise<string | undefined>;
  /** Opens a reader's connection. */
  connect(date: string, request: Request): Promise<Response>;
  health(): Promise<LiveHealth | { state: "off" | "unknown" }>;
}

/** The object of a day, as it is called. */
interface LiveDayObject {
  look(date: string, games: readonly Planned[]): Promise<LiveDayState>;
  plays(homeTeamId: number): Promise<LivePlaysWire | null>;
  text(): Promise<string | null>;
  health(): Promise<LiveHealth>;
  fetch(request: Request): Promise<Response>;
}

type Planned = Pick<Fixture, "homeTeamId" | "awayTeamId" | "tipOff">;

/** A day that this isolate has looked at. */
interface WatchedDay {
  /** The games by the schedule, as the last caller read it. */
  games: readonly Fixture[];
  look: Look<LiveDayState | undefined>;
  /** By home team. */
  plays: Map<number, Look<LivePlays | undefined>>;
  text: Look<string | undefined>;
}

/** Calls the objects of today and yesterday; strangers cannot make others. */
export function createLiveDays(options: {
  objects: { getByName(date: string): LiveDayObject };
  isOn: boolean;
  /** A source of plays is set. */
  hasPlays: boolean;
  now: () => number;
  log: (event: { event: "live-day-unavailable"; reason: string }) => void;
}): LiveDays {
  const { objects, isOn, hasPlays, now, log } = options;
  const watched = new Map<string, WatchedDay>();

  function isRead(date: string): boolean {
    const today = easternDayAt(now());
    return isOn && date !== "" && (date === today || dayAfter(date) === today);
  }

  /** The answer of an object; undefined when it fails or takes too long. */
  async function ask<Value>(asking: Promise<Value>): Promise<Value | undefined> {
    try {
      return await within(PATIENCE_MS, asking);
    } catch (error) {
      log({ event: "live-day-unavailable", reason: String(error) });
      return undefined;
    }
  }

  /** The shared calls of a day's object; those of earlier days are forgotten. */
  function watch(date: string): WatchedDay {
    const known = watched.get(date);
    if (known !== undefined) return known;
    for (const old of watched.keys()) if (!isRead(old)) watched.delete(old);
    const day: WatchedDay = {
      games: [],
      look: sharedLook(
        () => ask(objects.getByName(date).look(date, day.games.map(plannedOf))),
        LIVE_LOOK_MS,
      ),
      plays: new Map(),
      text: sharedLook(
        async () => (await ask(objects.getByName(date).text())) ?? undefined,
        LIVE_LOOK_MS,
      ),
    };
    watched.set(date, day);
    return day;
  }

  function playsOf(date: string, homeTeamId: number): Look<LivePlays | undefined> {
    const { plays } = watch(date);
    const known = plays.get(homeTeamId);
    if (known !== undefined) return known;
    const look = sharedLook(
      async () => parseLivePlays((await ask(objects.getByName(date).plays(homeTeamId))) ?? null),
      LIVE_LOOK_MS,
    );
    plays.set(homeTeamId, look);
    return look;
  }

  return {
    async look(date, games, call) {
      if (!isRead(date)) return undefined;
      const day = watch(date);
      day.games = games;
      const read = await day.look(call);
      return read && dayWithNews(read, now());
    },
    async plays(date, homeTeamId, call) {
      return hasPlays && isRead(date) ? playsOf(date, homeTeamId)(call) : undefined;
    },
    async text(date, call) {
      return isRead(date) ? watch(date).text(call) : undefined;
    },
    async connect(date, request) {
      return isRead(date)
        ? objects.getByName(date).fetch(request)
        : new Response(null, { status: 404 });
    },
    async health() {
      if (!isOn) return { state: "off" };
      return (
        (await ask(objects.getByName(easternDayAt(now())).health())) ?? {
          state: "unknown" as const,
        }
      );
    },
  };
}

function plannedOf({ homeTeamId, awayTeamId, tipOff }: Fixture): Planned {
  return { homeTeamId, awayTeamId, tipOff };
}

/** Plans the readings of today's games, also of a day on which nobody opens a page. */
export async function planToday(
  live: LiveDays,
  collections: Pick<CachedCollections, "fixtures">,
  now: number,
): Promise<void> {
  const today = easternDayAt(now);
  const fixtures = await collections.fixtures();
  const all = fixtures.ok ? fixtures.value.value : [];
  const games = all.filter((fixture) => fixture.date === today && isScheduled(fixture));
  if (games.length > 0) await live.look(today, games);
}
