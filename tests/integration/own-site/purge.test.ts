import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signUp } from "#tests/fixtures/auth-accounts.ts";
import { Browser } from "#tests/fixtures/browser.ts";
import { serviceAccountStandIn } from "#tests/fixtures/service-account.ts";
import { type Site, startSite } from "#tools/build/site.ts";
import { PATIENT_READS, startTestStack, type TestStack } from "#tools/check/test-stack.ts";
import { localVariables } from "#tools/machine/local-settings.ts";
import { openLocalState } from "#tools/machine/local-state.ts";
import { freePort, startProcess } from "#tools/machine/processes.ts";
import { root } from "#tools/paths.ts";

/** Keeps what is read for an hour, so that only a purge renews it. */
const LONG = { READ_FRESH_SECONDS: "3600" };

let stack: TestStack;
/** A second site, which uses the first one's database as a hosted one. */
let hosted: Site;
let member: Browser;
/** Exchanges assertions of its service account for what that database takes from the administrator. */
let tokens: Awaited<ReturnType<typeof serviceAccountStandIn>>;
let tokenServer: Server;
beforeAll(async () => {
  stack = await startTestStack(LONG);
  tokenServer = createServer(async (request, response) => {
    const { method = "GET", url = "" } = request;
    const body = await text(request);
    const answer = await tokens.answer(
      new Request(new URL(url, tokens.tokenUrl), { method, body }),
    );
    response.writeHead(answer.status).end(await answer.text());
  }).listen(0, "127.0.0.1");
  await once(tokenServer, "listening");
  const { port } = tokenServer.address() as AddressInfo;
  const tokenUrl = `http://127.0.0.1:${port}/token`;
  tokens = await serviceAccountStandIn({ tokenUrl, token: stack.databaseSecret });
  hosted = await startSite({
    port: await freePort(),
    state: openLocalState(join(stack.folder, "hosted")),
    variables: {
      ...localVariables(openLocalState(stack.folder), stack.emulator.host),
      DATABASE_URL: stack.site.url,
      DATABASE_SERVICE_ACCOUNT: tokens.keyFile,
      // Nothing is listening there: no refresh is started.
      STATS_API_URL: "http://127.0.0.1:9",
      STATS_API_KEY: "k",
      LIVE_REQUESTS_PER_MINUTE: "0",
      ...PATIENT_READS,
      ...LONG,
    },
  });
  member = new Browser(stack.site.url);
  await member.signIn(await signUp(stack.emulator.host));
});
afterAll(async () => {
  await hosted?.stop();
  tokenServer?.close();
  await stack?.stop();
});

const write = (method: string, path: string, body?: unknown, auth = stack.databaseSecret) =>
  fetch(`${stack.site.url}/${path}?auth=${auth}`, {
    method,
    body: body === undefined ? null : JSON.stringify(body),
  });
const page = async (path: string, site = stack.site.url) => (await fetch(site + path)).text();

describe("an administrator's write", () => {
  it.each<[string, string, unknown]>([
    ["PUT", "nba/teamsAPI/data/20/full_name.json", "Oklahoma City 71"],
    ["PATCH", "nba/teamsAPI/data/20.json", { full_name: "Oklahoma City 72" }],
    [
      "PATCH",
      "nba.json",
      { "teamsAPI/data/20/full_name": "Oklahoma City 73", "leaders/updatedAt": null },
    ],
    ["PATCH", ".json", { "nba/teamsAPI/data/20/full_name": "Oklahoma City 74" }],
  ])("with %s %s shows on the page at once", async (method, path, body) => {
    const name = /Oklahoma City 7\d/.exec(JSON.stringify(body))?.[0];
    const before = await page("/nba/standings/west");
    expect(before).toContain("San Antonio Spurs");
    expect(before).not.toContain(name);
    const answer = await write(method, path, body);
    expect(answer.status).toBe(200);
    expect([...answer.headers.keys()].filter((name) => name.includes("written"))).toEqual([]);
    expect(await page("/nba/standings/west")).toContain(name);
  });

  it("that corrects a past season shows on its pages at once", async () => {
    const paths = ["/nba/standings?season=2015-16", "/nba/teams/10?season=2015-16"];
    for (const path of paths) expect(await page(path)).not.toContain("Oaks");
    const names = [{ team_id: 10, full_name: "Oakland Oaks", name: "Oaks" }];
    expect((await write("PATCH", "nba/seasons/2015-16.json", { names })).status).toBe(200);
    for (const path of paths) expect(await page(path)).toContain("Oaks");
  });

  it("shows on a members' page at once", async () => {
    const read = async () => (await member.get("/nba/news")).text();
    expect(await read()).not.toContain("A title of today");
    await write("PATCH", "nba/news/data/0.json", { title: "A title of today" });
    expect(await read()).toContain("A title of today");
  });

  it("keeps the cached pages of other collections", async () => {
    await page("/nba/players/page/2");
    await write("PATCH", "nba/teamStats.json", { updatedAt: "2026-05-01T00:00:00Z" });
    const timing = async (path: string) => (await fetch(stack.site.url + path)).headers;
    const players = await timing("/nba/players/page/2");
    expect(players.get("server-timing")).toMatch(/desc="memory".*page;desc="hit"/);
    const stats = await timing("/nba/teams/1/stats");
    expect(stats.get("server-timing")).toMatch(/desc="database".*page;desc="miss"/);
  });

  it("with a wrong secret answers 401 and purges nothing", async () => {
    const answer = await write("PATCH", "nba/teamStats.json", { updatedAt: null }, "wrong");
    expect(answer.status).toBe(401);
    const { headers } = await fetch(`${stack.site.url}/nba/teams/1/stats`);
    expect(headers.get("server-timing")).toMatch(/page;desc="hit"/);
  });
});

