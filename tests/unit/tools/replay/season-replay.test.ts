import { expect, test } from "vitest";
import { createSeasonApi } from "#tools/replay/season-api.ts";
import { replaySeason } from "#tools/replay/season-replay.ts";

// The twelfth day has the season's first game on a neutral floor.
test("the refresh agrees with the tables after each of the season's first twelve days", async () => {
  const days = [];
  for await (const day of replaySeason(createSeasonApi())) {
    days.push(day);
    if (day.date === "2025-11-01") break;
  }
  expect(days).toHaveLength(12);
  expect(days.flatMap(({ differences }) => differences)).toEqual([]);
  expect(days.at(-1)?.compared).toBeGreaterThan(450);
  expect(Math.max(...days.map(({ requests }) => requests))).toBeLessThanOrEqual(25);
});

test("a wrong figure of the API is a difference", async () => {
  const api = createSeasonApi();
  const [replayed] = api.games;
  if (replayed === undefined) throw new Error("There is no game.");
  const id = Number(replayed.game.id);
  const wrong: typeof api = {
    ...api,
    at: (now) => {
      const resources = api.at(now);
      if (now === Number.POSITIVE_INFINITY) return resources;
      const [first, ...others] = resources.stats.get(id) ?? [];
      if (first !== undefined) {
        resources.stats.set(id, [{ ...first, ast: Number(first.ast) + 1 }, ...others]);
      }
      return resources;
    },
  };
  const { value } = await replaySeason(wrong).next();
  expect(value?.differences.length).toBeGreaterThan(0);
});
