import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openDataStage } from "#tests/fixtures/open-data.ts";

const PREFIXES = ["/api/v1", "/api/nba/v1"];
const KEPT = "public, max-age=30, stale-while-revalidate=30, stale-if-error=604800";

// The max-age of a response depends on the age of its data.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe.each(PREFIXES)("under %s", (prefix) => {
  test("a response is compact JSON, publicly cacheable and tagged by collection", async () => {
    const answer = await openDataStage().get(`${prefix}/stats?per_page=1`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("application/json");
    expect(answer.headers.get("cache-control")).toBe(KEPT);
    expect(answer.headers.get("cache-tag")).toBe("teams,players,seasonTotals,lines");
    expect(await answer.text()).not.toMatch(/[\n]|: |, "/);
  });

  test("a matching entity tag is answered 304", async () => {
    const { get } = openDataStage();
    const path = `${prefix}/teams`;
    const tag = (await get(path)).headers.get("etag") ?? "";
    expect(tag).toMatch(/^W\/"/);
    const again = await get(path, { headers: { "If-None-Match": tag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
    expect(again.headers.get("etag")).toBe(tag);
    expect(again.headers.get("cache-control")).toBe(KEPT);
    expect((await get(path, { headers: { "If-None-Match": '"x"' } })).status).toBe(200);
  });

  test.each(["POST", "PUT", "PATCH", "DELETE"])("%s is answered 405", async (method) => {
    const answer = await openDataStage().get(`${prefix}/teams`, { method, body: "{}" });
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe("GET, HEAD, OPTIONS");
    expect(await answer.json()).toEqual({ error: "This data can only be read." });
  });

  test("HEAD is answered without a body", async () => {
    const answer = await openDataStage().get(`${prefix}/teams`, { method: "HEAD" });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("etag")).toMatch(/^W\//);
    expect(await answer.text()).toBe("");
  });

  test.each([
    ["/teams/99", "There is no such team."],
    ["/players/1", "There is no such player."],
    ["/games/1", "There is no such game."],
    ["/nope", "There is no such address."],
    ["/", "There is no such address."],
    ["/teams/1/2", "There is no such address."],
  ])("%s is a 404: %s", async (call, error) => {
    const answer = await openDataStage().get(prefix + call);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await answer.json()).toEqual({ error });
  });

  test("CORS allows any origin to send a key, without credentials", async () => {
    const { get, callers } = openDataStage();
    const requested = await get(`${prefix}/teams`, {
      method: "OPTIONS",
      headers: {
        Origin: "https://elsewhere.example.com",
        "Access-Control-Request-Method": "GET",
        "Access-Control-Request-Headers": "authorization,content-type",
      },
    });
    expect(requested.status).toBe(204);
    expect(requested.headers.get("access-control-allow-origin")).toBe("*");
    expect(requested.headers.get("access-control-allow-methods")).toBe("GET,HEAD,OPTIONS");
    expect(requested.headers.get("access-control-allow-headers")).toContain("Authorization");
    expect(callers).toEqual([]);
    for (const call of ["/teams", "/teams/99", "/teams/x"]) {
      const answer = await get(prefix + call, { headers: { Origin: "https://elsewhere.example" } });
      expect(answer.headers.get("access-control-allow-origin")).toBe("*");
      expect(answer.headers.get("access-control-allow-credentials")).toBeNull();
    }
  });
});

test("the cache in front keeps answers of past seasons for a day", async () => {
  const { get } = openDataStage();
  const EDGE = "cloudflare-cdn-cache-control";
  const past = await get("/api/v1/standings?season=2019");
  expect(past.headers.get("cache-control")).toBe(KEPT);
  expect(past.headers.get(EDGE)).toMatch(/^public, max-age=30, stale-while-revalidate=86\d{3}, /);
  expect((await get("/api/v1/standings?season=2025")).headers.get(EDGE)).toBeNull();
});

test("any API key is accepted and none is echoed", async () => {
  const { get } = openDataStage();
  const plain = await get("/api/v1/teams/1");
  for (const Authorization of ["secret-key-123", "Bearer secret-key-123"]) {
    const answer = await get("/api/v1/teams/1", { headers: { Authorization } });
    expect(answer.headers.get("etag")).toBe(plain.headers.get("etag"));
    expect(JSON.stringify([...answer.headers]) + (await answer.text())).not.toContain("secret");
  }
  const refused = await get("/api/v1/nope", { headers: { Authorization: "secret-key-123" } });
  expect(await refused.text()).not.toContain("secret");
});

test("a route reads only the season and the collections that it needs", async () => {
  const { get, requested } = openDataStage();
  await get("/api/v1/teams");
  expect(requested).toEqual(["nba/season", "nba/teamsAPI"]);
  await get("/api/v1/games?per_page=1");
  const ofGames = ["nba/games", "nba/postseason", "nba/fixtures", "nba/days/2025-10-21"];
  expect(requested).toEqual(["nba/season", "nba/teamsAPI", ...ofGames]);
  await get("/api/v1/stats?per_page=x");
  await get("/api/v1/openapi.json");
  await get("/api/v1/box_scores/live");
  expect(requested).toHaveLength(6);
  await get("/api/v1/standings?season=2019");
  expect(requested.slice(6)).toEqual(["nba/archive", "nba/seasons/2019-20"]);
});

describe("calls over the rate limit", () => {
  test("are answered 429 with Retry-After, counted by IP address", async () => {
    const { get, state, callers } = openDataStage();
    state.limit = async () => ({ success: false });
    const headers = { "CF-Connecting-IP": "192.0.2.7", Authorization: "key" };
    const answer = await get("/api/v1/teams", { headers });
    expect(answer.status).toBe(429);
    expect(answer.headers.get("retry-after")).toBe("60");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    expect(await answer.json()).toEqual({
      error: "Too many requests. Wait a minute and try again.",
    });
    expect(callers).toEqual(["192.0.2.7"]);
  });

  test("are allowed when the counter fails", async () => {
    const { get, state } = openDataStage();
    state.limit = () => Promise.reject(new Error("no counter"));
    expect((await get("/api/v1/teams")).status).toBe(200);
  });
});

describe("without the database", () => {
  test("unread data is a 503 with Retry-After", async () => {
    const { get, state } = openDataStage();
    state.isDown = true;
    const answer = await get("/api/v1/teams");
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("5");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await answer.json()).toEqual({
      error: "The data cannot be read right now. Try again in a few seconds.",
    });
  });

  test("known data is served with a short max-age", async () => {
    const { get, state } = openDataStage();
    await get("/api/v1/teams");
    state.isDown = true;
    state.now += 61_000;
    await get("/api/v1/teams");
    const answer = await get("/api/v1/teams");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=10");
  });
});
