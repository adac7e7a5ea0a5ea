import { describe, expect, test, vi } from "vitest";
import { collectionPath, PUBLIC_COLLECTIONS } from "../../../../functions/data/collections.ts";
import { DOCUMENT_KINDS, documentsPath } from "../../../../functions/data/documents.ts";
import { BarredCallers } from "../../../../functions/database/barred-callers.ts";
import { handleDatabaseRequest, isDatabaseRequest } from "../../../../functions/database/door.ts";
import type { EmbeddedObjects } from "../../../../functions/database/objects.ts";
import { type Environment, readEnvironment } from "../../../../functions/settings/environment.ts";
import { runnable } from "../../../fixtures/environment.ts";
import { idTokenFor, idTokens } from "../../../fixtures/id-tokens.ts";

function environment(env: object): Environment {
  const read = readEnvironment({ ...runnable, ...env });
  if (!read.ok) throw new Error(read.error.problems.join());
  return read.value;
}

describe("isDatabaseRequest", () => {
  test.each([
    ["/.json", true],
    ["/nba/players/data.json", true],
    ["/users/ada.json?auth=x", true],
    ["/nba/players", false],
    ["/nba/players/page/2.json?pos=G", false],
    ["/nba/players/page.json", true],
    ["/nba/teams/1.json", true],
    ["/json", false],
    ["/.ws?v=5&ns=x", true],
    ["/.lp?start=t", true],
    ["/.settings/rules.json", true],
    ["/.wsx", false],
    ["/api/search.json", false],
    ["/?x=.json", false],
    ["/nba/finder.json?pts=40..", false],
  ])("of %s is %s", (path, isOpen) => {
    const request = new Request(`http://localhost${path}`);
    expect(isDatabaseRequest(request, environment({}))).toBe(isOpen);
    expect(isDatabaseRequest(request, environment({ DATABASE_URL: "" }))).toBe(isOpen);
    const hosted = environment({ DATABASE_URL: "https://x.firebaseio.com" });
    expect(isDatabaseRequest(request, hosted)).toBe(false);
  });
});

test("no question file of the site hides a path of the database", () => {
  const places = [
    ...PUBLIC_COLLECTIONS.map(collectionPath),
    ...DOCUMENT_KINDS.map((kind) => documentsPath(kind)),
    ...["averages", "totals", "advanced", "misc"].flatMap((group) => [
      `nba/leaders/${group}`,
      `nba/teamStats/${group}`,
    ]),
  ];
  const paths = places.flatMap((place) => [place, `${place}/data`, `${place}/data/0`]);
  const hidden = paths.filter((path) => {
    const request = new Request(`http://localhost/${path}.json`);
    return !isDatabaseRequest(request, environment({}));
  });
  expect(hidden).toEqual([]);
});

const token = await idTokenFor("ada");

describe("the credential check", () => {
  const SECRET = "the secret of a database, 32 long";

  /** Handles database requests with the given rate limits, and records those that pass. */
  function door(limit: RateLimit["limit"], now = () => 0, reads = limit) {
    const reached = vi.fn(async (_request: Request) => new Response("null"));
    const objects = { getByName: () => ({ fetch: reached }) };
    const embedded = { EMBEDDED_DATABASE: objects, MEMBERS: objects };
    const barred = new BarredCallers(now);
    const ask = (path: string, init: RequestInit = {}) =>
      handleDatabaseRequest(new Request(`http://localhost${path}`, init), {
        embedded: embedded as unknown as EmbeddedObjects,
        credentials: { secret: SECRET, idTokens },
        environment: environment({ DATABASE_SECRET: SECRET }),
        guesses: { limit },
        reads: { limit: reads },
        barred,
        purgeCollections: async () => {},
      });
    return { ask, reached };
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
    ["a visitor who writes", "/nba/teams.json", { method: "PUT", body: "1" }],
    ["a member", `/users/ada.json?auth=${token}`, {}],
  ])("does not count %s", async (_, path, init) => {
    const limit = vi.fn(async () => ({ success: false }));
    const { ask, reached } = door(limit);
    for (let call = 0; call < 100; call += 1) await ask(path, init);
    expect(limit).not.toHaveBeenCalled();
    expect(reached).toHaveBeenCalledTimes(100);
  });

  const from = (caller: string) => ({ headers: { "cf-connecting-ip": caller } });
  const right = `/nba.json?auth=${encoded}`;

  test.each<[string, string, number]>([
    ["a visitor", "/users/ada.json", 401],
    ["another member", `/users/bob/name.json?auth=${token}`, 401],
    ["an invalid token", "/users/ada.json?auth=a.b.c", 401],
    ["the member", `/users/ada/name.json?auth=${token}`, 200],
    ["the administrator", `/users/ada.json?auth=${encoded}`, 200],
  ])("lets %s reach a member's object only when allowed", async (_, path, status) => {
    const { ask, reached } = door(async () => ({ success: true }));
    expect((await ask(path)).status).toBe(status);
    expect(reached).toHaveBeenCalledTimes(status === 200 ? 1 : 0);
  });

  test.each<[string, string, number]>([
    ["a visitor", "/nba/teams.json", 429],
    ["a member", `/nba/news.json?auth=${token}`, 429],
    ["a guesser", "/nba/teams.json?auth=guess", 429],
    ["the administrator", `/nba/teams.json?auth=${encoded}`, 200],
  ])("limits reads of the season, but not by the administrator: %s", async (_, path, status) => {
    const reads = vi.fn(async () => ({ success: false }));
    const { ask, reached } = door(async () => ({ success: true }), undefined, reads);
    const answer = await ask(path, { headers: { "cf-connecting-ip": "2001:db8::1" } });
    expect(answer.status).toBe(status);
    expect(reached).toHaveBeenCalledTimes(status === 200 ? 1 : 0);
    const keys = status === 200 ? [] : [[{ key: "database:2001:db8:0:0" }]];
    expect(reads.mock.calls).toEqual(keys);
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

describe("barred callers", () => {
  test("are limited in number; the least recently barred is forgotten", () => {
    const barred = new BarredCallers(() => 0);
    barred.add("first", 60);
    barred.add("second", 60);
    barred.add("first", 60);
    for (let i = 0; i < 9_999; i += 1) barred.add(`caller ${i}`, 60);
    expect(barred.has("second")).toBe(false);
    expect(barred.has("first")).toBe(true);
    expect(barred.has("caller 9998")).toBe(true);
    expect(barred.has("nobody")).toBe(false);
  });
});
