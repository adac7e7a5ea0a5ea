import { expect, test } from "vitest";
import { fail, ok } from "#domain/result.ts";
import { seasonNow } from "#domain/season/season.ts";
import { createCurrentSeason } from "#functions/data/current-season.ts";
import type { Seasons } from "#functions/data/wire/season.ts";

const summer = () => Date.parse("2026-08-01");

/** A database whose season is set, and whose other reads are empty. */
function database(stored: Partial<Seasons> | undefined) {
  const state = { stored, games: ["0022400001"] };
  const answer = <Value>(value: Value) =>
    ok({ value, updatedAt: "2024-04-10T08:00:00Z", dropped: 0 });
  const empty = async () => fail({ kind: "empty" as const, path: "nba" });
  const season = createCurrentSeason(
    {
      season: async () => (state.stored ? answer(state.stored) : empty()),
      games: async () =>
        state.games.length > 0 ? answer(state.games.map((id) => ({ id }))) : empty(),
      standings: async () => answer([]),
    } as unknown as Parameters<typeof createCurrentSeason>[0],
    summer,
  );
  return { state, season };
}

test("the season before the first read is that of the date", () => {
  expect(database(undefined).season.known()).toEqual(seasonNow("2025-26"));
});

test("a request keeps the season that it began with while the season turns", async () => {
  const { state, season } = database({ current: "2026-27" });
  const { seasonNow: first } = await season.read({});
  state.stored = { current: "2027-28" };
  const { seasonNow: second } = await season.read({});
  expect([first.current, second.current, season.known().current]).toEqual([
    "2026-27",
    "2027-28",
    "2027-28",
  ]);
});

test("the season stays while it cannot be read", async () => {
  const { state, season } = database({ current: "2026-27" });
  const known = await season.read({});
  state.stored = undefined;
  expect(await season.read({})).toEqual({ ...known, isRead: false });
});

test("a database without a season says it by its games, else by the day of its standings", async () => {
  const { state, season } = database({});
  expect((await season.read({})).seasonNow.current).toBe("2024-25");
  state.games = [];
  expect((await season.read({})).seasonNow.current).toBe("2023-24");
});
