import { describe, expect, test, vi } from "vitest";
import { BarredCallers } from "#functions/database/members/barred-callers.ts";
import { whyTooNew } from "#functions/database/members/migrations.ts";
import type { EmbeddedObjects } from "#functions/database/objects.ts";
import { handleDatabaseRequest } from "#functions/database/protocol/door.ts";
import { noteRead } from "#functions/database/protocol/read-cost.ts";
import { MOST_AT_ONCE, UnderWay } from "#functions/database/protocol/under-way.ts";
import { noteChanged } from "#functions/database/season/changed-collections.ts";
import { duringRequest } from "#functions/http/log.ts";
import { idTokenFor, idTokens } from "#tests/fixtures/id-tokens.ts";

const token = await idTokenFor("ada");
const expired = await idTokenFor("ada", { exp: 1000 });
const endedToken = await idTokenFor("ada", { auth_time: 1 });
const ended = new Set([endedToken]);

describe("the credential check", () => {
  const SECRET = "the secret of a database, 32 long";
  const PREVIOUS = "the secret that was before, long";

  /** Handles database requests with the given rate limits, and records those that pass. */
  function door(limit: RateLimit["limit"], now = () => 0, requests = limit) {
    const reached = vi.fn(async (_request: Request) => new Response("null"));
    const objects = { getByName: () => ({ fetch: reached }) };
    const embedded = { EMBEDDED_DATABASE: objects, MEMBERS: objects };
    const barred = new BarredCallers(now);
    const underWay = new UnderWay(now);
    const background: Promise<unknown>[] = [];
    const purged: string[][] = [];
    const ask = (path: string, init: RequestInit = {}) =>
      handleDatabaseRequest(new Request(`http://localhost${path}`, init), {
        embedded: embedded as unknown as EmbeddedObjects,
        credentials: {
          secrets: [SECRET, PREVIOUS],
          idTokens,
          isEnded: ({ token }) => ended.has(token),
        },
        guesses: { limit },
        requests: { limit: requests },
        barred,
        underWay,
        purgeCollections: async (names) => void purged.push([...names]),
        waitUntil: (promise) => background.push(promise),
      });
    return { ask, reached, background, purged };
  }
  const encoded = encodeURIComponent(SECRET);
  const guesses: [path: string, init: RequestInit][] = [
    ["/nba.json?auth=guess", {}],
    [`/nba.json?auth=${encoded}x`, { method: "PUT", body: "{}" }],
    ["/nba.json?access_token=guess", {}],
    ["/nba/teams.json", { headers: { authorization: "Bearer guess" } }],
    [`/nba.json?auth=guess&access_token=${encoded}`, {}],
  ];

  test.each(guesses)(
    "counts %s %j as a guess and answers 429 over the limit",
    async (path, init) => {
      const limit = vi.fn(async () => ({ success: false }));
      const { ask, reached } = door(limit);
      const headers = { "cf-connecting-ip": "192.0.2.1", ...init.headers };
      const answer = await ask(path, { ...init, headers });
      expect(answer.status).toBe(429);
      expect(await answer.json()).toEqual({ error: "Too many requests with a wrong credential" });
      expect(answer.headers.get("retry-after")).toBe("60");
      expect(answer.headers.get("cache-control")).toBe("no-cache");
      expect(limit.mock.calls).toEqual([[{ key: "guess:192.0.2.1" }]]);
      expect(reached).not.toHaveBeenCalled();
    },
  );

  test("answers 503 in a sentence where the storage is of a later release", async () => {
    const { ask, reached } = door(async () => ({ success: true }));
    const refused = whyTooNew(99) ?? "";
    reached.mockRejectedValue(new Error(refused));
    const answer = await ask("/nba.json");
    expect([answer.status, await answer.json()]).toEqual([503, { error: refused }]);
    reached.mockRejectedValue(new Error("disk"));
    await expect(ask("/nba.json")).rejects.toThrow("disk");
  });

  test.each<[string, string[][], string[][]]>([
    ["the collections that it has changed", [["nba", "standings"]], [["standings"]]],
    [
      "each of them once",
      [
        ["nba", "days", "2026-01-15"],
        ["nba", "days", "2026-01-16"],
        ["nba", "news"],
      ],
      [["days", "news"]],
    ],
    ["nothing for other places", [["users", "ada"]], []],
    ["nothing for a read", [], []],
  ])("a request purges %s", async (_, places, names) => {
    const { ask, reached, purged } = door(async () => ({ success: true }));
    reached.mockImplementation(async () => {
      const headers = new Headers();
      noteChanged(headers, places);
      return new Response("null", { headers });
    });
    const answer = await ask("/nba.json");
    expect(purged).toEqual(names);
    expect([...answer.headers.keys()]).toEqual(["content-type"]);
  });

  test("forwards the request with its id, which no caller can choose", async () => {
    const { ask, reached } = door(async () => ({ success: true }));
    const init = { method: "PUT", body: "1", headers: { "x-request-id": "chosen" } };
    await duringRequest("ray-1", () => ask(right, init));
    await ask(right, init);
    const forwarded = reached.mock.calls.map(([request]) => request);
    expect(forwarded.map(({ headers }) => headers.get("x-request-id"))).toEqual(["ray-1", ""]);
    expect([forwarded[0]?.method, await forwarded[0]?.text()]).toEqual(["PUT", "1"]);
  });

  test("passes a guess under the limit to the database", async () => {
    const { ask, reached } = door(async () => ({ success: true }));
    await ask("/nba.json?auth=guess");
    expect(reached).toHaveBeenCalledOnce();
  });

  test.each<[string, string, RequestInit]>([
    ["a client with the secret", `/nba.json?auth=${encoded}`, { method: "PUT", body: "{}" }],
    [
      "a client with the secret as a bearer token",
      "/nba.json",
      { headers: { authorization: `Bearer ${SECRET}` } },
    ],
    [
      "a client with the previous secret while it is changed",
      `/users/ada.json?auth=${encodeURIComponent(PREVIOUS)}`,
      {},
    ],
  ])("does not count %s", async (_, path, init) => {
    const limit = vi.fn(async () => ({ success: false }));
    const { ask, reached } = door(limit);
    for (let call = 0; call < 100; call += 1) await ask(path, init);
    expect(limit).not.toHaveBeenCalled();
    expect(reached).toHaveBeenCalledTimes(100);
  });

  test("answers a browser that asks in advance what it may send, without any object", async () => {
    const { ask, reached } = door(async () => ({ success: true }));
    const headers = { "access-control-request-headers": "authorization" };
    for (const path of ["/users/ada.json", "/nba/teams.json", "/.json"]) {
      const answer = await ask(path, { method: "OPTIONS", headers, body: "unread" });
      expect([answer.status, answer.headers.get("access-control-allow-headers")]).toEqual([
        204,
        "authorization",
      ]);
    }
    expect(reached).not.toHaveBeenCalled();
  });

  const from = (caller: string) => ({ headers: { "cf-connecting-ip": caller } });
  const right = `/nba.json?auth=${encoded}`;

  test.each<[string, string, number]>([
    ["a visitor", "/users/ada.json", 401],
    ["another member", `/users/bob/name.json?auth=${token}`, 401],
    ["an invalid token", "/users/ada.json?auth=a.b.c", 401],
    ["an expired token", `/users/ada.json?auth=${expired}`, 401],
    ["a token that was ended", `/users/ada.json?auth=${endedToken}`, 401],
    ["such a token to what members share", `/nba/news.json?auth=${endedToken}`, 401],
    ["the member", `/users/ada/name.json?auth=${token}`, 200],
    ["the administrator", `/users/ada.json?auth=${encoded}`, 200],
  ])("lets %s reach an object only when allowed", async (_, path, status) => {
    const { ask, reached } = door(async () => ({ success: true }));
    expect((await ask(path)).status).toBe(status);
    expect(reached).toHaveBeenCalledTimes(status === 200 ? 1 : 0);
  });

  test("refuses what is too much at once for one record, and forgets what was cut off", async () => {
    let now = 0;
    const { ask, reached } = door(
      async () => ({ success: true }),
      () => now,
    );
    const waiting: (() => void)[] = [];
    reached.mockImplementation(
      () => new Promise((resolve) => waiting.push(() => resolve(new Response("null")))),
    );
    const write = () => ask(`/users/ada/name.json?auth=${token}`, { method: "PUT", body: '"A"' });
    const answers = Array.from({ length: MOST_AT_ONCE }, write);
    await vi.waitUntil(() => waiting.length === MOST_AT_ONCE);
    const refused = await write();
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "1"]);
    const season = ask("/nba.json");
    await vi.waitUntil(() => waiting.length === MOST_AT_ONCE + 1);
    for (const answer of waiting.splice(0)) answer();
    const statuses = (await Promise.all([...answers, season])).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    for (const part of [0, 1]) {
      now = part * 30_000;
      for (let count = 0; count < MOST_AT_ONCE; count += 1) void write();
      await vi.waitUntil(() => waiting.length === MOST_AT_ONCE * (part + 1));
      expect((await write()).status).toBe(503);
    }
  });

  const OVERRIDES = ["GET", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS", "get", "TRACE"];
  const forms: [path: string, init: RequestInit][] = [
    ...["GET", "HEAD", "PUT", "POST", "PATCH", "DELETE", "OPTIONS"].map(
      (method): [string, RequestInit] => ["/nba/teams.json", { method }],
    ),
    ...OVERRIDES.flatMap((method): [string, RequestInit][] => [
      [
        "/nba/teams.json",
        { method: "POST", headers: { "X-HTTP-Method-Override": method }, body: "1" },
      ],
      [`/nba/teams.json?x-http-method-override=${method}`, { method: "POST", body: "1" }],
    ]),
    ["/users/.json", {}],
    ["/users.json?shallow=true", {}],
    ["/.json", {}],
    ["/nba/teams.json?auth=guess", {}],
    [`/nba/news.json?auth=${token}`, {}],
    ["/nba/teams.json?auth=a.b.c", {}],
    ["/.ws?v=5", {}],
  ];

  test.each(forms)("counts %s %j of anyone without the secret", async (path, init) => {
    const requests = vi.fn(async () => ({ success: false }));
    const { ask, reached } = door(async () => ({ success: true }), undefined, requests);
    const headers = { ...init.headers, "cf-connecting-ip": "2001:db8::1" };
    const answer = await ask(path, { ...init, headers });
    expect([answer.status, await answer.json()]).toEqual([429, { error: "Too many requests" }]);
    expect(requests.mock.calls).toEqual([[{ key: "database:2001:db8:0:0" }]]);
    expect(reached).not.toHaveBeenCalled();
  });

  test.each(["GET", "PUT", "PATCH", "DELETE", "OPTIONS"])(
    "counts a %s of a member's record apart from the season",
    async (method) => {
      const requests = vi.fn(async () => ({ success: false }));
      const { ask } = door(async () => ({ success: true }), undefined, requests);
      const headers = { "cf-connecting-ip": "192.0.2.1" };
      expect((await ask(`/users/ada.json?auth=${token}`, { method, headers })).status).toBe(429);
      expect(requests.mock.calls).toEqual([[{ key: "record:192.0.2.1" }]]);
    },
  );

  test.each([
    [0, 1],
    [128 * 1024, 1],
    [128 * 1024 + 1, 2],
    [1000 * 128 * 1024, 1000],
  ])("counts a read of %i characters as %i requests", async (characters, units) => {
    const requests = vi.fn(async () => ({ success: true }));
    const { ask, reached, background } = door(requests);
    reached.mockImplementation(async () => {
      const headers = new Headers();
      noteRead(headers, characters, false);
      return new Response("null", { headers });
    });
    const answer = await ask("/nba/days.json");
    await Promise.all(background);
    expect(requests).toHaveBeenCalledTimes(units);
    expect([...answer.headers.keys()]).toEqual(["content-type"]);
  });

  test("answers 429 while blocked, even for the correct secret", async () => {
    let now = 0;
    let left = 30;
    const { ask, reached } = door(
      async () => ({ success: left-- > 0 }),
      () => now,
      async () => ({ success: true }),
    );
    const guesser = from("192.0.2.1");
    const statuses: number[] = [];
    for (let i = 0; i < 31; i += 1) {
      statuses.push((await ask(`/nba.json?auth=${i}`, guesser)).status);
    }
    expect(statuses).toEqual([...Array(30).fill(200), 429]);
    const refused = await ask(right, guesser);
    expect(refused.status).toBe(429);
    now = Number(refused.headers.get("retry-after")) * 1000 - 1;
    expect((await ask(right, guesser)).status).toBe(429);
    expect((await ask("/nba.json?auth=guess", guesser)).status).toBe(429);
    expect(reached).toHaveBeenCalledTimes(30);
    now += 1;
    expect((await ask(right, guesser)).status).toBe(200);
  });

  test("blocks only the secret and guesses, and only from the guesser's address", async () => {
    const { ask } = door(
      async () => ({ success: false }),
      undefined,
      async () => ({ success: true }),
    );
    const guesser = from("192.0.2.1");
    expect((await ask("/nba.json?auth=guess", guesser)).status).toBe(429);
    expect((await ask(`/users/ada.json?auth=${token}`, guesser)).status).toBe(200);
    expect((await ask("/nba/teams.json", guesser)).status).toBe(200);
    expect((await ask(right, from("192.0.2.2"))).status).toBe(200);
  });
});
