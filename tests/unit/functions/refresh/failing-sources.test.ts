import { expect, test } from "vitest";
import { parseGames } from "#functions/data/wire/games.ts";
import { recount } from "#tests/fixtures/recount.ts";
import { bothSeasons, upcomingPlayers } from "#tests/fixtures/upcoming-season.ts";
import { scoreboardSettings, statsApiSettings } from "#tools/replay/opened-source.ts";
import { scoreboardAnswer } from "#tools/replay/scoreboard.ts";
import type { Resources } from "#tools/replay/stats-api.ts";
import { dataset, type Json, resources } from "../data/refresh/season.ts";
import { steppedRefresh } from "./stepped-refresh.ts";

/** The faults of each kind of source on the season's second day, with the line of health about each. */

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MORNING = Date.parse("2026-10-22T10:17:00Z");
const upTo = (day: string) => bothSeasons(resources(), day, upcomingPlayers());
const season = upTo("2026-10-21");

const KINDS = {
  "stats API": { sources: { source: statsApiSettings(1_000) } },
  "free key": { sources: { source: statsApiSettings(1_000) }, answers: { isFree: true } },
  scoreboard: { sources: { source: scoreboardSettings(1_000) } },
};
type Kind = keyof typeof KINDS;
const SOURCES = Object.keys(KINDS) as Kind[];

/** The database after the first day, and after no day of a season that has no other. */
const begun = (async () => {
  const whole = dataset();
  const run = await steppedRefresh(whole, {
    resources: upTo("2026-10-20"),
    now: MORNING - DAY_MS,
    ...KINDS["stats API"],
  });
  run.start("daily");
  await run.finish(HOUR_MS);
  return (await run.stored("nba")) as Json;
})();

type Clock = Awaited<ReturnType<typeof steppedRefresh>>["clock"];
type Spoil = (url: URL, body: Json, clock: Clock) => Response | Json | "hangs" | undefined;

/** Changes what is given of a resource, and of no other. */
const ofResource =
  (name: RegExp, change: (body: Json) => Json | Response): Spoil =>
  ({ pathname }, body) =>
    name.test(pathname) ? change(body) : undefined;
const renamed = (one: string, other: string) => (body: Json) =>
  JSON.parse(JSON.stringify(body).replaceAll(`"${one}"`, `"${other}"`)) as Json;
const rowsOf = (change: (rows: Json[]) => Json[]) => (body: Json) => ({
  ...body,
  data: change(body.data as Json[]),
});
const isOfDay = ({ date }: Json) => date === "2026-10-21";
const raised = (rows: Json[]) =>
  rows.map((row) =>
    isOfDay(row) ? { ...row, home_team_score: Number(row.home_team_score) + 30 } : row,
  );
const lying = { ...season, games: raised(season.games) };
const GAMES = /\/(?:games|scoreboard)$/;
const STATS = /\/stats$/;
const SUMMARY = /\/summary$/;
const answering = (status: number) => () => new Response("no", { status });
/** Every second request is answered so, and the others as they should be. */
function everySecond(status: number, headers: Record<string, string> = {}): Spoil {
  let count = 0;
  return () => (count++ % 2 === 0 ? new Response("later", { status, headers }) : undefined);
}
/** Each answer takes its time, and is right unless it is spoilt otherwise. */
function takingMs(ms: number, spoil: Spoil = () => undefined): Spoil {
  return (url, body, clock) => {
    clock.set(clock.now() + ms);
    return spoil(url, body, clock);
  };
}
const PAGE = () => new Response("<!doctype html><p>gone</p>");

/** The words of health, and where it has them. */
type Says = Partial<Record<"fails" | "waits" | "doubts", RegExp>>;
type Fault = [what: string, spoil: Spoil, says: Says];

/** The failures of a source that a run waits out. */
const SLOW: [what: string, spoil: Spoil][] = [
  ["takes fifteen seconds for each answer", takingMs(15_000)],
  ["limits its requests", everySecond(429, { "Retry-After": "1" })],
];

/** The faults for which a source gives nothing, with the words by which health names them. */
const WITHOUT_ANSWER: [what: string, spoil: Spoil, fails: RegExp][] = [
  ["hangs", () => "hangs", /^The .+ does not answer in time: /],
  ["is gone for a day", answering(503), /^The .+ fails: .+ \(503\)/],
  ["wants a pause for a day", answering(429), /^The .+ allows no more requests: /],
  ["shuts out this site", answering(403), /^The .+ refuses access: .+ \(403\)/],
  ["answers with a page", PAGE, /^The .+ answers with a page \(HTML\) instead of JSON/],
  [
    "breaks off in the middle",
    (_, body) => new Response(JSON.stringify(body).slice(0, -9)),
    /^The .+ answers in a form that is not known of it: /,
  ],
  [
    "renames its list of games",
    ofResource(GAMES, ({ data, events, ...others }) => ({ ...others, rows: data ?? events })),
    /^The .+ answers in a form that is not known of it: (?:games|scoreboard)/,
  ],
  [
    "takes two hours for an answer",
    takingMs(2 * HOUR_MS, everySecond(429)),
    /^The .+ answers too slowly: /,
  ],
];

