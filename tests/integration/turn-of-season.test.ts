import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { type Site, startSite } from "#tools/build/site.ts";
import { PATIENT_READS } from "#tools/check/test-stack.ts";
import { localVariables } from "#tools/machine/local-settings.ts";
import { openLocalState } from "#tools/machine/local-state.ts";
import { freePort, startProcess } from "#tools/machine/processes.ts";
import { readDataset, updatesOf } from "#tools/operate/dataset-push.ts";
import { root } from "#tools/paths.ts";
import { type StatsApi, startStatsApi } from "../fixtures/stats-api.ts";
import { until } from "../fixtures/until.ts";

/** Pages of the season that ends, by its name. */
const PAST = [
  "/nba/standings?season=2025-26",
  "/nba/playoffs?season=2025-26",
  "/nba/stats/players?season=2025-26",
  "/nba/leaders/averages/points-per-game?season=2025-26",
  "/nba/teams/20/splits?season=2025-26",
  "/nba/teams/20/stats?season=2025-26",
  "/nba/ratings/odds?on=2026-02-11",
  "/nba/stats/lineups?season=2025-26",
  "/nba/stats/assists?season=2025-26",
  "/nba/stats/clutch?season=2025-26",
  "/nba/finder?quarter=4&pts=20..&season=2025-26",
  "/nba/games/2025-12-25",
  "/nba/games/0022500001",
  "/nba/games/0042500401",
];

/** Pages of a season that has just begun. */
const YOUNG = [
  "/",
  "/nba",
  "/nba/standings",
  "/nba/standings/wild-card",
  "/nba/leaders/averages/points-per-game",
  "/nba/leaders/advanced/net-rating",
  "/nba/stats/players",
  "/nba/stats/teams",
  "/nba/teams",
  "/nba/teams/1",
  "/nba/teams/20",
  "/nba/teams/20/stats",
  "/nba/players/page/1",
  "/nba/players/player/Stephen%20Curry",
  "/nba/ratings",
  "/nba/finder?pts=20..",
  "/nba/playoffs",
  "/nba/compare?teams=NYK,BOS",
  "/nba/seasons",
];

