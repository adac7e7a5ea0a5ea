import { expect, test } from "vitest";
import { parseFixtures } from "../../../../../functions/data/wire/fixtures.ts";
import { readDataset } from "../../../../../tools/operate/dataset-push.ts";
import { bothSeasons, COMING, comingPlayers } from "../../../../fixtures/coming-season.ts";
import { type Data, dataset, resources, setUp } from "./season.ts";

type WithFixtures = Data & { fixtures?: { data: unknown }; season?: unknown };

/** The parts of fixtures that the API has, too. */
const known = (raw: unknown) =>
  (parseFixtures(raw)?.rows ?? [])
    .map((fixture) => [fixture.tipOff, fixture.homeTeamId, fixture.awayTeamId].join(" "))
    .sort();

const api = bothSeasons(resources(), "2026-08-01", comingPlayers());
const at = "2026-08-15T10:17:00Z";

test("comingSchedule takes the fixtures of a season that has no schedule yet", async () => {
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

test("comingSchedule leaves a schedule of the season as it is", async () => {
  const before = dataset() as WithFixtures;
  const site = await setUp(before, api);
  expect(await site.runAt(at)).toMatchObject({ ok: true });
  expect(((await site.stored()) as WithFixtures).fixtures).toEqual(before.fixtures);
});
