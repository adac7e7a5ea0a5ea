import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import type { Site } from "#tools/build/site.ts";
import { freePort, type RunningProcess, startProcess } from "#tools/machine/processes.ts";
import { root } from "#tools/paths.ts";
import { type HttpDatabase, startHttpDatabase } from "../fixtures/http-database.ts";
import { SECRET } from "../fixtures/memory-database.ts";
import { type Data, dataset, type Json, seasonOf, untimed } from "../fixtures/refreshed-data.ts";
import { type StatsApi, type StatsApiOptions, startStatsApi } from "../fixtures/stats-api.ts";
import { linesIn, withoutLinesOf } from "../fixtures/stored-lines.ts";

/**
 * A dataset that has lost half of its games and their lines, and has outdated or missing results,
 * teams, standings, totals and leaders.
 */
function halfOfIt(): Data {
  const data = dataset();
  // Neutral games stay, since the API does not tell which games are neutral.
  const isListed = (game: Json, at: number) => game.neutral_site === true || at % 2 === 0;
  const lost = new Set(
    data.games.data.filter((game, at) => !isListed(game, at)).map(({ id }) => id),
  );
  data.games.data = data.games.data.filter(isListed);
  const players = new Set<string>();
  const ids = new Set([...lost].map((id) => String(id).padStart(10, "0")));
  for (const [id, lines] of linesIn(data.lines)) {
    if (ids.has(id)) for (const { playerId } of lines) players.add(playerId);
  }
  data.lines = withoutLinesOf(data.lines, ids);
  data.teamsAPI.data = data.teamsAPI.data.slice(0, 29);
  data.standings.westConference.reverse();
  data.seasonTotals.data = data.seasonTotals.data.map((row) => {
    const cells = row.split(",");
    // Wins and points as in the middle of the season.
    return players.has(cells[0] ?? "") ? cells.with(4, "1").with(23, "2").join() : row;
  });
  for (const group of Object.values(data.leaders)) {
    group.data = group.data.map(spoiltUnlessOfficial);
  }
  return data;
}

/** Drops the leader of each list that the API determines; a refresh leaves the others alone. */
function spoiltUnlessOfficial(category: Json): Json {
  const determined =
    /^(True|Effective|Points per game|Rebounds per|Assists per|Steals per|Blocks per|Field goal|Three|Free)/;
  const counts = /^(Points|Rebounds|Assists|Steals|Blocks|Threes made|Field goals made)$/;
  const name = String(category.category);
  if (!determined.test(name) && !counts.test(name)) return category;
  return { ...category, top5: (category.top5 as Json[]).slice(1) };
}

let database: HttpDatabase;
let before: unknown;
const running: (StatsApi | Site)[] = [];
beforeEach(async () => {
  database = await startHttpDatabase();
});
afterEach(async () => {
  await Promise.all([database.stop(), ...running.splice(0).map((one) => one.stop())]);
});

async function holding(data: Data): Promise<void> {
  await database.write("nba", data);
  before = await database.read("nba");
}

async function api(options: StatsApiOptions = {}): Promise<StatsApi> {
  const started = await startStatsApi(options);
  running.push(started);
  return started;
}

function script(name: string, args: string[], env: Record<string, string> = {}): RunningProcess {
  return startProcess(
    process.execPath,
    [join(root, "tools/operate", name), "--url", database.url, "--secret", SECRET, ...args],
    { env },
  );
}

function refresh(from: Pick<StatsApi, "url" | "key">, ...args: string[]): RunningProcess {
  return script("refresh.ts", args, {
    STATS_API_URL: from.url,
    STATS_API_KEY: from.key,
    STATS_API_REQUESTS_PER_MINUTE: "99999",
  });
}

/** The API does not say that a game was moved before it was first read. */
function withoutMoves(of: unknown): unknown {
  const { games, ...others } = of as { games: { data: object[] } };
  return { ...others, games: games.data.map((game) => ({ ...game, moved_from: undefined })) };
}

