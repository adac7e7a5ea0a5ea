import { expect, test } from "vitest";
import { seasonAfter } from "#domain/season/turn.ts";
import { parseLines } from "#functions/data/wire/lines.ts";
import { bothSeasons, COMING, upcomingPlayers } from "#tests/fixtures/upcoming-season.ts";
import { type Data, resources, setUp, upTo } from "./season.ts";

const MORNING = "2026-10-21T10:17:00Z";
const api = bothSeasons(resources(), "2026-10-20", upcomingPlayers());

test("a season without its last games is completed before the next one opens", async () => {
  const site = await setUp(upTo("2026-04-11"), api);
  expect(await site.runAt(MORNING)).toMatchObject({
    ok: true,
    value: { turn: { kind: "held-back", season: COMING }, waiting: [] },
  });
  expect((await site.stored()).games.data).toHaveLength(1230);
  expect(await site.runAt(MORNING)).toMatchObject({
    ok: true,
    value: { turn: { kind: "turns", season: seasonAfter("2025-26") } },
  });
});

test("games of the next season without lines open it with their scores, and their lines wait", async () => {
  const without = { ...api, stats: new Map([...api.stats].filter(([id]) => id < 21_000_000)) };
  const site = await setUp(upTo("2026-04-12"), without);
  const outcome = await site.runAt(MORNING);
  expect(outcome).toMatchObject({
    ok: true,
    value: { turn: { kind: "turns", season: COMING } },
  });
  expect(outcome.ok && outcome.value.waiting.map(({ why }) => why)).toEqual(
    Array.from({ length: 3 }, () => "it has no lines yet"),
  );
  const held = await site.stored();
  expect(held.games.data).toHaveLength(3);
  const { games, size } = parseLines(held.lines)?.value ?? {};
  expect(games?.map(({ homePoints }) => homePoints > 0)).toEqual([true, true, true]);
  expect(size, "results without a line").toBe(0);
  expect(held).toMatchObject({ season: { boxScores: { held: 0, of: 3 } } });

  // The lines that come later are counted until none is missing.
  site.replace(api);
  await site.runAt(MORNING);
  const whole = (await site.stored()) as Data & { season: object };
  expect(parseLines(whole.lines)?.value.games).toHaveLength(3);
  expect(whole.season).not.toHaveProperty("boxScores");
});
