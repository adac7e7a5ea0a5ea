import { expect, test } from "vitest";
import { parseGameLines } from "../../../../../functions/data/wire/game-lines.ts";
import { type Data, dataset, type Json, NOW, resources, setUp } from "./season.ts";

const DAY_MS = 86_400_000;

/** Corrects one assist in the first line of a day's first game, and leaves the score. */
function corrected(day: string) {
  const api = resources();
  const game = api.games.find(({ date }) => date === day);
  const id = Number(game?.id);
  const line = api.stats.get(id)?.[0] as Json;
  line.ast = Number(line.ast) + 1;
  return {
    api,
    id: String(id).padStart(10, "0"),
    playerId: String((line.player as Json).id),
    ast: line.ast,
  };
}

function assists(data: Data, gameId: string, playerId: string) {
  const lines = parseGameLines(data.gameLines.data)?.value.of(gameId) ?? [];
  return lines.find((line) => line.playerId === playerId)?.ast;
}

test.each([
  ["2026-04-12", true],
  ["2026-04-10", true],
  ["2026-04-09", false],
])("an assist more in a game of %s, on 13 April, arrives: %s", async (day, arrives) => {
  const { api, id, playerId, ast } = corrected(day);
  const { run, stored } = await setUp(dataset(), api);
  const before = assists(dataset(), id, playerId);
  expect(await run()).toMatchObject({ ok: true, value: { waiting: [] } });
  expect(assists(await stored(), id, playerId)).toBe(arrives ? ast : before);
  expect(await run()).toMatchObject({ ok: true, value: { changes: [] } });
});

test("days without a correction cost their lines alone: nobody's season is read", async () => {
  const { run, requested, writes } = await setUp(dataset(), resources({ ownIds: true }));
  expect(await run()).toMatchObject({ ok: true, value: { changes: [] } });
  expect(requested.filter((question) => question.includes("player_ids"))).toEqual([]);
  expect(writes).toEqual([]);
});

test("weeks after the last game nothing is read again", async () => {
  const { run, requested } = await setUp(dataset(), resources());
  expect(await run({ now: () => NOW + 14 * DAY_MS })).toMatchObject({ ok: true });
  expect(requested.filter((question) => question.startsWith("stats"))).toEqual([]);
});
