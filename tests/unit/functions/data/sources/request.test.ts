import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  createRequests,
  type SourceAccess,
  type SourceRequestOptions,
} from "#functions/data/sources/request.ts";
import { createThrottle } from "#functions/data/sources/throttle.ts";
import { NEVER_ENDING, startNeverEnding } from "#tests/fixtures/dripping-server.ts";
import { fakeClock } from "./clock.ts";

const SOURCE = "stats API";
const KEY = "secret-key";
type Fetch = SourceRequestOptions["fetch"];
type Reply = () => Response;

const good: Reply = () => new Response('{"data":[]}');
const status =
  (code: number, headers: Record<string, string> = {}): Reply =>
  () =>
    new Response('{"error":"no"}', { status: code, headers });
const cut: Reply = () => {
  throw new TypeError("terminated");
};

/** Answers with the replies in turn, and repeats the last one. */
function setUp(
  replies: Reply[],
  options: Partial<SourceRequestOptions> = {},
  access: Partial<SourceAccess> = {},
) {
  const clock = fakeClock(Date.parse("2026-01-01T00:00:00Z"));
  const requested: { url: string; headers: Headers }[] = [];
  const fetch: Fetch = async (url, { headers }) => {
    requested.push({ url, headers });
    return (replies[requested.length - 1] ?? replies.at(-1) ?? good)();
  };
  const { to, left } = createRequests({
    random: () => 1,
    ...clock,
    fetch,
    ...options,
  });
  const getJson = to({
    name: SOURCE,
    url: "https://api.example.com/v1/",
    headers: { Authorization: KEY },
    requestsPerMinute: 1000,
    ...access,
  });
  return { getJson, left, requested, clock };
}

describe("requests", () => {
  test("contain the parameters, lists as name[], and the key as Authorization", async () => {
    const { getJson, requested } = setUp([good]);
    expect(await getJson("stats", { per_page: 100, game_ids: [1, 2] })).toEqual({
      ok: true,
      value: { data: [] },
    });
    expect(requested[0]?.url).toBe(
      "https://api.example.com/v1/stats?per_page=100&game_ids%5B%5D=1&game_ids%5B%5D=2",
    );
    expect(requested[0]?.headers.get("Authorization")).toBe(KEY);
    await getJson("teams", {});
    expect(requested[1]?.url).toBe("https://api.example.com/v1/teams");
  });
});

describe("retries", () => {
  test.each<[string, Reply, number[]]>([
    ["429", status(429), [5000]],
    ["429 with Retry-After in seconds", status(429, { "Retry-After": "7" }), [7000]],
    [
      "429 with a Retry-After date",
      status(429, { "Retry-After": "Thu, 01 Jan 2026 00:00:09 GMT" }),
      [9000],
    ],
    [
      "429 with a past Retry-After date",
      status(429, { "Retry-After": "Wed, 31 Dec 2025 00:00:00 GMT" }),
      [0],
    ],
    ["429 with an invalid Retry-After", status(429, { "Retry-After": "soon" }), [5000]],
    ["500", status(500), [250]],
    ["503", status(503, { "Retry-After": "1" }), [1000]],
    ["a broken connection", cut, [250]],
  ])("follow after %s", async (_what, reply, slept) => {
    const { getJson, clock } = setUp([reply, good]);
    expect(await getJson("games", {})).toMatchObject({ ok: true });
    expect(clock.slept).toEqual(slept);
  });

  test("wait twice as long each time, with random jitter", async () => {
    const longest = setUp([status(500)]);
    await longest.getJson("games", {});
    expect(longest.clock.slept).toEqual([250, 500, 1000, 2000, 4000]);
    const limited = setUp([status(429)]);
    await limited.getJson("games", {});
    expect(limited.clock.slept).toEqual([5000, 10_000, 20_000, 40_000, 60_000]);
    const shortest = setUp([status(500)], { random: () => 0 });
    await shortest.getJson("games", {});
    expect(shortest.clock.slept).toEqual([125, 250, 500, 1000, 2000]);
  });

  test.each<[string, Reply, object]>([
    ["429", status(429), { kind: "throttled", status: 429 }],
    ["502", status(502), { kind: "failing", status: 502 }],
    ["broken connections", cut, { kind: "unreachable" }],
  ])("stop after six attempts of %s", async (_what, reply, failure) => {
    const { getJson, requested } = setUp([reply]);
    expect(await getJson("games", {})).toEqual({
      ok: false,
      error: { source: SOURCE, resource: "games", ...failure },
    });
    expect(requested).toHaveLength(6);
  });

  test("end with a timeout when no response arrives", async () => {
    const fetch: Fetch = (_url, { signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason));
      });
    const { getJson } = setUp([], { fetch, timeoutMs: 1 });
    expect(await getJson("games", {})).toEqual({
      ok: false,
      error: { kind: "timed-out", source: SOURCE, resource: "games" },
    });
  });
});

