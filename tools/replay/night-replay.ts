import { rmSync } from "node:fs";
import { join } from "node:path";
import { siteClockOf } from "#functions/settings/site-clock.ts";
import { buildSite, type SiteVariables } from "../build/site.ts";
import { openLocalState, stateFolder } from "../machine/local-state.ts";
import { type Stack, startStack } from "../run/stack.ts";
import { lockState } from "../run/state-lock.ts";
import { PLAYS_PATH, startApiServer } from "./api-server.ts";
import { apiMoment, type Fault, faultOf, withFaults } from "./faults.ts";
import { morningOf } from "./morning.ts";
import { playsSourceAt } from "./plays-source.ts";
import { isOfScoreboard, scoreboardAnswer } from "./scoreboard.ts";
import { createSeasonApi, type ReplayedGame, type SeasonApi } from "./season-api.ts";
import { type Answer, answerOf } from "./stats-api.ts";

/** Site and database start within about this time; until then the clock runs at its own speed. */
const UNTIL_FAST_MS = 15_000;
/** On a slow or busy machine they take longer: about as many times as long as computing the morning. */
const MORNINGS_UNTIL_FAST = 3;
/** The clock begins so long before the first tip-off, after which it runs fast. */
const BEFORE_TIP_OFF_MS = 60_000;
const MOST_REQUESTS_PER_MINUTE = "600";

/** Readings of the games a minute of the site's clock: as by default, but at most two a second. */
function readingsPerMinute(speed: number): number {
  return Math.max(1, Math.min(4, Math.floor(120 / speed)));
}

/** The sources that a replay speaks, by name. */
export const REPLAYED_SOURCES = {
  "stats-api": "the stats API with a key for everything",
  "free-key": "the stats API with a key that gives scores alone",
  scoreboard: "a keyless scoreboard",
} as const;
export type ReplayedSource = keyof typeof REPLAYED_SOURCES;

export interface NightReplay {
  stack: Stack;
  /** The time that the site shows, in ms since 1970. */
  now: () => number;
  games: readonly ReplayedGame[];
  stop(): Promise<void>;
}

/**
 * Starts the site beside a stand-in of the stats API that plays the games of a day, on a database as
 * of that morning. Both have one clock, which begins shortly before the first tip-off.
 */
export async function startNight(options: {
  date: string;
  speed: number;
  port: number;
  faults: ReadonlySet<Fault>;
  /** What the site reads: the stats API with a key for everything unless given. */
  source?: ReplayedSource;
  /** The folder of database and accounts: apart from those of `npm start`. */
  folder?: string;
  /** Further settings of the site. */
  variables?: SiteVariables;
  /** The moment at which the stand-in is, in ms since 1970: that of the site's clock unless given. */
  moment?: () => number;
}): Promise<NightReplay> {
  const {
    date,
    speed,
    port,
    faults,
    source = "stats-api",
    folder = join(stateFolder(), "replay"),
  } = options;
  lockState(folder, `http://localhost:${port}`);
  rmSync(join(folder, "database"), { recursive: true, force: true });
  await buildSite();
  const begun = performance.now();
  const season = createSeasonApi();
  const games = season.games.filter(({ game }) => game.date === date);
  const [first] = games;
  if (first === undefined) throw new Error(`The season has no game on ${date}.`);
  const added = faults.has("added") ? games.at(-1) : undefined;
  const dataset = await morningOf(date, season, added);

  const morningMs = performance.now() - begun;
  const untilFastMs = Math.max(UNTIL_FAST_MS, MORNINGS_UNTIL_FAST * morningMs);
  const since = Math.ceil((Date.now() + untilFastMs) / 1000);
  const ahead = Math.round((first.tipOff - BEFORE_TIP_OFF_MS) / 1000) - since;
  const settings = {
    CLOCK_AHEAD_SECONDS: String(ahead),
    CLOCK_SPEED: `${speed} since ${since}`,
  };
  const { now } = siteClockOf({
    CLOCK_AHEAD_SECONDS: ahead * 1000,
    CLOCK_SPEED: { speed, since: since * 1000 },
  });
  const answerAt = nightOf(season, { date, faults, isFree: source === "free-key" });
  const moment = options.moment ?? now;
  const api = await startApiServer({
    answer: (url) => answerAt(url, apiMoment(moment(), faults)),
    faultOf: (count) => faultOf(count, faults),
  });
  const stack = await startStack({
    port,
    state: openLocalState(folder),
    dataset,
    variables: {
      ...options.variables,
      ...settings,
      ...(source === "scoreboard"
        ? { RESULTS_SOURCE: api.scoreboardUrl }
        : {
            STATS_API_URL: api.url,
            STATS_API_KEY: api.key,
            STATS_API_REQUESTS_PER_MINUTE: MOST_REQUESTS_PER_MINUTE,
          }),
      LIVE_REQUESTS_PER_MINUTE: String(readingsPerMinute(speed)),
      LIVE_PLAYS_URL: api.playsUrl,
      LIVE_PLAYS_SECONDS: String(60 / readingsPerMinute(speed)),
      READ_FRESH_SECONDS: "1",
    },
  });
  return {
    stack,
    now,
    games,
    async stop() {
      await stack.stop();
      api.stop();
    },
  };
}

/** The answers of all sources on a night, with their faults. */
function nightOf(
  season: SeasonApi,
  { date, faults, isFree }: { date: string; faults: ReadonlySet<Fault>; isFree: boolean },
) {
  const games = season.games.filter(({ game }) => game.date === date);
  const ids = games.map(({ game }) => Number(game.id));
  const codes = new Map(season.at(0).teams.map(({ id, abbreviation }) => [id, abbreviation]));
  const plays = { games, date, codeOf: (team: number) => String(codes.get(team)) };
  return (url: URL, moment: number): Answer => {
    if (url.pathname.startsWith(PLAYS_PATH)) {
      const path = url.pathname.slice(PLAYS_PATH.length);
      const body = playsSourceAt(path, moment, plays, faults);
      return body === undefined ? { status: 404, body: {} } : { status: 200, body };
    }
    const resources = season.at(moment);
    const given = { ...resources, games: withFaults(resources.games, ids, faults) };
    return isOfScoreboard(url) ? scoreboardAnswer(given, url) : answerOf(given, url, { isFree });
  };
}

/** The events of a night, in the order of time: "final: ATL 107, CHA 110". */
export function eventsOf(
  games: readonly ReplayedGame[],
  nameOf: (teamId: number) => string,
): { at: number; what: string }[] {
  const events = games.flatMap(({ game, tipOff, timeline, finalAt }) => {
    const [away, home] = [nameOf(game.awayTeamId), nameOf(game.homeTeamId)];
    const half = timeline.find(({ period, clock }) => period === 2 && clock === 0);
    const score = `${away} ${game.awayPoints}, ${home} ${game.homePoints}`;
    return [
      { at: tipOff + 1000 * (timeline[0]?.at ?? 0), what: `tip-off: ${away} at ${home}` },
      ...(half === undefined
        ? []
        : [
            {
              at: tipOff + 1000 * half.at,
              what: `half-time: ${away} ${half.awayPoints}, ${home} ${half.homePoints}`,
            },
          ]),
      { at: finalAt, what: `final: ${score}` },
    ];
  });
  return events.sort((a, b) => a.at - b.at);
}