const OWN: [Kind, ...Fault][] = [
  [
    "stats API",
    "renames a figure",
    ofResource(STATS, renamed("pts", "points")),
    { waits: /points, its players 0/ },
  ],
  [
    "stats API",
    "gives half of the lines",
    ofResource(
      STATS,
      rowsOf((rows) => rows.filter((_, at) => at % 2 === 0)),
    ),
    { waits: /points, its players/ },
  ],
  [
    "stats API",
    "gives a score that its players did not make",
    ofResource(GAMES, rowsOf(raised)),
    { waits: /points, its players/ },
  ],
  [
    "scoreboard",
    "gives a score that its players did not make",
    ({ pathname, search }) =>
      GAMES.test(pathname)
        ? (scoreboardAnswer(lying, new URL(`https://x${pathname}${search}`)).body as Json)
        : undefined,
    { waits: /points, its players/ },
  ],
  [
    "free key",
    "ends a game in a tie",
    ofResource(
      GAMES,
      rowsOf((rows) =>
        rows.map((row) =>
          isOfDay(row) ? { ...row, home_team_score: row.visitor_team_score } : row,
        ),
      ),
    ),
    { waits: /it has no winner/ },
  ],
  [
    "scoreboard",
    "renames a figure",
    ofResource(SUMMARY, renamed("rebounds", "boards")),
    { waits: /the summary has no rebounds$/ },
  ],
  [
    "scoreboard",
    "gives half of the lines",
    ofResource(SUMMARY, (body) => {
      const { players = [] } = body.boxscore as { players?: Json[] };
      return { ...body, boxscore: { players: players.slice(1) } };
    }),
    { waits: /points, its players/ },
  ],
  [
    "stats API",
    "gives no rosters",
    ofResource(/\/active$/, () => new Response("no", { status: 404 })),
    { doubts: /^players: teams and numbers: .+ players\/active \(refused 404\)$/ },
  ],
  [
    "scoreboard",
    "gives no rosters",
    ofResource(/\/roster$/, () => new Response("no", { status: 404 })),
    { doubts: /^players: teams and numbers: .+ teams\/\d+\/roster \(refused 404\)$/ },
  ],
  [
    "scoreboard",
    "gives one day's games for every day",
    ({ pathname }) =>
      GAMES.test(pathname)
        ? (scoreboardAnswer(season, new URL(`https://x${pathname}?dates=20261021`)).body as Json)
        : undefined,
    { fails: /^The scoreboard answers in a form that is not known of it: scoreboard/ },
  ],
  [
    "scoreboard",
    "gives the summary of another game",
    ofResource(SUMMARY, (body) => ({ ...body, header: { id: "1" } })),
    { waits: /the summary is of another game$/ },
  ],
];

const ROWS: [Kind, ...Fault][] = [
  ...SOURCES.flatMap((kind) =>
    SLOW.map(([what, spoil]): [Kind, ...Fault] => [kind, what, spoil, {}]),
  ),
  ...OWN,
];

/** The scores and points that a database holds. */
async function heldOf(run: Awaited<ReturnType<typeof steppedRefresh>>) {
  const games = parseGames(await run.stored("nba/games/data"))?.rows ?? [];
  const totals = ((await run.stored("nba/seasonTotals/data")) ?? []) as Json[];
  return {
    games: games.length,
    points: games.reduce((sum, { homePoints, awayPoints }) => sum + homePoints + awayPoints, 0),
    players: totals.length,
  };
}

const finalsOf = ({ games }: Resources) =>
  games.filter(
    ({ season: year, status, date }) =>
      year === 2026 && status === "Final" && String(date) >= "2026-10-20",
  );

/** A run of a kind of source which a test spoils until it is well. */
async function spoiledRun(kind: Kind, spoil: () => Spoil | undefined) {
  const run = await steppedRefresh(await begun, {
    resources: season,
    now: MORNING,
    ...KINDS[kind],
    spoilt: (url, body) => spoil()?.(url, body, run.clock),
  });
  return run;
}

/** Expects a good day's run to bring everything that the source has. */
async function expectWhole(run: Awaited<ReturnType<typeof steppedRefresh>>, kind: Kind) {
  await run.clock.sleep(DAY_MS);
  run.start("daily");
  await run.finish(HOUR_MS);
  expect((await run.record())?.waiting).toBeUndefined();
  const finals = finalsOf(season);
  const points = finals.reduce(
    (sum, row) => sum + Number(row.home_team_score) + Number(row.visitor_team_score),
    0,
  );
  const { totals } = recount(kind === "free key" ? upTo("2026-10-20") : season);
  expect(await heldOf(run)).toEqual({ games: finals.length, points, players: totals.length });
}

test.each(ROWS)(
  "the %s %s: nothing is lost, one line of health says it, and the next day is whole",
  async (kind, _what, spoil, says) => {
    let isWell = false;
    const run = await spoiledRun(kind, () => (isWell ? undefined : spoil));
    const held = await heldOf(run);
    run.start("daily");
    // The first attempt; later ones are those of every source.
    await run.finish();
    const { says: fails, waiting, doubts } = (await run.record()) ?? {};
    const said = { fails, waits: waiting?.says, doubts };
    for (const where of ["fails", "waits", "doubts"] as const) {
      if (says[where]) expect(said[where]?.[0], where).toMatch(says[where]);
      else expect(said[where], where).toBeUndefined();
    }
    if (says.fails) expect(await heldOf(run)).toEqual(held);
    else expect((await heldOf(run)).games).toBeGreaterThanOrEqual(held.games);
    isWell = true;
    await expectWhole(run, kind);
  },
);

test.each(SOURCES)(
  "the %s gives nothing, in one way after another: nothing is lost, a line of health says each, and the next day is whole",
  async (kind) => {
    let now: Spoil | undefined;
    const run = await spoiledRun(kind, () => now);
    const held = await heldOf(run);
    for (const [what, spoil, fails] of WITHOUT_ANSWER) {
      now = spoil;
      run.start("daily");
      await run.finish();
      const { says, waiting, doubts } = (await run.record()) ?? {};
      expect(says?.[0], what).toMatch(fails);
      expect([waiting, doubts], what).toEqual([undefined, undefined]);
      expect(await heldOf(run), what).toEqual(held);
    }
    now = undefined;
    await expectWhole(run, kind);
  },
);