describe("without a retry", () => {
  test.each<[string, Reply, object]>([
    ["400", status(400), { kind: "refused", status: 400 }],
    ["401", status(401), { kind: "denied", status: 401 }],
    ["403", status(403), { kind: "denied", status: 403 }],
    ["404", status(404), { kind: "refused", status: 404 }],
    [
      "a Retry-After of an hour",
      status(429, { "Retry-After": "3600" }),
      { kind: "throttled", status: 429, retryAfterMs: 3_600_000 },
    ],
    ["a body that is not JSON", () => new Response("soon"), { kind: "malformed", status: 200 }],
    ["half of its JSON", () => new Response('{"data":[{"id":'), { kind: "malformed", status: 200 }],
    ["a page", () => new Response("<!DOCTYPE html>\n<html>"), { kind: "page", status: 200 }],
    ["an empty body", () => new Response(""), { kind: "malformed", status: 200 }],
  ])("%s fails at once", async (_what, reply, failure) => {
    const { getJson, requested, clock } = setUp([reply]);
    const answer = await getJson("games", {});
    expect(answer).toEqual({ ok: false, error: { source: SOURCE, resource: "games", ...failure } });
    expect(JSON.stringify(answer)).not.toContain(KEY);
    expect(requested).toHaveLength(1);
    expect(clock.slept).toEqual([]);
  });
});

describe("the throttle", () => {
  test("delays requests over the limit per minute", async () => {
    const clock = fakeClock();
    const turn = createThrottle(2, clock);
    expect([await turn(), await turn(), await turn(), await turn(), await turn()]).toEqual([
      0, 0, 60_000, 0, 60_000,
    ]);
  });

  test("never exceeds the limit in any minute", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 5 }),
        fc.array(fc.integer({ min: 0, max: 40_000 }), { maxLength: 30 }),
        async (perMinute, pauses) => {
          const clock = fakeClock();
          const turn = createThrottle(perMinute, clock);
          const passed: number[] = [];
          for (const pause of pauses) {
            await clock.sleep(pause);
            await turn();
            passed.push(clock.now());
          }
          for (const [at, moment] of passed.entries()) {
            const later = passed[at + perMinute];
            if (later !== undefined) expect(later - moment).toBeGreaterThanOrEqual(60_000);
          }
        },
      ),
    );
  });

  test("counts failed attempts", async () => {
    const { getJson, clock } = setUp(
      [status(500, { "Retry-After": "0" }), good],
      {},
      {
        requestsPerMinute: 1,
      },
    );
    await getJson("games", {});
    expect(clock.slept).toEqual([0, 60_000]);
  });
});

test("the request limit includes retries", async () => {
  const { getJson, left, requested } = setUp([status(500), good, good], { mostRequests: 3 });
  expect(await getJson("teams", {})).toMatchObject({ ok: true });
  expect(left()).toBe(1);
  expect(await getJson("teams", {})).toMatchObject({ ok: true });
  expect(await getJson("games", {})).toEqual({
    ok: false,
    error: { kind: "exhausted", source: SOURCE, resource: "games" },
  });
  expect(requested).toHaveLength(3);
});

test.each(NEVER_ENDING)("a %s API is given up", async (way) => {
  const api = await startNeverEnding(way);
  const { getJson } = setUp([], { fetch, timeoutMs: 60, mostTries: 2 }, { url: api.url });
  expect(await getJson("games", {})).toEqual({
    ok: false,
    error: { kind: "timed-out", source: SOURCE, resource: "games" },
  });
  await api.stop();
});
