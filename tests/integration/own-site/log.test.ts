import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { signUp } from "#tests/fixtures/auth-accounts.ts";
import { Browser } from "#tests/fixtures/browser.ts";
import { until } from "#tests/fixtures/until.ts";
import { PATIENCE_MS } from "#tests/patience.ts";
import { BUILD_ENV, type Site, startSite } from "#tools/build/site.ts";
import { PATIENT_READS } from "#tools/check/test-stack.ts";
import { localVariables } from "#tools/machine/local-settings.ts";
import { openLocalState } from "#tools/machine/local-state.ts";
import { freePort, startProcess } from "#tools/machine/processes.ts";
import { root } from "#tools/paths.ts";
import { get, PUBLIC_PAGES } from "../http.ts";
import { type FaultySite, startFaultySite } from "./faulty-site.ts";

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/;

type Line = Record<string, unknown> & { request?: string };

/** The JSON lines in a Worker's output. */
function linesOf(output: string): Line[] {
  return (
    output
      .split("\n")
      // The local runtime adds a prefix and color codes to each line.
      .flatMap((line) => /\{".*"\}/.exec(line) ?? [])
      .map((line) => JSON.parse(line) as Line)
  );
}

describe("the request ID", () => {
  it.each([...PUBLIC_PAGES, "/nope", "/api/session", "/nba/teamsAPI.json"])(
    "is unique for each response of %s",
    async (path) => {
      const ids = [await get(path), await get(path)].map((a) => a.headers.get("x-request-id"));
      expect(ids[0]).toMatch(UUID);
      expect(ids[1]).toMatch(UUID);
      expect(ids[0]).not.toBe(ids[1]);
    },
  );

  it("is the CF-Ray header when there is one", async () => {
    const answer = await get("/nba", { headers: { "CF-Ray": "9a1b2c3d4e5f6789-AMS" } });
    expect(answer.headers.get("x-request-id")).toBe("9a1b2c3d4e5f6789-AMS");
  });

  it.each(["x y", "<b>", "", "a".repeat(65)])(
    "is not taken from the invalid CF-Ray header %j",
    async (ray) => {
      const answer = await get("/nba", { headers: { "CF-Ray": ray } });
      expect(answer.headers.get("x-request-id")).toMatch(UUID);
    },
  );
});

describe("a log entry", () => {
  let site: FaultySite;
  beforeAll(async () => {
    site = await startFaultySite("log", { READ_FRESH_SECONDS: "0.2", READ_PAUSE_SECONDS: "0.2" });
  });
  afterAll(() => site?.stop());

  const ask = (path: string, ray: string) =>
    fetch(site.url + path, {
      headers: { "CF-Ray": ray },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  const failures = () =>
    linesOf(site.lines("read-failed").join("\n")).map(({ request }) => request);

  it("names the request whose read failed", async () => {
    await site.database.play("broken");
    expect((await ask("/nba/teams/27", "cold-1")).status).toBe(503);
    const named = await until(
      async () => failures(),
      (ids) => ids.length > 0,
    );
    expect(new Set(named)).toEqual(new Set(["cold-1"]));
  });

  it("names the request whose background read failed", async () => {
    await site.database.play();
    const isShown = (answer: Response) => answer.status === 200;
    await until(() => ask("/nba/standings", "well-1"), isShown);
    await site.database.play("hanging");
    let requested = 0;
    const ids = await until(
      async () => {
        requested += 1;
        expect((await ask("/nba/standings", `stale-${requested}`)).status).toBe(200);
        // Reads of the tries before may still fail.
        return failures().filter((id) => id !== "cold-1" && id !== "well-1");
      },
      (found) => found.length > 0,
    );
    expect(ids[0]).toMatch(/^stale-\d+$/);
  });

  it("never contains the text of a question", async () => {
    await site.database.play("broken");
    for (const path of ["/nba/ask", "/nba/ask.json", "/api/v1/ask"])
      expect((await ask(`${path}?q=zanzibar+points`, "asked-1")).status).toBe(503);
    await until(
      async () => failures(),
      (ids) => ids.includes("asked-1"),
    );
    const lines = linesOf(site.output()).map((line) => JSON.stringify(line));
    expect(lines.filter((line) => line.includes("zanzibar"))).toEqual([]);
  });
});

describe("a page that throws", () => {
  const folder = mkdtempSync(join(tmpdir(), "hardwood-failing-"));
  let site: Site;
  beforeAll(async () => {
    const build = startProcess(
      process.execPath,
      [join(root, "tests", "fixtures", "failing-pages", "build.ts"), join(folder, "dist")],
      { env: BUILD_ENV },
    );
    if ((await build.exited) !== 0) throw new Error(build.output());
    const state = openLocalState(folder);
    site = await startSite({
      port: await freePort(),
      state,
      variables: {
        ...PATIENT_READS,
        ...localVariables(state, inject("emulatorHost")),
        DATABASE_URL: inject("siteUrl"),
      },
      build: join(folder, "dist", "server", "wrangler.json"),
    });
  });
  afterAll(async () => {
    await site?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each([
    ["/nba/teams/at-once", "visitor", "page-failed"],
    ["/nba/teams/half-way", "visitor", "request-failed"],
    ["/nba/news/half-way", "member", "request-failed"],
  ])("%s shows a %s the request ID of the log entry, and no details", async (path, as, event) => {
    const browser = new Browser(site.url);
    if (as === "member") await browser.signIn(await signUp(inject("emulatorHost")));
    const answer = await browser.get(path);
    const html = await answer.text();
    const id = answer.headers.get("x-request-id") ?? "";
    expect(answer.status).toBe(500);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(id).toMatch(UUID);
    expect(html).toContain("Something went wrong");
    expect(html).toContain(id);
    expect(html).not.toMatch(/inner secret|\.mjs|\.astro|node_modules|Error/);
    const lines = await until(
      async () => linesOf(site.process.output()).filter(({ request }) => request === id),
      (found) => found.length > 0,
    );
    expect(lines).toEqual([
      expect.objectContaining({ event, reason: expect.stringContaining("inner secret") }),
    ]);
  });

  it("logs its errors only as JSON lines", () => {
    const printed = site.process.output().split("\n");
    const failed = printed.filter((line) => line.includes("inner secret"));
    expect(failed.length).toBeGreaterThan(0);
    expect(linesOf(failed.join("\n"))).toHaveLength(failed.length);
  });
});
