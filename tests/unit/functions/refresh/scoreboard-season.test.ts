import { describe, expect, test } from "vitest";
import { foldForSearch } from "#domain/text/fold.ts";
import { parseGames } from "#functions/data/wire/games.ts";
import { parseSeasonTotals } from "#functions/data/wire/season-totals.ts";
import { parseStandings } from "#functions/data/wire/standings.ts";
import { recount } from "#tests/fixtures/recount.ts";
import { bothSeasons, upcomingPlayers } from "#tests/fixtures/upcoming-season.ts";
import { scoreboardSettings, statsApiSettings } from "#tools/replay/opened-source.ts";
import type { Resources } from "#tools/replay/stats-api.ts";
import { dataset, type Json, resources } from "../data/refresh/season.ts";
import { steppedRefresh } from "./stepped-refresh.ts";

const TODAY = Date.parse("2026-11-28T10:17:00Z");
const YESTERDAY = "2026-11-27";
const HOUR_MS = 3_600_000;
const season = bothSeasons(resources(), YESTERDAY, upcomingPlayers());
const finalsOf = ({ games }: Resources) =>
  games.filter(
    ({ date, status, season: year }) =>
      year === 2026 && status === "Final" && String(date) >= "2026-10-20",
  ).length;

type Run = Awaited<ReturnType<typeof steppedRefresh>>;

/** What a database holds of the season, and what a plain count of the source's rows says. */
async function heldOf(run: Run) {
  const read = async (path: string) => (await run.stored(`nba/${path}`)) as never;
  const { east = [], west = [] } =
    parseStandings(await read("standings/westConference"), await read("standings/eastConference"))
      ?.value ?? {};
  const totals = parseSeasonTotals(await read("seasonTotals/data"))?.rows ?? [];
  return {
    games: parseGames(await read("games/data"))?.rows.length,
    records: Object.fromEntries(
      [...east, ...west].map((row) => [row.teamName, [row.wins, row.losses]]),
    ),
    totals: totals
      .map(({ name, games, pts, reb, ast }) => [foldForSearch(name), games, pts, reb, ast].join())
      .sort(),
  };
}

describe("a fresh site given a source in November", () => {
  test("a scoreboard brings the whole season, politely and by itself", async () => {
    const finals = finalsOf(season);
    const run = await steppedRefresh(dataset(), {
      resources: season,
      now: TODAY,
      sources: { source: scoreboardSettings(20) },
    });
    run.start("daily");
    await run.finish(HOUR_MS);
    const { records, totals } = recount(season);
    expect(await heldOf(run)).toEqual({ games: finals, records, totals });
    const { games = [] } = (await run.stored(`nba/days/${YESTERDAY}`)) as { games?: Json[] };
    const ofDay = season.games.filter(({ date }) => date === YESTERDAY);
    expect(new Set(games.map(({ home_periods }) => String(home_periods)))).toEqual(
      new Set(ofDay.map(({ home_periods }) => String(home_periods))),
    );
    const summaries = run.requested.filter((address) => address.includes("summary"));
    expect(new Set(summaries).size).toBe(finals);
    expect(summaries.length).toBe(finals);
    expect(await run.record()).not.toHaveProperty("waiting");
    expect(run.requested.length).toBeLessThan(2 * finals);
  });

  test("a free key brings every score; a scoreboard beside it, the box scores", async () => {
    const begun = bothSeasons(resources(), "2026-10-25", upcomingPlayers());
    const now = Date.parse("2026-10-26T10:17:00Z");
    const finals = finalsOf(begun);
    const free = { resources: begun, now, answers: { isFree: true } };
    const alone = await steppedRefresh(dataset(), {
      ...free,
      sources: { source: statsApiSettings(5) },
    });
    alone.start("daily");
    await alone.finish(HOUR_MS);
    const { records, totals } = recount(begun);
    expect(await heldOf(alone)).toMatchObject({ games: finals, records, totals: [] });

    const both = await steppedRefresh(dataset(), {
      ...free,
      sources: { source: statsApiSettings(5), second: scoreboardSettings(20) },
    });
    both.start("daily");
    await both.finish(HOUR_MS);
    expect(await heldOf(both)).toEqual({ games: finals, records, totals });
  });
});

describe("a scoreboard that fails", () => {
  const DAY = 86_400_000;
  const faulty = async (spoil: Spoil) => {
    let isWell = false;
    const run = await steppedRefresh(dataset(), {
      resources: bothSeasons(resources(), "2026-10-21", upcomingPlayers()),
      now: Date.parse("2026-10-22T10:17:00Z"),
      sources: { source: scoreboardSettings(1_000) },
      spoilt: (url, body) => (isWell ? undefined : spoil(url, body)),
    });
    run.start("daily");
    // The first attempt; later ones are those of every source.
    await run.finish();
    const failed = await run.record();
    isWell = true;
    await run.clock.sleep(DAY);
    run.start("daily");
    await run.finish(HOUR_MS);
    return { failed, healed: await run.record(), games: (await heldOf(run)).games };
  };
  type Spoil = (url: URL, body: Json) => Response | Json | "hangs" | undefined;
  const broken = (status: number) => new Response("no", { status });

  test.each<[string, Spoil, object]>([
    ["hangs", () => "hangs", { says: [/^The scoreboard does not answer in time: scoreboard/] }],
    [
      "is gone for a day",
      () => broken(503),
      { says: [/^The scoreboard fails: scoreboard \(503\)/] },
    ],
    ["wants a pause", () => broken(429), { says: [/^The scoreboard allows no more requests/] }],
    [
      "renames its days",
      ({ pathname }, body) =>
        pathname.endsWith("/scoreboard") ? { games: body.events } : undefined,
      { says: [/^The scoreboard answers in a form that is not known of it: scoreboard/] },
    ],
    [
      "answers with a page",
      () => new Response("<!doctype html><p>gone</p>"),
      { says: [/answers with a page/] },
    ],
    [
      "renames a figure",
      ({ pathname }, body) =>
        pathname.endsWith("/summary")
          ? (JSON.parse(JSON.stringify(body).replaceAll("rebounds", "boards")) as Json)
          : undefined,
      { waiting: [/the summary has no rebounds$/] },
    ],
    [
      "gives half of the lines",
      ({ pathname }, body) => {
        if (!pathname.endsWith("/summary")) return undefined;
        const { players = [] } = body.boxscore as { players?: Json[] };
        return { ...body, boxscore: { players: players.slice(1) } };
      },
      { waiting: [/points, its players/] },
    ],
    [
      "gives the summary of another game",
      ({ pathname }, body) =>
        pathname.endsWith("/summary") ? { ...body, header: { id: "1" } } : undefined,
      { waiting: [/the summary is of another game$/] },
    ],
  ])(
    "%s: nothing is lost, one line says it, and the next day is whole",
    async (_what, spoil, told) => {
      const { failed, healed, games } = await faulty(spoil);
      const { says = [], waiting = [] } = told as { says?: RegExp[]; waiting?: RegExp[] };
      for (const line of says) expect(failed?.says?.[0]).toMatch(line);
      for (const line of waiting) expect(failed?.waiting?.says?.[0]).toMatch(line);
      expect(healed?.waiting).toBeUndefined();
      expect(games).toBeGreaterThan(0);
    },
  );
});
