import { describe, expect, test } from "vitest";
import {
  type Data,
  dataset,
  type Json,
  LAST,
  NOW,
  type Root,
  resources,
  setUp,
  withoutLastGame,
} from "./season.ts";

const STAMP = new Date(NOW).toISOString();

const lists = (data: Data) =>
  Object.fromEntries(
    Object.entries(data).map(([name, root]) => [
      name,
      JSON.parse(JSON.stringify(root, (key, value) => (key === "updatedAt" ? undefined : value))),
    ]),
  );

describe("a refresh", () => {
  test("that finds nothing new writes nothing and purges nothing", async () => {
    const { run, writes, purged, asked } = await setUp(dataset(), resources());
    const outcome = await run();
    expect(outcome).toMatchObject({ ok: true, value: { changes: [] } });
    expect([writes, purged]).toEqual([[], []]);
    expect(asked.filter((question) => !/^(teams|games)/.test(question))).toEqual([]);
  });

  test("reads the lines of new games only, and writes what follows from them in one update", async () => {
    const { run, writes, purged, asked, stored } = await setUp(withoutLastGame(), resources());
    const outcome = await run();
    expect(outcome.ok && outcome.value.changes.map(({ path }) => path)).toEqual([
      "games/data",
      "gameLines/data",
    ]);
    expect(asked.filter((question) => question.startsWith("stats"))).toEqual([
      `stats?game_ids[]=${LAST}&per_page=100`,
    ]);
    expect(writes).toHaveLength(1);
    expect(purged).toEqual(["games", "gameLines"]);
    const after = await stored();
    expect(lists(after)).toEqual(lists(dataset()));
    expect([after.games.updatedAt, after.gameLines.updatedAt]).toEqual([STAMP, STAMP]);
    expect(after.standings.updatedAt).toBe(dataset().standings.updatedAt);
  });

  test("reads a game again whose score was corrected", async () => {
    const before = dataset();
    const game = (before.games.data as Json[]).find(({ id }) => id === 22500007) as Json;
    game.home_team_score = Number(game.home_team_score) + 1;
    const { run, asked, stored } = await setUp(before, resources());
    expect((await run()).ok).toBe(true);
    expect(asked.filter((question) => question.startsWith("stats"))).toHaveLength(1);
    expect(lists(await stored())).toEqual(lists(dataset()));
  });

  test("fills an empty database with all that the API determines", async () => {
    const { run, stored } = await setUp({}, resources());
    expect((await run({ isFull: true })).ok).toBe(true);
    const after = lists(await stored());
    const wanted = lists(dataset());
    const names = ["gameLines", "gameResults", "teamsAPI"];
    for (const name of names) expect(after[name]).toEqual(wanted[name]);
    // Which floors are neutral is nothing the API tells.
    const floors = (games: Root) =>
      (games.data as Json[]).map(({ neutral_site: _, ...game }) => game);
    expect(floors(after.games)).toEqual(floors(wanted.games));
    expect(Object.keys(after).sort()).toEqual(
      [
        "gameLines",
        "gameResults",
        "games",
        "leaders",
        "seasonTotals",
        "standings",
        "teamsAPI",
      ].sort(),
    );
  });

  test("keeps what the API does not tell: neutral floors, clinch letters, logos, lists of ratings", async () => {
    const before = dataset();
    const west = before.standings.westConference as Json[];
    const badge = "https://hardwood.example.com/badges.svg#okc";
    for (const row of west.slice(0, 1)) (row.Team as string[]).splice(2, 2, "z", badge);
    const results = before.gameResults.data as Json[];
    if (results[0]) results[0].results = "W";
    const { run, stored } = await setUp(before, resources());
    expect((await run({ isFull: true })).ok).toBe(true);
    const after = lists(await stored());
    const wanted = lists(dataset());
    wanted.standings.westConference[0].Team.splice(2, 2, "z", badge);
    expect(after).toEqual(wanted);
  });

  test("knows games and players again that the API numbers in its own way", async () => {
    const { run, stored } = await setUp(withoutLastGame(), resources({ ownIds: true }));
    expect((await run()).ok).toBe(true);
    const after = await stored();
    const games = after.games.data as Json[];
    const fresh = games.filter(({ id }) => Number(id) < 20_000_000).map(({ date }) => date);
    expect(fresh).toEqual(["2026-04-12"]);
    expect(lists(after).seasonTotals).toEqual(lists(dataset()).seasonTotals);
    const number = games.find(({ id }) => Number(id) < 20_000_000)?.id as number;
    const lines = after.gameLines.data as Record<string, string>;
    expect(lines[number]).toBe((dataset().gameLines.data as Record<string, string>)[LAST]);
  });

  test("leaves totals and leaders when averages are too coarse to tell", async () => {
    const api = resources();
    for (const averages of api.averages.values()) {
      for (const [name, value] of Object.entries(averages)) {
        if (typeof value === "number") averages[name] = Math.round(value * 10) / 10;
      }
    }
    const { run } = await setUp(withoutLastGame(), api);
    const outcome = await run();
    expect(outcome.ok && outcome.value.changes.map(({ path }) => path)).toEqual([
      "games/data",
      "gameLines/data",
    ]);
    expect(outcome.ok && outcome.value.left[0]).toEqual({
      what: "seasonTotals, leaders",
      why: expect.stringContaining("too few decimals"),
    });
  });

  test("keeps a plus-minus that the API does not give", async () => {
    const api = resources();
    for (const stats of api.stats.values()) for (const stat of stats) delete stat.plus_minus;
    const { run, stored } = await setUp(dataset(), api);
    expect((await run({ isFull: true })).ok).toBe(true);
    expect(lists(await stored())).toEqual(lists(dataset()));
  });

  test("asks for players one by one where the API wants it so", async () => {
    const { run, stored } = await setUp(withoutLastGame(), resources(), {
      onePlayerAtATime: true,
    });
    expect((await run()).ok).toBe(true);
    expect(lists(await stored())).toEqual(lists(dataset()));
  });

  test("says what would change, and writes nothing, when it is dry", async () => {
    const { run, writes, purged, stored } = await setUp(withoutLastGame(), resources());
    expect(await run({ isDry: true })).toMatchObject({
      ok: true,
      value: { changes: [{ added: [String(LAST)] }, { added: [String(LAST)] }] },
    });
    expect([writes, purged]).toEqual([[], []]);
    expect(lists(await stored())).toEqual(lists(withoutLastGame()));
  });

  test("reads no more games than it may", async () => {
    const { run, asked } = await setUp({}, resources());
    expect(await run({ mostGames: 60 })).toEqual({
      ok: false,
      error: { kind: "too-much", games: 1230 },
    });
    expect(asked.filter((question) => question.startsWith("stats"))).toEqual([]);
  });

  test("says which step it is at", async () => {
    const { run } = await setUp(withoutLastGame(), resources());
    const steps = new Set<string>();
    await run({ onProgress: ({ step }) => steps.add(step) });
    expect([...steps]).toEqual(["teams", "games", "stats", "players", "season averages", "update"]);
  });
});
