import { describe, expect, test } from "vitest";
import { failureLines } from "#functions/data/refresh/report.ts";
import { REFRESHED } from "#functions/data/refresh/stored-season.ts";
import type { ResultsSource, SourceFailure } from "#functions/data/sources/source.ts";
import type { Resources } from "#tools/replay/stats-api.ts";
import {
  dataset,
  type Json,
  LAST,
  linesIn,
  resources,
  setUp,
  upTo,
  withoutLastGame,
} from "./season.ts";

const FAILURE: SourceFailure = {
  kind: "failing",
  source: "stats API",
  resource: "games",
  status: 500,
};

describe("a refresh rejects contradictory data", () => {
  test.each<[string, (api: Resources) => void, RegExp]>([
    ["a team is missing", (api) => api.teams.splice(0, 1), /There are 29 teams/],
    [
      "a team is in the other conference",
      (api) => Object.assign(api.teams[0] as Json, { conference: "West" }),
      /14 of them in the East/,
    ],
    [
      "a team has an 83rd game",
      (api) => {
        const [last] = api.games.filter(({ id }) => id === LAST);
        api.games.push({ ...last, id: 22509999, date: "2026-02-14" });
        api.stats.set(
          22509999,
          (api.stats.get(LAST) ?? []).map((stat) => ({ ...stat, game: { id: 22509999 } })),
        );
      },
      /have 83 games, more than 82/,
    ],
  ])("when %s", async (_what, spoil, problem) => {
    const api = resources();
    spoil(api);
    const { run, writes, purged } = await setUp(upTo("2026-04-11"), api);
    const outcome = await run();
    expect(outcome.ok).toBe(false);
    if (outcome.ok || outcome.error.kind !== "contradictions") throw new Error("not refused");
    expect(outcome.error.problems.join("\n")).toMatch(problem);
    expect([writes, purged]).toEqual([[], []]);
  });

  test("and reports only the first twenty contradictions", () => {
    const problems = Array.from({ length: 31 }, (_, at) => `Game ${at} has no winner.`);
    const lines = failureLines({ kind: "contradictions", problems });
    expect(lines).toHaveLength(23);
    expect(lines.at(-1)).toBe("And 11 more.");
  });
});

describe("much smaller data", () => {
  /** Resources of a season with a single game. */
  const oneGame = () => {
    const api = resources();
    const game = api.games[0] as Json;
    api.games = [game];
    return api;
  };

  test("is rejected", async () => {
    const stored = dataset();
    const { run, writes } = await setUp(stored, oneGame());
    const outcome = await run({ isFull: true });
    expect(outcome).toEqual({
      ok: false,
      error: {
        kind: "shrunk",
        problems: [
          `There would be 1 games instead of ${Object.keys(stored.games.data as Json).length}.`,
          expect.stringMatching(/^There would be \d\d lines instead of \d{5}\.$/),
          expect.stringMatching(/^There would be \d\d totals instead of \d{3}\.$/),
        ],
      },
    });
    expect(writes).toEqual([]);
  });

  test("is written when shrinking is allowed, as for a new season", async () => {
    const { run, stored } = await setUp(dataset(), oneGame());
    expect(await run({ isFull: true, mayShrink: true })).toMatchObject({ ok: true });
    const after = await stored();
    expect(after.games.data).toHaveLength(1);
    expect(linesIn(after).size).toBe(1);
  });
});

describe("nothing is written when", () => {
  test("the API fails", async () => {
    const { run, writes } = await setUp(withoutLastGame(), resources());
    const failing = async () => ({
      ok: false as const,
      error: FAILURE,
    });
    const unused = () => {
      throw new Error("requested in vain");
    };
    const source: ResultsSource = {
      teams: failing,
      games: failing,
      gamesOn: unused,
      lines: unused,
      linesOfPlayers: unused,
      gamesWithin: unused,
      activePlayers: unused,
      linesAtOnce: 1,
      teamsAtOnce: 1,
      daysOfCorrections: 0,
      requestsLeft: () => 1,
    };
    expect(await run({ source })).toEqual({
      ok: false,
      error: { kind: "source", failure: FAILURE },
    });
    expect(writes).toEqual([]);
  });

  test("the credential is denied", async () => {
    const { run, purged } = await setUp(withoutLastGame(), resources());
    expect(await run({ credential: { auth: "wrong" } })).toMatchObject({
      ok: false,
      error: { kind: "database", isWriting: false, failure: { kind: "denied" } },
    });
    expect(purged).toEqual([]);
  });

  test.each(REFRESHED)("a database read fails: nba/%s", async (name) => {
    const { run, database, writes } = await setUp(withoutLastGame(), resources());
    const failure = { kind: "failing" as const, path: `nba/${name}`, status: 500 };
    const read: typeof database.read = async (path, by) =>
      path === failure.path ? { ok: false, error: failure } : database.read(path, by);
    expect(await run({ database: { ...database, read } })).toEqual({
      ok: false,
      error: { kind: "database", isWriting: false, failure },
    });
    expect(writes).toEqual([]);
  });

  test("the database rejects the update, and nothing is purged", async () => {
    const { run, database, purged, stored } = await setUp(withoutLastGame(), resources());
    const before = await stored();
    const failure = { kind: "failing" as const, path: "nba", status: 503 };
    const write: typeof database.write = async () => ({ ok: false, error: failure });
    const outcome = await run({ database: { ...database, write } });
    expect(outcome).toEqual({ ok: false, error: { kind: "database", isWriting: true, failure } });
    expect(!outcome.ok && failureLines(outcome.error)[1]).toContain("all of it or nothing");
    expect(purged).toEqual([]);
    expect(await stored()).toEqual(before);
  });

  test.each([
    ["nba/games/updatedAt", "2026-04-14T00:00:00.000Z"],
    ["nba/lines", null],
  ])("another write changes %s during the refresh", async (path, value) => {
    const { run, source, overwrite, writes } = await setUp(withoutLastGame(), resources());
    const lines: typeof source.lines = async (...requested) => {
      await overwrite(path, value);
      return source.lines(...requested);
    };
    expect(await run({ source: { ...source, lines } })).toMatchObject({
      ok: false,
      error: { kind: "overtaken" },
    });
    expect(writes).toEqual([]);
  });
});