/** The line of a season that runs without results. */
const MISSING = /results aren(?:'|&#39;)t available here/;

/** The heading of the dashboard's figures until the season that runs has some. */
const LAST_SEASON = "Last season: final standings and leaders, 2025-26";

/** A page's text without the switcher, which names every season. */
const textOf = (html: string) =>
  (/<main.*<\/main>/s.exec(html)?.[0] ?? "")
    .replace(/<(select|script|style|svg).*?<\/\1>/gs, "")
    .replace(/<details[^>]*class="season-choice.*?<\/details>/gs, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

describe("the turn of a season", () => {
  let folder: string;
  let site: Site;
  let api: StatsApi;
  let secret: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "hardwood-turn-"));
    api = await startStatsApi({ ownIds: true, upcomingUpTo: "2026-10-19" });
    const state = openLocalState(folder);
    secret = state.secrets.databaseSecret;
    const ahead = Math.round((Date.parse("2026-10-21T10:17:00Z") - Date.now()) / 1000);
    site = await startSite({
      port: await freePort(),
      state,
      variables: {
        ...PATIENT_READS,
        ...localVariables(state, inject("emulatorHost")),
        STATS_API_URL: api.url,
        STATS_API_KEY: api.key,
        STATS_API_REQUESTS_PER_MINUTE: "6000",
        CLOCK_AHEAD_SECONDS: String(ahead),
      },
      logLevel: "info",
    });
    for (const update of updatesOf(readDataset())) {
      await fetch(at("nba"), { method: "PATCH", body: JSON.stringify(update) });
    }
  });
  afterAll(async () => {
    await Promise.all([site?.stop(), api?.stop()]);
    rmSync(folder, { recursive: true, force: true });
  });

  const at = (path: string) => `${site.url}/${path}.json?auth=${secret}`;
  async function put(path: string, value: unknown): Promise<void> {
    const answer = await fetch(at(path), { method: "PUT", body: JSON.stringify(value) });
    expect(answer.status, await answer.text()).toBe(200);
  }
  const read = async (path: string) => (await fetch(at(path))).json();
  const pages = (paths: readonly string[]) =>
    Promise.all(
      paths.map(async (path) => {
        const answer = await fetch(site.url + path);
        return [path, answer.status, await answer.text()] as const;
      }),
    );
  /** Plays up to a day, runs the schedule, and waits until it has ended. */
  async function night(playedUpTo: string): Promise<void> {
    const before = await read("nba/refresh/succeededAt");
    api.playUpTo(playedUpTo);
    await fetch(`${site.url}/cdn-cgi/local/scheduled?cron=17+10+*+*+*`);
    await until(
      () => read("nba/refresh/succeededAt"),
      (at) => at !== before,
    );
    // A loaded machine may show the season before for a moment.
    await until(
      async () => (await fetch(`${site.url}/nba`)).text(),
      (html) => html.includes("2026-27 season"),
    );
  }
  const command = (name: string, ...args: string[]) =>
    startProcess(
      process.execPath,
      [join(root, "tools/operate", name), "--url", site.url, "--secret", secret, ...args],
      {
        env: {
          STATS_API_URL: api.url,
          STATS_API_KEY: api.key,
          STATS_API_REQUESTS_PER_MINUTE: "6000",
        },
      },
    );

  it("closes the last season with the first finished game, and keeps its pages", async () => {
    const member = { name: "ann", email: "ann@example.com", uid: "u1" };
    const favorites = { players: ["Stephen Curry"], teams: ["New York Knicks"] };
    await put("users/u1", { ...member, favorites });
    const record = await read("users/u1");
    expect(record).toMatchObject({ favorites });
    const before = await pages(PAST);
    for (const [path, , html] of await pages(YOUNG))
      expect([path, MISSING.test(html), html.includes(LAST_SEASON)]).toEqual([
        path,
        true,
        path === "/",
      ]);
    await night("2026-10-20");
    expect(await read("nba/season/current")).toBe("2026-27");
    const first = await pages(PAST);
    for (const [at, [path, status, html]] of first.entries()) {
      expect([path, status]).toEqual([path, 200]);
      // Pages of games and days have their season in their address, so they stay as they are.
      if (path.includes("/games/")) {
        expect([path, textOf(html)]).toEqual([path, textOf(before[at]?.[2] ?? "")]);
      }
    }
    // What was counted from the plays of the season is answered as before.
    const textAt = (path: string) => textOf(first.find(([own]) => own === path)?.[2] ?? "");
    expect(textAt("/nba/stats/lineups?season=2025-26")).toContain("A. Thompson , D. Jenkins DET");
    expect(textAt("/nba/stats/assists?season=2025-26")).toContain("J. Murray to N. Jokić DEN 170");
    expect(textAt("/nba/teams/20/stats?season=2025-26")).toContain("Net rating");
    expect(textAt("/nba/ratings/odds?on=2026-02-11")).toContain(
      "2025-26 · Through February 11, 2026",
    );
    expect(textAt("/nba/finder?quarter=4&pts=20..&season=2025-26")).not.toContain("No plays");
    for (const [path, status, html] of await pages(YOUNG))
      expect([path, status, MISSING.test(html), html.includes(LAST_SEASON)]).toEqual([
        path,
        200,
        false,
        false,
      ]);

    await night("2026-10-22");
    expect(await pages(PAST)).toEqual(first);
    expect(await read("users/u1")).toEqual(record);
  });

  it("is not undone by a push", async () => {
    const push = command("push.ts");
    expect([await push.exited, push.output()]).toEqual([
      1,
      expect.stringContaining("The database is in the season 2026-27, the dataset is of 2025-26"),
    ]);
    expect(await read("nba/season/current")).toBe("2026-27");
  });

  it("is told by npm run season", async () => {
    const told = command("season.ts", "--dry-run");
    expect([await told.exited, told.output()]).toEqual([
      0,
      expect.stringMatching(/current: 2026-27\nheld: 1998-99 to 2025-26\nnext: not looked for/),
    ]);
  });
});
