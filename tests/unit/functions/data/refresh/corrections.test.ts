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

/** Whether the dataset has his rebounds of both ends, game by game. */
const isSplit = ({ player }: Json) =>
  !["Whitehead", "Williamson"].includes(String((player as Json).last_name));

/** The lines of the season's last days. */
const latestLines = ({ games, stats }: ReturnType<typeof resources>) =>
  games
    .filter(({ date }) => String(date) >= "2026-04-11")
    .flatMap(({ id }) => stats.get(Number(id)) ?? []);

test("corrections of many lines cost these lines alone, and totals and leaders follow", async () => {
  const api = resources();
  const changed = latestLines(api).filter(
    (line, at) => at % 5 === 0 && Number(line.ast) > 0 && isSplit(line),
  );
  expect(changed.length).toBeGreaterThan(20);
  for (const line of changed) line.ast = Number(line.ast) + 1;
  const { run, stored, requested } = await setUp(dataset(), api);
  expect(await run()).toMatchObject({ ok: true, value: { waiting: [] } });
  expect(requested.filter((question) => question.includes("player_ids"))).toEqual([]);
  const whole = await setUp(dataset(), api);
  expect(await whole.run({ isFull: true })).toMatchObject({ ok: true });
  expect(lists(await stored())).toEqual(lists(await whole.stored()));
});

test("of a corrected line without shots, the player's whole season is read", async () => {
  const api = resources();
  const line = latestLines(api).find((own) => !isSplit(own)) as Json;
  line.ast = Number(line.ast) + 1;
  const { run, requested } = await setUp(dataset(), api);
  expect(await run()).toMatchObject({ ok: true, value: { waiting: [] } });
  expect(requested.filter((question) => question.includes("player_ids"))).toHaveLength(1);
});
