import { describe, expect, test } from "vitest";
import { askerOf } from "../../../functions/database/credentials.ts";
import { idTokenFor, idTokens } from "../../fixtures/id-tokens.ts";
import { memoryDatabase, SECRET } from "../../fixtures/memory-database.ts";

const ada = { name: "Ada", email: "ada@example.com", uid: "ada", favorites: favorites() };

function favorites(players: object = {}, teams: object = {}) {
  return { players: { service: true, ...players }, teams: { service: true, ...teams } };
}

type Attempt = [method: string, path: string, body: unknown, status: number];

/** Makes one request as somebody, on a database where Ada's record and all collections exist. */
async function attempt(as: "ada" | "visitor" | "admin", [method, path, body]: Attempt) {
  const ask = memoryDatabase(idTokens);
  const admin = `?auth=${SECRET}`;
  const nba = Object.fromEntries(COLLECTIONS.map(([name]) => [name, { data: 1 }]));
  const seed = { nba, users: { ada, bob: { ...ada, uid: "bob" } }, other: 1 };
  await ask(new Request(`http://d/.json${admin}`, { method: "PUT", body: JSON.stringify(seed) }));
  const query = { ada: `?auth=${await idTokenFor("ada")}`, visitor: "", admin }[as];
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  return ask(new Request(`http://d/${path}.json${query}`, { method, ...sent }));
}

const COLLECTIONS: [name: string, visitor: number, member: number][] = [
  ["teamsAPI", 200, 200],
  ["teamLinks", 200, 200],
  ["players", 200, 200],
  ["standings", 200, 200],
  ["leaders", 200, 200],
  ["teamStats", 200, 200],
  ["gameResults", 200, 200],
  ["transactions", 401, 200],
  ["news", 401, 200],
  ["analysis", 401, 200],
  ["constructor", 401, 401],
  ["else", 401, 401],
];

describe("reading", () => {
  test.each(COLLECTIONS)("nba/%s: visitor %i, member %i", async (name, visitor, member) => {
    for (const path of [`nba/${name}`, `nba/${name}/data`, `nba/${name}/data/0/deep`]) {
      expect((await attempt("visitor", ["GET", path, undefined, 0])).status).toBe(visitor);
      expect((await attempt("ada", ["GET", path, undefined, 0])).status).toBe(member);
      expect((await attempt("admin", ["GET", path, undefined, 0])).status).toBe(200);
    }
  });

  test.each([
    ["", 401, 401],
    ["nba", 401, 401],
    ["other", 401, 401],
    ["users", 401, 401],
    ["users/ada", 401, 200],
    ["users/ada/favorites/players", 401, 200],
    ["users/bob", 401, 401],
    ["users/bob/name", 401, 401],
  ])("%j: visitor %i, member %i", async (path, visitor, member) => {
    expect((await attempt("visitor", ["GET", path, undefined, 0])).status).toBe(visitor);
    expect((await attempt("ada", ["GET", path, undefined, 0])).status).toBe(member);
    expect((await attempt("admin", ["GET", path, undefined, 0])).status).toBe(200);
  });
});

