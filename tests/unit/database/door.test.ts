import { describe, expect, test, vi } from "vitest";
import { askDatabase, isDatabaseRequest } from "../../../functions/database/door.ts";
import { type Environment, readEnvironment } from "../../../functions/environment.ts";
import { runnable } from "../../fixtures/environment.ts";
import { idTokenFor } from "../../fixtures/id-tokens.ts";

function environment(env: object): Environment {
  const read = readEnvironment({ ...runnable, ...env });
  if (!read.ok) throw new Error(read.error.problems.join());
  return read.value;
}

describe("the public door", () => {
  test.each([
    ["/.json", true],
    ["/nba/players/data.json", true],
    ["/users/ada.json?auth=x", true],
    ["/nba/players", false],
    ["/json", false],
    ["/api/search.json", false],
    ["/?x=.json", false],
  ])("%s: %s", (path, isOpen) => {
    const request = new Request(`http://localhost${path}`);
    expect(isDatabaseRequest(request, environment({}))).toBe(isOpen);
    expect(isDatabaseRequest(request, environment({ DATABASE_URL: "" }))).toBe(isOpen);
    const hosted = environment({ DATABASE_URL: "https://x.firebaseio.com" });
    expect(isDatabaseRequest(request, hosted)).toBe(false);
  });
});

const token = await idTokenFor("ada");

describe("secrets at the door", () => {
  const SECRET = "the secret of a database, 32 long";

  /** A door that lets nobody guess, and what came through to the database. */
  function door(limit: RateLimit["limit"]) {
    const reached = vi.fn(async (_request: Request) => new Response("null"));
    const embedded = { getByName: () => ({ fetch: reached }) };
    const ask = (path: string, init: RequestInit = {}) =>
      askDatabase(new Request(`http://localhost${path}`, init), {
        embedded: embedded as unknown as DurableObjectNamespace,
        environment: environment({ DATABASE_SECRET: SECRET }),
        guesses: { limit },
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
    "%s %j counts, and comes no further when it is one too many",
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

  test("a guess that is not one too many is the database's to refuse", async () => {
    const { ask, reached } = door(async () => ({ success: true }));
    await ask("/nba.json?auth=guess");
    expect(reached).toHaveBeenCalledOnce();
  });

  test.each<[string, string, RequestInit]>([
    ["whoever has the secret", `/nba.json?auth=${encoded}`, { method: "PUT", body: "{}" }],
    [
      "whoever brings it as a bearer",
      "/nba.json",
      { headers: { authorization: `Bearer ${SECRET}` } },
    ],
    ["a visitor", "/nba/teams.json", {}],
    ["a member", `/users/ada.json?auth=${token}`, {}],
  ])("%s is not counted", async (_, path, init) => {
    const limit = vi.fn(async () => ({ success: false }));
    const { ask, reached } = door(limit);
    for (let call = 0; call < 100; call += 1) await ask(path, init);
    expect(limit).not.toHaveBeenCalled();
    expect(reached).toHaveBeenCalledTimes(100);
  });
});
