import { describe, expect, test } from "vitest";
import { principalOf } from "#functions/database/protocol/credentials.ts";
import { idTokenFor, idTokens } from "#tests/fixtures/id-tokens.ts";
import { memoryDatabase, SECRET } from "#tests/fixtures/memory-database.ts";
import { recordOf } from "#tests/fixtures/rule-cases.ts";

const ada = recordOf("ada");

type Attempt = [method: string, path: string, body: unknown];

/** Makes one request as Ada, on a database where her record exists. */
async function attempt([method, path, body]: Attempt) {
  const ask = memoryDatabase(idTokens);
  const seed = { method: "PUT", body: JSON.stringify(ada) };
  await ask(new Request(`http://d/users/ada.json?auth=${SECRET}`, seed));
  const url = `http://d/${path}.json?auth=${await idTokenFor("ada")}`;
  return ask(new Request(url, { method, body: JSON.stringify(body) }));
}

// The shared rule cases cover who may read and write what.
describe("a member's write", () => {
  test("is answered 401 with an error when it is rejected", async () => {
    const response = await attempt(["POST", "users/ada", { x: 1 }]);
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ error: "Permission denied" });
  });

  test.each([
    ["1", 200, { 1: true, service: true }],
    ["2", 200, { players: { service: true }, teams: { 1: true, service: true } }],
    ["4", 401, { error: "Permission denied" }],
    ["9", 401, { error: "Permission denied" }],
    ["all", 401, { error: "Permission denied" }],
  ])(
    "is answered with what is %s levels above it, inside the record",
    async (levels, status, body) => {
      const ask = memoryDatabase(idTokens);
      const seed = { method: "PUT", body: JSON.stringify(ada) };
      await ask(new Request(`http://d/users/ada.json?auth=${SECRET}`, seed));
      const url = `http://d/users/ada/favorites/teams/1.json?auth=${await idTokenFor("ada")}`;
      const headers = { "x-answer-above": levels };
      const answer = await ask(new Request(url, { method: "PUT", headers, body: "true" }));
      expect(answer.status).toBe(status);
      expect(await answer.json()).toEqual(body);
    },
  );

  test("changes nothing when it is rejected", async () => {
    const ask = memoryDatabase(idTokens);
    const token = await idTokenFor("ada");
    const url = `http://d/users/ada.json?auth=${token}`;
    await ask(new Request(url, { method: "PUT", body: JSON.stringify(ada) }));
    const patch = { name: "Ada L.", "favorites/teams/3": "yes" };
    const refused = await ask(new Request(url, { method: "PATCH", body: JSON.stringify(patch) }));
    expect(refused.status).toBe(401);
    expect(await (await ask(new Request(url))).json()).toEqual(ada);
  });

  test("is limited in size, with room for 500 favorites", async () => {
    const ask = memoryDatabase(idTokens);
    const token = await idTokenFor("ada");
    const send = (path: string, method: string, body: unknown = null) =>
      ask(
        new Request(`http://d/users/ada${path}.json?auth=${token}`, {
          method,
          body: JSON.stringify(body),
        }),
      );
    // As long as the longest names.
    const favorites = (from: number, to: number) =>
      Object.fromEntries(
        Array.from({ length: to - from }, (_, i) => [`${from + i} `.padEnd(40, "x"), true]),
      );
    const whole = recordOf("ada", favorites(0, 500));
    expect((await send("", "PUT", whole)).status).toBe(200);
    const refused = await send("/favorites/players", "PATCH", favorites(500, 1000));
    expect(refused.status).toBe(401);
    expect(await refused.json()).toEqual({ error: "Permission denied" });
    const kept = await ask(new Request(`http://d/users/ada.json?auth=${SECRET}`));
    expect(await kept.json()).toEqual(whole);
    const [name = ""] = Object.keys(favorites(0, 1));
    const path = `/favorites/players/${encodeURIComponent(name)}`;
    expect((await send(path, "DELETE")).status).toBe(200);
  });

  test("can shorten a record over the size limit, but not lengthen it", async () => {
    const ask = memoryDatabase(idTokens);
    const token = await idTokenFor("ada");
    const send = async (path: string, method: string, body: unknown, auth = token) => {
      const init = { method, body: JSON.stringify(body) };
      return (await ask(new Request(`http://d/users/ada${path}.json?auth=${auth}`, init))).status;
    };
    const players = Object.fromEntries(
      Array.from({ length: 1000 }, (_, i) => [`${i} `.padEnd(40, "x"), true]),
    );
    expect(await send("", "PUT", recordOf("ada", players), SECRET)).toBe(200);
    const [name = ""] = Object.keys(players);
    const favorite = `/favorites/players/${encodeURIComponent(name)}`;
    expect(await send(favorite, "DELETE", null)).toBe(200);
    expect(await send(favorite, "PUT", true)).toBe(401);
    expect(await send("/name", "PUT", "Eve")).toBe(200);
    expect(await send("/name", "PUT", "Ada L.")).toBe(401);
    expect(await send("", "PUT", recordOf("ada"))).toBe(200);
  });

  test("is rejected when the body exceeds the size limit", async () => {
    const response = await attempt(["PUT", "users/ada", "x".repeat(70_000)]);
    expect(response.status).toBe(400);
  });
});

describe("credentials", () => {
  const read = async (query: string, headers: Record<string, string> = {}) => {
    const response = await memoryDatabase(idTokens)(
      new Request(`http://d/nba.json${query}`, { headers }),
    );
    return { status: response.status, body: await response.json() };
  };
  test.each([
    [`?auth=${SECRET}`, {}, 200],
    [`?access_token=${SECRET}`, {}, 200],
    ["", { authorization: `Bearer ${SECRET}` }, 200],
    ["", { authorization: "Basic abc" }, 401],
    ["?auth=", {}, 401],
    [`?auth=${SECRET}x`, {}, 401],
    [`?auth=wrong&access_token=${SECRET}`, {}, 401],
  ])("%s %j are answered %i", async (query, headers, status) => {
    expect((await read(query, headers as Record<string, string>)).status).toBe(status);
  });
  test("report an expired token as expired", async () => {
    const token = await idTokenFor("ada", { exp: 1000 });
    expect(await read(`?auth=${token}`)).toEqual({
      status: 401,
      body: { error: "Auth token is expired" },
    });
  });
  test("are answered 503 when the keys to verify a token are unavailable", async () => {
    const keys = () => Promise.reject(new TypeError("fetch failed"));
    const ask = memoryDatabase({ ...idTokens, keys });
    const token = await idTokenFor("ada");
    expect((await ask(new Request(`http://d/users/ada.json?auth=${token}`))).status).toBe(503);
  });
  test.each(["undefined", "", "null"])("are rejected when no secret is set: %j", async (secret) => {
    const request = new Request(`http://d/nba.json?auth=${secret}`);
    const parameters = new URL(request.url).searchParams;
    const principal = principalOf(request, parameters, { secrets: [], idTokens: undefined });
    await expect(principal).rejects.toMatchObject({ status: 401 });
  });
});