const attempts: Attempt[] = [
  ["PUT", "users/ada", ada, 200],
  [
    "PUT",
    "users/ada",
    { ...ada, favorites: favorites({ "LeBron James": true }, { 14: true }) },
    200,
  ],
  ["PUT", "users/ada/favorites/players/Nikola Joki%C4%87", true, 200],
  ["PUT", "users/ada/favorites/teams/15", true, 200],
  ["DELETE", "users/ada/favorites/teams/15", undefined, 200],
  ["PATCH", "users/ada/favorites/players", { x: true, y: null }, 200],
  ["PATCH", "users/ada", { name: "Ada L.", "favorites/teams/3": true }, 200],
  ["PATCH", "users", { "ada/name": "Ada L." }, 200],
  ["PATCH", "", { "users/ada/name": "Ada L." }, 200],
  ["DELETE", "users/ada", undefined, 200],
  ["PUT", "users/bob", { ...ada, uid: "bob" }, 401],
  ["PUT", "users/bob/name", "Ada", 401],
  ["PUT", "users", { ada }, 401],
  ["PATCH", "users", { "ada/name": "Ada", "bob/name": "Ada" }, 401],
  ["PUT", "nba/players/data", [], 401],
  ["PATCH", "", { "users/ada/name": "Ada", "nba/news/data/0": 1 }, 401],
  ["POST", "users/ada", { x: 1 }, 401],
  ["PUT", "users/ada", "text", 401],
  ["PUT", "users/ada", { ...ada, admin: true }, 401],
  ["PUT", "users/ada/admin", true, 401],
  ["PUT", "users/ada", { ...ada, uid: "bob" }, 401],
  ["PUT", "users/ada", { ...ada, name: "" }, 401],
  ["PUT", "users/ada", { ...ada, name: "x".repeat(65) }, 401],
  ["PUT", "users/ada", { ...ada, name: { first: "Ada" } }, 401],
  ["PUT", "users/ada", { ...ada, email: "x".repeat(255) }, 401],
  ["PUT", "users/ada", { ...ada, email: null }, 401],
  ["PUT", "users/ada", { ...ada, favorites: {} }, 401],
  ["PUT", "users/ada", { ...ada, favorites: { ...favorites(), coaches: { a: true } } }, 401],
  ["PUT", "users/ada/favorites/players/x", false, 401],
  ["PUT", "users/ada/favorites/players/x", { deep: true }, 401],
  ["PUT", "users/ada/favorites/players/x/deep", true, 401],
  ["PUT", "users/ada/favorites/players", [true, true], 401],
  ["DELETE", "users/ada/favorites/players/service", undefined, 401],
  ["DELETE", "users/ada/favorites", undefined, 401],
  ["DELETE", "users/ada/name", undefined, 401],
  ["PUT", "users/ada/uid", "bob", 401],
];

describe("writing as a member", () => {
  test.each(attempts)("%s %s %j: %i", async (...tried) => {
    const response = await attempt("ada", tried);
    expect(response.status).toBe(tried[3]);
    if (response.status === 401) {
      expect(await response.json()).toEqual({ error: "Permission denied" });
    }
  });

  test("what is refused changes nothing", async () => {
    const ask = memoryDatabase(idTokens);
    const token = await idTokenFor("ada");
    const url = `http://d/users/ada.json?auth=${token}`;
    await ask(new Request(url, { method: "PUT", body: JSON.stringify(ada) }));
    const patch = { name: "Ada L.", "favorites/teams/3": "yes" };
    const refused = await ask(new Request(url, { method: "PATCH", body: JSON.stringify(patch) }));
    expect(refused.status).toBe(401);
    expect(await (await ask(new Request(url))).json()).toEqual(ada);
  });

  test("a member cannot send more than a record may need", async () => {
    const response = await attempt("ada", ["PUT", "users/ada", "x".repeat(300_000), 0]);
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
  ])("%s %j: %i", async (query, headers, status) => {
    expect((await read(query, headers as Record<string, string>)).status).toBe(status);
  });
  test("an expired token says so", async () => {
    const token = await idTokenFor("ada", { exp: 1000 });
    expect(await read(`?auth=${token}`)).toEqual({
      status: 401,
      body: { error: "Auth token is expired" },
    });
  });
  test("a token that cannot be checked for want of keys is not called false", async () => {
    const keys = () => Promise.reject(new TypeError("fetch failed"));
    const ask = memoryDatabase({ ...idTokens, keys });
    const token = await idTokenFor("ada");
    expect((await ask(new Request(`http://d/users/ada.json?auth=${token}`))).status).toBe(503);
  });
  test.each(["undefined", "", "null"])("where no secret is set, %j is not it", async (secret) => {
    const request = new Request(`http://d/nba.json?auth=${secret}`);
    const parameters = new URL(request.url).searchParams;
    const asked = askerOf(request, parameters, { secret: undefined, idTokens: undefined });
    await expect(asked).rejects.toMatchObject({ status: 401 });
  });
});
