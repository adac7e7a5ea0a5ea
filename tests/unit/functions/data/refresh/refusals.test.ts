import { describe, expect, test } from "vitest";
import type { Resources } from "../../../../fixtures/stats-api.ts";
import { dataset, type Json, LAST, resources, setUp, withoutLastGame } from "./season.ts";

const first = (api: Resources, id = LAST) => api.stats.get(id)?.[0] as Json;
const average = (api: Resources) =>
  api.averages.get(Number((first(api).player as Json).id)) as Json;

describe("a result that contradicts itself is refused", () => {
  test.each<[string, (api: Resources) => void, RegExp]>([
    ["a line is missing", (api) => api.stats.get(LAST)?.splice(0, 1), /its lines do not make/],
    ["a line is there twice", (api) => api.stats.get(LAST)?.push(first(api)), /do not make/],
    [
      "a line is of a third team",
      (api) => Object.assign(first(api), { team: { id: 30 } }),
      /do not/,
    ],
    ["a game has no lines yet", (api) => api.stats.set(LAST, []), /do not make its score/],
    ["a line cannot be read", (api) => Object.assign(first(api), { pts: "12" }), /1 rows of stats/],
    ["a team is missing", (api) => api.teams.splice(0, 1), /There are 29 teams/],
    [
      "a team is in the other conference",
      (api) => Object.assign(api.teams[0] as Json, { conference: "West" }),
      /14 of them in the East/,
    ],
    [
      "a game has no winner",
      (api) => Object.assign(api.games[0] as Json, { home_team_score: 1, visitor_team_score: 1 }),
      /has no winner/,
    ],
    ["a game is there twice", (api) => api.games.push(api.games[0] as Json), /is there twice/],
    [
      "a team plays twice a day",
      (api) => Object.assign(api.games[0] as Json, { date: (api.games[15] as Json).date }),
      /play twice on one day/,
    ],
    [
      "a team has an 83rd game",
      (api) => {
        const game = { ...api.games[1229], id: 22509999, date: "2026-04-13" };
        api.games.push(game);
        api.stats.set(
          22509999,
          (api.stats.get(LAST) ?? []).map((stat) => ({ ...stat, game: { id: 22509999 } })),
        );
      },
      /have 83 games/,
    ],
    ["an average is of no total", (api) => Object.assign(average(api), { pf: 0.013 }), /no whole/],
    [
      "an average is too high",
      (api) => Object.assign(average(api), { ast: 99 }),
      /not those of his lines/,
    ],
    [
      "an average is of more games",
      (api) => Object.assign(average(api), { games_played: 1 }),
      /averages are/,
    ],
    [
      "points are not those of the shots",
      (api) => {
        const own = average(api);
        own.fgm = Number(own.fgm) + 1;
      },
      /not those of one box score/,
    ],
  ])("when %s", async (_what, spoil, problem) => {
    const api = resources();
    spoil(api);
    const { run, writes, purged } = await setUp(withoutLastGame(), api);
    const outcome = await run();
    expect(outcome.ok).toBe(false);
    if (outcome.ok || outcome.error.kind !== "contradictions") throw new Error("not refused");
    expect(outcome.error.problems.join("\n")).toMatch(problem);
    expect([writes, purged]).toEqual([[], []]);
  });

  test("when somebody new has no averages", async () => {
    const api = resources();
    const { id } = first(api).player as Json;
    api.averages.delete(Number(id));
    const before = withoutLastGame();
    const totals = before.seasonTotals;
    totals.data = (totals.data as string[]).filter((row) => !row.startsWith(`${id},`));
    const { run } = await setUp(before, api);
    expect(await run()).toMatchObject({
      error: { problems: [`Player ${id} has lines and no averages.`] },
    });
  });

  test("when somebody new has the number of another one", async () => {
    const api = resources({ ownIds: true });
    const { id } = first(api, 18_001_199).player as Json;
    const newcomer = api.players.find((player) => player.id === id) as Json;
    Object.assign(newcomer, { first_name: "Nobody", last_name: "Known" });
    const before = withoutLastGame();
    const totals = before.seasonTotals;
    totals.data = (totals.data as string[]).map((row, at) =>
      at === 5 ? row.replace(/^\d+/, String(id)) : row,
    );
    const { run } = await setUp(before, api);
    expect(await run()).toMatchObject({
      error: { problems: expect.arrayContaining(["Nobody Known has the id of another player."]) },
    });
  });
});