describe("npm run data:refresh", () => {
  it.each([["with --full", ["--full"]] as const, ["without options", []] as const])(
    "%s restores the dataset from an API that fails now and then",
    async (_how, args) => {
      await holding(halfOfIt());
      const from = await api({ failEvery: 30 });
      const done = refresh(from, ...args);
      expect([await done.exited, done.output()]).toEqual([0, expect.any(String)]);
      const stored = seasonOf(await database.read("nba"));
      expect(withoutMoves(untimed(stored))).toEqual(withoutMoves(untimed(dataset())));
      expect(database.writes()).toBe(1);
      const output = done.output();
      expect(output).toMatch(/^stats: \d+$/m);
      expect(output).toMatch(/games\/data: 61\d added/);
      expect(output).toContain("players: birth dates, years of service: left as it is");
      expect(output).toContain("Minutes per game: left as it is");
      expect(output).not.toContain(from.key);
      expect(output).not.toContain(SECRET);
      const times = (await database.read("nba")) as Data & { players: Json };
      expect(Date.parse(times.games.updatedAt)).toBeGreaterThan(Date.parse("2026-04-13"));
      expect(times.players.updatedAt).toBe("2026-10-08T00:00:00.000Z");
    },
  );

  it("reads another site's open data as the API", async () => {
    const data = dataset();
    const [lost] = data.games.data.splice(1199, 1);
    data.lines = withoutLinesOf(data.lines, new Set([String(lost?.id).padStart(10, "0")]));
    await holding(data);
    const done = refresh({ url: `${inject("siteUrl")}/api/v1`, key: "any" });
    expect([await done.exited, done.output()]).toEqual([0, expect.stringContaining("1 added")]);
    expect(untimed(seasonOf(await database.read("nba")))).toEqual(untimed(dataset()));
  });

  it("writes nothing in a dry run, and reports the changes", async () => {
    await holding(halfOfIt());
    const done = refresh(await api(), "--dry-run");
    expect(await done.exited).toBe(0);
    expect(done.output()).toMatch(/games\/data: 61\d added \(\d+, \d+, \d+, …\)/);
    expect(done.output()).toContain("Dry run: nothing was written.");
    expect(database.writes()).toBe(0);
  });

  it.each([[1], [200]])(
    "leaves the database unchanged when killed after %i requests",
    async (stallAfter) => {
      await holding(halfOfIt());
      const from = await api({ stallAfter });
      const killed = refresh(from, "--full");
      await from.stalled;
      await killed.stop("SIGKILL");
      expect(await killed.exited).toBe(-1);
      expect(database.writes()).toBe(0);
      expect(seasonOf(await database.read("nba"))).toEqual(before);
    },
  );

  it("reports an interrupt and writes nothing", async () => {
    await holding(halfOfIt());
    const from = await api({ stallAfter: 20 });
    const stopped = refresh(from, "--full");
    await from.stalled;
    await stopped.stop("SIGINT");
    expect(await stopped.exited).toBe(130);
    expect(stopped.output()).toContain("Stopped; nothing was written.");
    expect(seasonOf(await database.read("nba"))).toEqual(before);
  });

  it("records its result in the database, except in a dry run", async () => {
    await holding(dataset());
    expect(await refresh(await api(), "--dry-run").exited).toBe(0);
    expect(await database.read("nba/refresh")).toBeNull();
    const from = await api();
    expect(await refresh({ ...from, key: "wrong" }).exited).toBe(1);
    expect(await database.read("nba/refresh")).toEqual({
      failedAt: expect.any(String),
      failingSince: expect.any(String),
      failure: "source",
      says: ["The stats API refuses access: games (401).", "Nothing was written."],
    });
    expect(await refresh(from).exited).toBe(0);
    expect(await database.read("nba/refresh")).toMatchObject({ succeededAt: expect.any(String) });
  });

  it("rejects a season with fewer games", async () => {
    await holding(dataset());
    const done = refresh(await api({ gamesUpTo: "2026-01-10" }));
    expect(await done.exited).toBe(1);
    expect(done.output()).toMatch(
      /Nothing was written\.\nThere would be \d+ games instead of 1230/,
    );
    expect(database.writes()).toBe(0);
    expect(seasonOf(await database.read("nba"))).toEqual(before);
  });

  it.each<[string, () => Promise<RunningProcess>, number, string]>([
    [
      "a wrong API key",
      async () => refresh({ ...(await api()), key: "wrong" }),
      1,
      "refuses access",
    ],
    [
      "an unreachable API",
      async () => refresh({ url: `http://127.0.0.1:${await freePort()}`, key: "any" }),
      1,
      "cannot be reached",
    ],
    [
      "missing settings",
      async () => script("refresh.ts", []),
      2,
      "Set STATS_API_URL and STATS_API_KEY",
    ],
    [
      "an unknown option",
      async () => refresh({ url: "http://127.0.0.1:9", key: "any" }, "--fast"),
      2,
      "usage: npm run",
    ],
  ])("fails with a message on %s", async (_what, start, code, sentence) => {
    const done = await start();
    expect([await done.exited, done.output()]).toEqual([code, expect.stringContaining(sentence)]);
    expect(database.writes()).toBe(0);
  });
});
