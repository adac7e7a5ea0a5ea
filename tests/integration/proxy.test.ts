import { mkdtempSync, rmSync } from "node:fs";
import { request as plainRequest } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { type Site, startSite } from "#tools/build/site.ts";
import { PATIENT_READS } from "#tools/check/test-stack.ts";
import { localVariables } from "#tools/machine/local-settings.ts";
import { openLocalState } from "#tools/machine/local-state.ts";
import { freePort } from "#tools/machine/processes.ts";
import { Browser } from "../fixtures/browser.ts";
import { until } from "../fixtures/until.ts";
import { type PlayedUpstream, startUpstream, type UpstreamMode } from "../fixtures/upstream.ts";
import { get } from "./http.ts";

const folder = mkdtempSync(join(tmpdir(), "hardwood-proxy-"));
let upstream: PlayedUpstream;
let site: Site;

beforeAll(async () => {
  upstream = await startUpstream();
  const state = openLocalState(folder);
  site = await startSite({
    port: await freePort(),
    state,
    variables: {
      ...PATIENT_READS,
      ...localVariables(state, inject("emulatorHost")),
      DATABASE_URL: inject("siteUrl"),
      PROXY_UPSTREAM: upstream.url,
      PROXY_FRESH_SECONDS: "0.2",
      READ_PAUSE_SECONDS: "0.2",
    },
  });
});
afterAll(async () => {
  await Promise.all([site?.stop(), upstream?.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

/** Sends each request from a new network address, so that rate limits do not interfere. */
const ask = (path: string, headers: Record<string, string> = {}) =>
  new Browser(site.url).get(`/api/proxy/${path}`, headers);

let lastGame = 22_500_000;
/** A document that no test has requested before. */
const unread = () => `boxscore?gameId=00${++lastGame}`;

/** The status of a request with an unchanged path; fetch would normalize it. */
function statusOf(path: string): Promise<number> {
  const { hostname, port } = new URL(site.url);
  return new Promise((resolve, reject) => {
    plainRequest({ hostname, port, path }, (response) => {
      response.resume().on("end", () => resolve(response.statusCode ?? 0));
    })
      .on("error", reject)
      .end();
  });
}

describe("the proxy", () => {
  it("is off unless it is configured", async () => {
    const answer = await get("/api/proxy/scoreboard");
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: "proxy-off" });
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
  });

  it("forwards a document without cookies, credentials or internal headers", async () => {
    await upstream.play("good");
    const answer = await ask("boxscore?gameId=0022500001", {
      Cookie: "session=mine",
      Authorization: "Bearer mine",
      "X-Forwarded-Host": "evil.example.com",
    });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ version: expect.any(Number) });
    expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(answer.headers.get("cache-control")).toBe("public, max-age=1");
    expect(answer.headers.get("x-cache")).toBe("miss");
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(answer.headers.get("x-internal")).toBeNull();
    expect(answer.headers.get("access-control-allow-origin")).toBeNull();
    const seen = await upstream.seen();
    expect(seen.map(({ url }) => url)).toEqual([
      "/static/json/liveData/boxscore/boxscore_0022500001.json",
    ]);
    expect(JSON.stringify(seen)).not.toMatch(/mine|evil/);
  });

  it("answers 304 to a matching If-None-Match", async () => {
    await upstream.play("good");
    const game = unread();
    const tag = (await ask(game)).headers.get("etag") ?? "";
    expect(tag).toMatch(/^W\/"/);
    // A new read of the upstream would fail.
    await upstream.play("broken");
    const again = await ask(game, { "If-None-Match": tag });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
  });

  it.each([
    "/api/proxy/",
    "/api/proxy//",
    "/api/proxy/scoreboard/",
    "/api/proxy/scoreboard/x",
    "/api/proxy/scoreboard%2f..%2f..%2fsecret",
    "/api/proxy/scoreboard%252f..%252fsecret",
    "/api/proxy/scoreboard%00",
    "/api/proxy/scoreboard?url=http://127.0.0.1/",
    "/api/proxy/../proxy/unknown",
    "/api/proxy/..%2f..%2fnba",
    "/api/proxy/%2e%2e/%2e%2e/static/secret.json",
    "/api/proxy//evil.example.com/",
    "/api/proxy/http://evil.example.com/",
    "/api/proxy/http:%2f%2fevil.example.com",
    "/api/proxy/x@evil.example.com/scoreboard",
    "/api/proxy/[::1]",
    "/api/proxy/[::ffff:127.0.0.1]:80/",
    "/api/proxy/evil\uff0eexample\uff0ecom",
    "/api/proxy/boxscore",
    "/api/proxy/boxscore?gameId=..%2f..%2f..%2fsecret",
    "/api/proxy/boxscore?gameId=0022500001%3fx",
    "/api/proxy/boxscore?gameId=0022500001%23",
  ])("does not forward %s", async (path) => {
    await upstream.play("good");
    expect([400, 404]).toContain(await statusOf(encodeURI(path).replaceAll("%25", "%")));
    expect(await upstream.seen()).toEqual([]);
  });

  const FAILURES: [UpstreamMode, number, string][] = [
    ["missing", 404, "no-such-document"],
    ["refusing", 502, "upstream-refused"],
    ["redirecting", 502, "upstream-unavailable"],
    ["hanging", 504, "upstream-timed-out"],
    ["broken", 502, "upstream-unavailable"],
    ["reset", 502, "upstream-unavailable"],
  ];
  it.each(FAILURES)(
    "with an upstream that is %s answers %i, or the stale document",
    async (mode, status, code) => {
      await upstream.play("good");
      const known = unread();
      const before = await (await ask(known)).json();
      await upstream.play(mode);
      const failed = await ask(unread());
      expect(failed.status).toBe(status);
      expect(await failed.json()).toMatchObject({ code });
      expect(failed.headers.get("cache-control")).toBe(
        status === 404 ? "public, max-age=10" : "private, no-store",
      );
      const kept = await until(
        () => ask(known),
        (answer) => answer.headers.get("x-cache") === "stale",
      );
      expect(kept.status).toBe(200);
      expect(kept.headers.get("x-cache")).toBe("stale");
      expect(kept.headers.get("cache-control")).toBe("public, max-age=10");
      expect(await kept.json()).toEqual(before);
      // The proxy does not follow redirects or other addresses in a response.
      const seen = (await upstream.seen()).map(({ url }) => url);
      expect(seen.filter((url) => !url.startsWith("/static/json/liveData/boxscore/"))).toEqual([]);

      await upstream.play("good");
      const healed = await until(
        () => ask(known),
        (answer) => answer.headers.get("x-cache") !== "stale",
      );
      expect(await healed.json()).not.toEqual(before);
    },
  );

  it("shows a refusal in the site's health", async () => {
    await upstream.play("refusing");
    const health = await (await new Browser(site.url).get("/api/health")).json();
    expect(health).toMatchObject({ status: "degraded", proxy: "refused" });
  });

  it("limits calls per network address", async () => {
    await upstream.play("good");
    const browser = new Browser(site.url);
    const statuses: number[] = [];
    const call = async () => (await browser.get("/api/proxy/scoreboard")).status;
    // The counter restarts if a minute ends during the loop. Side by side, because a busy machine may
    // answer fewer calls a minute one after another than the limit lets through.
    while (statuses.at(-1) !== 429) {
      statuses.push(...(await Promise.all(Array.from({ length: 20 }, call))));
    }
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(60);
    expect((await ask("scoreboard")).status).toBe(200);
  });
});
