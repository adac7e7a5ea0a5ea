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

const TODAY = Date.parse("2026-11-14T10:17:00Z");
const YESTERDAY = "2026-11-13";
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
    run.start("final");
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
    const counted = run.noted.filter(({ what }) => what === "games");
    expect(new Set(counted.map(({ of }) => of))).toEqual(new Set([finals]));
    const done = counted.map((one) => one.done);
    expect(done).toEqual(done.toSorted((a, b) => a - b));
    expect(done.at(-1)).toBeGreaterThan(finals / 2);
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
