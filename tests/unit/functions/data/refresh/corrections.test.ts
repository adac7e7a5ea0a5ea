import { expect, test } from "vitest";
import { parseSeasonTotals } from "#functions/data/wire/season-totals.ts";
import {
  type Data,
  dataset,
  type Json,
  LAST,
  linesIn,
  lists,
  NOW,
  resources,
  setUp,
} from "./season.ts";

const DAY_MS = 86_400_000;
const COUNTS = "pts reb ast stl blk turnover fgm fga fg3m fg3a ftm fta oreb dreb pf".split(" ");

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
  return linesIn(data)
    .get(gameId)
    ?.find((line) => line.playerId === playerId)?.ast;
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

test.each([["0:00"], [null], ["12"]])(
  "lines of tonight that are listed before the tip-off, with min %j, change nothing",
  async (min) => {
    const api = resources();
    const [last] = api.games.filter(({ id }) => id === LAST);
    const [line] = api.stats.get(LAST) ?? [];
    if (last === undefined || line === undefined) throw new Error("The last game has no lines.");
    const id = LAST + 5_000_000;
    const tonight = { ...last, id, date: "2026-04-13", status: "7:30 pm ET", period: 0 };
    api.games.push({ ...tonight, home_team_score: 0, visitor_team_score: 0 });
    const none = Object.fromEntries(COUNTS.map((count) => [count, min === "12" ? 3 : 0]));
    const listed = (api.stats.get(LAST) ?? []).map((own) => ({
      ...own,
      ...none,
      min,
      game: { id },
    }));
    api.stats.set(id, listed);
    // A correction makes the refresh read all lines of a player.
    line.ast = Number(line.ast) + 1;
    const { run, stored } = await setUp(dataset(), api);
    const before = dataset();
    expect(await run()).toMatchObject({ ok: true, value: { waiting: [] } });
    const after = await stored();
    expect([...linesIn(after).keys()]).toEqual([...linesIn(before).keys()]);
    const gamesOf = (data: Data) =>
      new Map(parseSeasonTotals(data.seasonTotals.data)?.rows.map((own) => [own.id, own.games]));
    expect(gamesOf(after)).toEqual(gamesOf(before));
  },
);

test("weeks after the last game nothing is read again", async () => {
  const { run, requested } = await setUp(dataset(), resources());
  expect(await run({ now: () => NOW + 14 * DAY_MS })).toMatchObject({ ok: true });
  expect(requested.filter((question) => question.startsWith("stats"))).toEqual([]);
});

/** Corrects a player's assists in a game of the last day, and in one of the days before those of ten others. */
function correctedOnOff(isHisToo: boolean) {
  const api = resources();
  const linesOf = (game: Json) => api.stats.get(Number(game.id)) ?? [];
  const idOf = (line: Json) => String((line.player as Json).id);
  const add = (line: Json) => {
    line.ast = Number(line.ast) + 1;
  };
  const playedBy = (id: string) => (line: Json) => idOf(line) === id && Number(line.pts) > 0;
  const on = (...days: string[]) => api.games.filter(({ date }) => days.includes(String(date)));
  for (const latest of on("2026-04-12")) {
    for (const line of linesOf(latest)) {
      const earlier = on("2026-04-10", "2026-04-11").find((game) =>
        linesOf(game).some(playedBy(idOf(line))),
      );
      if (earlier === undefined) continue;
      const [his, others] = [linesOf(earlier).filter(playedBy(idOf(line))), linesOf(earlier)];
      add(line);
      if (isHisToo) his.forEach(add);
      others
        .filter((other) => !his.includes(other) && Number(other.pts) > 0)
        .slice(0, 10)
        .forEach(add);
      const [latestId, earlierId] = [latest, earlier].map(({ id }) => String(id).padStart(10, "0"));
      return { api, playerId: idOf(line), latestId: latestId ?? "", earlierId: earlierId ?? "" };
    }
  }
  throw new Error("No player of the last day played in the days before.");
}

test.each([
  ["is as stored in the game that waits", false, 1],
  ["is corrected in the game that waits, too", true, 0],
])("with requests for some corrections only, a player who %s", async (_, isHisToo, arrived) => {
  const { api, playerId, latestId, earlierId } = correctedOnOff(isHisToo);
  const { runAt, run, stored } = await setUp(dataset(), api);
  const before = assists(dataset(), latestId, playerId) ?? 0;
  const first = await runAt("2026-04-13T10:17:00Z", 28);
  expect(first).toMatchObject({ ok: true });
  const waiting = first.ok ? first.value.waiting.length : 0;
  expect(waiting).toBe(2 - arrived);
  expect(assists(await stored(), latestId, playerId)).toBe(before + arrived);

  // A run with requests for all brings what one would have brought at once.
  expect(await run()).toMatchObject({ ok: true, value: { waiting: [] } });
  expect(assists(await stored(), latestId, playerId)).toBe(before + 1);
  const earlier = assists(dataset(), earlierId, playerId) ?? 0;
  expect(assists(await stored(), earlierId, playerId)).toBe(earlier + Number(isHisToo));
  const atOnce = await setUp(dataset(), api);
  await atOnce.run();
  expect(lists(await stored())).toEqual(lists(await atOnce.stored()));
});