describe("the service account of a hosted database", () => {
  it("lets the Worker read what visitors may not, by one token", async () => {
    const at = "2026-05-01T00:00:00.000Z";
    await write("PATCH", "nba/refresh.json", { succeededAt: at });
    const health = async () => (await fetch(`${hosted.url}/api/health`)).json();
    expect(await health()).toMatchObject({ refresh: { lastSuccess: at } });
    await health();
    expect(tokens.given()).toBe(1);
  });
});

describe("a purge of a site with a hosted database", () => {
  const purge = (body: unknown, authorization?: string, init: RequestInit = {}) =>
    fetch(`${hosted.url}/api/purge`, {
      method: "POST",
      body: JSON.stringify(body),
      ...init,
      headers: {
        "Content-Type": "application/json",
        ...(authorization === undefined ? {} : { Authorization: authorization }),
        ...init.headers,
      },
    });
  const bearer = () => `Bearer ${stack.databaseSecret}`;

  it("shows the data that was written there", async () => {
    const path = "/nba/standings/east";
    await page(path, hosted.url);
    await write("PATCH", "nba/teamsAPI/data/1.json", { full_name: "Boston 75" });
    expect(await page(path, hosted.url)).not.toContain("Boston 75");
    const answer = await purge({ collections: ["teams", "leaders"] }, bearer());
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ purged: ["teams", "leaders"] });
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(await page(path, hosted.url)).toContain("Boston 75");
  });

  it("follows a push with --site", async () => {
    const path = "/nba/standings/east";
    await write("PATCH", "nba/teamsAPI/data/1.json", { full_name: "Boston 76" });
    await purge({ collections: ["teams"] }, bearer());
    expect(await page(path, hosted.url)).toContain("Boston 76");
    const script = join(root, "tools/operate/push.ts");
    const options = ["--url", stack.site.url, "--secret", stack.databaseSecret];
    const push = startProcess(process.execPath, [script, ...options, "--site", hosted.url]);
    expect(await push.exited, push.output()).toBe(0);
    expect(await page(path, hosted.url)).not.toContain("Boston 76");
  });

  it.each<[string, number, string, () => Promise<Response>]>([
    ["a missing secret", 401, "not-the-operator", () => purge({ collections: ["teams"] })],
    ["a wrong secret", 401, "not-the-operator", () => purge({ collections: [] }, "Bearer x")],
    [
      "another authentication scheme",
      401,
      "not-the-operator",
      () => purge({ collections: ["teams"] }, `Basic ${stack.databaseSecret}`),
    ],
    [
      "an unknown collection",
      400,
      "unknown-collection",
      () => purge({ collections: ["x"] }, bearer()),
    ],
    [
      "an inherited property name",
      400,
      "unknown-collection",
      () => purge({ collections: ["constructor"] }, bearer()),
    ],
    ["an empty list", 400, "invalid-body", () => purge({ collections: [] }, bearer())],
    ["a body of another shape", 400, "invalid-body", () => purge(["teams"], bearer())],
    ["invalid JSON", 400, "invalid-json", () => purge({}, bearer(), { body: "{" })],
    [
      "a text/plain body",
      415,
      "not-json",
      () => purge({}, bearer(), { headers: { "Content-Type": "text/plain" } }),
    ],
    ["a GET request", 405, "method-not-allowed", () => fetch(`${hosted.url}/api/purge`)],
  ])("rejects %s with %i %s", async (_, status, code, ask) => {
    const answer = await ask();
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ code });
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(answer.headers.get("www-authenticate")).toBe(status === 401 ? "Bearer" : null);
  });
});
