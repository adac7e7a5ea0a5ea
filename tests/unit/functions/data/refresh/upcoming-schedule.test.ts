import { expect, test } from "vitest";
import { parseFixtures } from "#functions/data/wire/fixtures.ts";
import { bothSeasons, COMING, upcomingPlayers } from "#tests/fixtures/upcoming-season.ts";
import { readDataset } from "#tools/operate/dataset-push.ts";
import { type Data, dataset, type Json, resources, setUp } from "./season.ts";

type WithFixtures = Data & { fixtures?: { data: unknown }; season?: unknown };

/** The parts of fixtures that the API has, too. */
const known = (raw: unknown) =>
  (parseFixtures(raw)?.rows ?? [])
    .map((fixture) => [fixture.tipOff, fixture.homeTeamId, fixture.awayTeamId].join(" "))
    .sort();

const api = bothSeasons(resources(), "2026-08-01", upcomingPlayers());
const at = "2026-08-15T10:17:00Z";

test("upcomingSchedule takes the fixtures of a season that has no schedule yet", async () => {
  const { fixtures: _, ...before } = dataset() as WithFixtures;
  const seasons = before.season as Record<string, unknown>;
  before.season = { current: seasons.current, calendars: {} };
  const site = await setUp(before, api);
  expect(await site.runAt(at)).toMatchObject({ ok: true });
  const after = (await site.stored()) as WithFixtures;
  expect(after.season).toMatchObject({ schedule: { season: COMING }, current: "2025-26" });
  const { fixtures } = readDataset() as unknown as Required<WithFixtures>;
  expect(known(after.fixtures?.data)).toEqual(known(fixtures.data));
  expect(await site.runAt(at)).toMatchObject({ ok: true, value: { changes: [] } });
});

test("upcomingSchedule leaves a schedule of the season as it is", async () => {
  const before = dataset() as WithFixtures;
  const site = await setUp(before, api);
  expect(await site.runAt(at)).toMatchObject({ ok: true });
  expect(((await site.stored()) as WithFixtures).fixtures).toEqual(before.fixtures);
});

test("upcomingSchedule adds the games that the API adds, and moves those that it moves", async () => {
  const autumn = bothSeasons(resources(), "2026-10-21", upcomingPlayers());
  const site = await setUp(dataset(), autumn);
  // The first run opens the season.
  expect(await site.runAt("2026-10-22T10:17:00Z")).toMatchObject({ ok: true });
  const before = known(((await site.stored()) as WithFixtures).fixtures?.data);

  const [moved, ...more] = autumn.games.filter(({ date }) => date === "2027-03-02");
  const cup = more.slice(0, 2).map((game, row) => ({
    ...game,
    id: 21_900_000 + row,
    date: "2026-12-08",
    datetime: "2026-12-09T00:30:00Z",
    status: "2026-12-09T00:30:00Z",
  }));
  expect([moved === undefined, cup.length]).toEqual([false, 2]);
  const days = new Set(autumn.games.map(({ date }) => date));
  const free = Array.from({ length: 20 }, (_, day) => `2026-12-${day + 10}`);
  const alone = free.find((day) => !days.has(day)) ?? "";
  const final = {
    ...more[2],
    id: 21_900_009,
    date: alone,
    datetime: `${alone}T23:30:00Z`,
    ist_stage: "Championship",
  };
  const games = autumn.games.map((game) =>
    game === moved ? { ...game, date: "2027-03-03", datetime: "2027-03-04T01:00:00Z" } : game,
  );
  site.replace({ ...autumn, games: [...games, ...cup, final] });
  expect(await site.runAt("2026-10-23T10:17:00Z")).toMatchObject({ ok: true });

  const after = known(((await site.stored()) as WithFixtures).fixtures?.data);
  const rowOf = (tipOff: string, game: Json) =>
    [tipOff, (game.home_team as Json).id, (game.visitor_team as Json).id].join(" ");
  const expected = before
    .filter((row) => !/^2027-03-0[23]T/.test(row) || !row.endsWith(rowOf("", moved ?? {})))
    .concat(cup.map((game) => rowOf("2026-12-09T00:30Z", game)))
    .concat(rowOf("2027-03-04T01:00Z", moved ?? {}));
  expect(after).toEqual(expected.sort());
  expect(await site.runAt("2026-10-23T10:17:00Z")).toMatchObject({ ok: true });
  expect(known(((await site.stored()) as WithFixtures).fixtures?.data)).toEqual(after);
});