describe("a result that is much smaller", () => {
  /** A season of which the API knows one game only, and half as much of who was in it. */
  const oneGame = () => {
    const api = resources();
    const game = api.games[0] as Json;
    api.games = [game];
    for (const stat of api.stats.get(Number(game.id)) ?? []) {
      const { id } = stat.player as Json;
      const own = api.averages.get(Number(id));
      if (own === undefined) continue;
      const pts = Number(stat.pts);
      const shots = { fgm: 0, fga: 0, fg3m: 0, fg3a: 0, ftm: pts, fta: pts };
      const rebounds = { oreb: 0, dreb: stat.reb, reb: stat.reb };
      const { ast, stl, blk, turnover } = stat;
      Object.assign(own, { ...shots, ...rebounds, pts, ast, stl, blk, turnover, pf: 1 });
      own.games_played = 1;
    }
    return api;
  };

  test("is refused", async () => {
    const { run, writes } = await setUp(dataset(), oneGame());
    const outcome = await run({ isFull: true });
    expect(outcome).toEqual({
      ok: false,
      error: {
        kind: "shrunk",
        problems: [
          "There would be 1 games instead of 1230.",
          expect.stringMatching(/^There would be \d\d lines instead of 26651\.$/),
          expect.stringMatching(/^There would be \d\d totals instead of 582\.$/),
        ],
      },
    });
    expect(writes).toEqual([]);
  });

  test("is written when it is said to be right: a new season begins", async () => {
    const { run, stored } = await setUp(dataset(), oneGame());
    expect(await run({ isFull: true, mayShrink: true })).toMatchObject({ ok: true });
    const after = await stored();
    expect(after.games.data).toHaveLength(1);
    expect(Object.keys(after.gameLines.data as Json)).toHaveLength(1);
    expect((after.gameResults.data as Json[]).map(({ results }) => results).join("")).toHaveLength(
      2,
    );
  });
});

describe("nothing is written when", () => {
  test("the API fails", async () => {
    const { run, writes } = await setUp(withoutLastGame(), resources());
    const failing = async () => ({
      ok: false as const,
      error: { kind: "failing" as const, resource: "games", status: 500 },
    });
    const unused = () => {
      throw new Error("asked in vain");
    };
    const api = { teams: failing, games: unused, lines: unused, players: unused, averages: unused };
    expect(await run({ api })).toEqual({
      ok: false,
      error: { kind: "stats-api", failure: { kind: "failing", resource: "games", status: 500 } },
    });
    expect(writes).toEqual([]);
  });

  test("the database cannot be read, or refuses the update", async () => {
    const { run, purged } = await setUp(withoutLastGame(), resources());
    expect(await run({ credential: { auth: "wrong" } })).toMatchObject({
      ok: false,
      error: { kind: "database", isWriting: false, failure: { kind: "denied" } },
    });
    expect(purged).toEqual([]);
  });

  test.each([
    ["nba/games/updatedAt", "2026-04-14T00:00:00.000Z"],
    ["nba/gameLines", null],
  ])("somebody else has written %s meanwhile", async (path, value) => {
    const { run, api, overwrite, writes } = await setUp(withoutLastGame(), resources());
    const averages: typeof api.averages = async (...asked) => {
      await overwrite(path, value);
      return api.averages(...asked);
    };
    expect(await run({ api: { ...api, averages } })).toMatchObject({
      ok: false,
      error: { kind: "overtaken" },
    });
    expect(writes).toEqual([]);
  });
});
