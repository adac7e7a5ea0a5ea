import { afterEach, expect, test, vi } from "vitest";
import { SCOREBOARD_PATH } from "#functions/data/sources/scoreboard/scoreboard.ts";
import { configurationOf, findingsOf } from "#tests/fixtures/deployment.ts";

const URL_OF_STATS = "https://api.example.com/v1";
const UPSTREAM = "https://cdn.example.com";

/** Answers each path with its status, every other one with 200. */
function answering(statuses: Record<string, number>) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    const { pathname } = new URL(address);
    asked.push(pathname);
    const headers = { "Content-Type": "application/json" };
    return new Response("{}", { status: statuses[pathname] ?? 200, headers });
  });
  return asked;
}
afterEach(() => {
  vi.unstubAllGlobals();
});

const stats = { STATS_API_URL: URL_OF_STATS, STATS_API_KEY: "k" };

test.each<[Record<string, number>, string, string]>([
  [{}, "gives teams, games.", ""],
  [{ "/v1/teams": 401 }, "does not give teams (status 401).", "Check STATS_API_URL"],
  [{ "/v1/games": 401 }, "does not give games (status 401).", "its plan lacks games"],
])("a stats API with %j", async (statuses, says, mend) => {
  answering(statuses);
  const [finding] = await findingsOf("Stats API", configurationOf(stats));
  expect(finding?.says).toContain(says);
  if (finding?.state !== "ok") expect(finding?.mend).toContain(mend);
});

test.each<[Record<string, number>, string, string]>([
  [{}, "ok", "It gives stats, too"],
  [{}, "ok", "It gives players/active, too"],
  [{ "/v1/stats": 401 }, "warning", "It does not give stats (status 401): results and standings"],
  [{ "/v1/players/active": 401 }, "warning", "It does not give players/active (status 401)"],
])("a plan of the stats API with %j", async (statuses, state, says) => {
  answering(statuses);
  const [, ...ofPlan] = await findingsOf("Stats API", configurationOf(stats));
  expect(ofPlan).toContainEqual(
    expect.objectContaining({ state, says: expect.stringContaining(says) }),
  );
});

test("a page in place of an answer is named", async () => {
  vi.stubGlobal("fetch", async () => new Response("<!doctype html>"));
  const [finding] = await findingsOf("Stats API", configurationOf(stats));
  expect(finding?.says).toContain("does not give teams (no JSON)");
});

test("an address of the stats API without its version is named before anything is asked", async () => {
  const asked = answering({});
  for (const STATS_API_URL of ["https://api.example.com", "https://api.example.com/"]) {
    for (const given of [{ STATS_API_URL }, { ...stats, STATS_API_URL }]) {
      const [finding] = await findingsOf("Stats API", configurationOf(given));
      expect(finding?.says).toContain("without the path of a version");
    }
  }
  expect(asked).toEqual([]);
});

test("half of the settings ask nothing, because the settings' findings name the other half", async () => {
  const asked = answering({});
  expect(await findingsOf("Stats API", configurationOf({ STATS_API_URL: URL_OF_STATS }))).toEqual(
    [],
  );
  expect(await findingsOf("Stats API", configurationOf({ STATS_API_KEY: "k" }))).toEqual([]);
  expect(asked).toEqual([]);
});

test.each<[status: number, body: string, says: string[]]>([
  [
    200,
    '{"events":[]}',
    ["answers, and gives scores, lines, plays, rosters.", "24 times a minute at most"],
  ],
  [200, '{"games":[]}', ["gives no games (another form)."]],
  [403, '{"events":[]}', ["gives no games (status 403)."]],
  [200, "<!doctype html>", ["gives no games (another form)."]],
])("a scoreboard that answers %i with %s", async (status, body, says) => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    return new Response(body, { status });
  });
  const given = { RESULTS_SOURCE: "https://scores.example.com/" };
  const found = await findingsOf("Scoreboard", configurationOf(given));
  expect(found.map((finding) => finding.says)).toEqual(
    says.map((one) => expect.stringContaining(one)),
  );
  expect(asked).toEqual([`https://scores.example.com/${SCOREBOARD_PATH}/scoreboard`]);
});

test.each<[number, string]>([
  [200, "gives the scoreboard."],
  [403, "refuses this machine (status 403)."],
  [500, "gives no scoreboard (status 500)."],
])("an upstream of the proxy that answers %i", async (status, says) => {
  answering({ "/static/json/liveData/scoreboard/todaysScoreboard_00.json": status });
  const [finding] = await findingsOf("Proxy", configurationOf({ PROXY_UPSTREAM: UPSTREAM }));
  expect(finding?.says).toBe(`The proxy's upstream ${UPSTREAM} ${says}`);
});

test.each<[Record<string, number>, string]>([
  [{}, "gives the scoreboard."],
  [{ "/live/scoreboard/todaysScoreboard_00.json": 403 }, "refuses this machine (status 403)."],
  [{ "/live/scoreboard/todaysScoreboard_00.json": 500 }, "gives no scoreboard (status 500)."],
])("a source of plays that answers %j", async (statuses, says) => {
  answering(statuses);
  const found = await findingsOf(
    "Plays",
    configurationOf({ LIVE_PLAYS_URL: "https://plays.example.com/live/" }),
  );
  expect(found.map((finding) => finding.says)).toEqual([
    `The source of plays at https://plays.example.com/live/ ${says}`,
  ]);
});
