import { describe, expect, test } from "vitest";
import { DocumentStore } from "../../../../functions/database/document-store.ts";
import { idTokenFor, idTokens } from "../../../fixtures/id-tokens.ts";
import { memoryObjects, SECRET } from "../../../fixtures/memory-database.ts";
import { recordOf } from "../../../fixtures/rule-cases.ts";
import { memorySql } from "../../../fixtures/sqlite.ts";

const token = await idTokenFor("ada");

function stage(seasonSql = memorySql()) {
  const objects = memoryObjects(idTokens, seasonSql);
  const send = async (method: string, path: string, body?: unknown, auth = SECRET) => {
    const answered = await objects.answer(
      new Request(`http://d/${path}`, {
        method,
        headers: { authorization: `Bearer ${auth}` },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
    return { status: answered.status, body: await answered.json() };
  };
  const listed = async () => (await send("GET", "users.json?shallow=true")).body;
  /** What the season's own storage has of members. */
  const stored = () => new DocumentStore(seasonSql).read(["users"]);
  return { objects, send, listed, stored };
}

describe("a member's own object", () => {
  test("stores the record; the season's object stores only whose there are", async () => {
    const { send, listed, stored } = stage();
    await send("PUT", "users/ada.json", recordOf("ada"), token);
    await send("PUT", "users/bob.json", recordOf("bob"));
    expect(stored()).toBe('{"ada":true,"bob":true}');
    expect(await listed()).toEqual({ ada: true, bob: true });
    expect((await send("GET", "users/ada.json", undefined, token)).body).toEqual(recordOf("ada"));
  });

  test("the administrator exports all records, alone and with everything else", async () => {
    const { send } = stage();
    const users = { ada: recordOf("ada"), bob: recordOf("bob") };
    await send("PUT", "nba.json", { teams: [1] });
    for (const [uid, record] of Object.entries(users))
      await send("PUT", `users/${uid}.json`, record);
    expect((await send("GET", "users.json")).body).toEqual(users);
    expect((await send("GET", ".json")).body).toEqual({ nba: { teams: [1] }, users });
    expect((await send("GET", ".json?shallow=true")).body).toEqual({ nba: true, users: true });
  });

  test("more records than one request can call for are refused by name", async () => {
    const { objects, send, listed } = stage();
    for (let i = 0; i <= 900; i += 1) objects.season.listMember(`m${i}`, true);
    expect((await send("GET", "users.json")).status).toBe(501);
    expect(Object.keys((await listed()) as object)).toHaveLength(901);
  });

  test.each(["DELETE", "PUT"])("a record removed by %s is off the list", async (method) => {
    const { send, listed, stored } = stage();
    await send("PUT", "users/ada.json", recordOf("ada"), token);
    const body = method === "PUT" ? null : undefined;
    expect((await send(method, "users/ada.json", body, token)).status).toBe(200);
    expect(await listed()).toBeNull();
    expect(stored()).toBe("null");
  });

  test("a refused write lists no member", async () => {
    const { send, listed } = stage();
    const refused = await send("PUT", "users/ada.json", { ...recordOf("ada"), uid: "bob" }, token);
    expect(refused.status).toBe(401);
    expect(await listed()).toBeNull();
  });

  test("racing writes lose nothing, and the list stays true", async () => {
    const { send, listed } = stage();
    await send("PUT", "users/ada.json", recordOf("ada"), token);
    const keys = Array.from({ length: 100 }, (_, i) => `p${i}`);
    const at = (key: string) => `users/ada/favorites/players/${key}.json`;
    await Promise.all(keys.map((key) => send("PUT", at(key), true, token)));
    const { body } = await send(
      "GET",
      "users/ada/favorites/players.json?shallow=true",
      undefined,
      token,
    );
    expect(Object.keys(body as object)).toHaveLength(101);
    await Promise.all(
      keys.map((_, i) =>
        i % 2 === 0
          ? send("DELETE", "users/ada.json", undefined, token)
          : send("PUT", "users/ada.json", recordOf("ada"), token),
      ),
    );
    const record = await send("GET", "users/ada.json", undefined, token);
    expect(await listed()).toEqual(record.body === null ? null : { ada: true });
  });

  test.each<[string, string, unknown]>([
    ["PUT", ".json", { nba: {} }],
    ["DELETE", "users.json", undefined],
    ["PATCH", "users.json", { "ada/name": "A", "bob/name": "B" }],
    ["PATCH", ".json", { "users/ada/name": "A", "nba/news/data": null }],
  ])("%s %s across records is refused by name and changes nothing", async (method, path, body) => {
    const { send } = stage();
    await send("PUT", "nba.json", { news: { data: [1] } });
    await send("PUT", "users/ada.json", recordOf("ada"));
    const before = (await send("GET", ".json")).body;
    const refused = await send(method, path, body);
    expect(refused.status).toBe(501);
    expect(refused.body).toMatchObject({ error: expect.stringContaining("users/{uid}") });
    expect((await send("GET", ".json")).body).toEqual(before);
  });
});

describe("records of an earlier release, stored with the season", () => {
  function earlier() {
    const seasonSql = memorySql();
    const users = { ada: recordOf("ada", { x: true }), bob: recordOf("bob") };
    new DocumentStore(seasonSql).write([{ keys: ["users"], json: users }]);
    return { users, seasonSql, ...stage(seasonSql) };
  }

  test("move to their own objects when they are first called, and nothing is lost", async () => {
    const { users, send, stored } = earlier();
    const added = await send("PUT", "users/ada/favorites/teams/3.json", true, token);
    expect(added.status).toBe(200);
    expect(JSON.parse(stored())).toEqual({ ada: true, bob: users.bob });
    expect((await send("GET", "users/ada.json")).body).toEqual(
      recordOf("ada", { x: true }, { 3: true }),
    );
  });

  test("are all in an export, moved or not", async () => {
    const { users, send } = earlier();
    await send("GET", "users/ada.json", undefined, token);
    expect((await send("GET", "users.json")).body).toEqual(users);
  });

  test("a move that breaks off after the record was stored is finished, not repeated", async () => {
    const { users, objects, seasonSql, send, stored } = earlier();
    await send("PUT", "users/ada/name.json", "New", token);
    // As if the season's object had never heard that the record is stored elsewhere.
    new DocumentStore(seasonSql).write([{ keys: ["users", "ada"], json: users.ada }]);
    const record = await objects.recordOf("ada");
    await record.move();
    expect((await send("GET", "users/ada/name.json", undefined, token)).body).toBe("New");
    expect(JSON.parse(stored())).toMatchObject({ ada: true });
  });

  test("a record that has moved and was removed does not come back", async () => {
    const { objects, send, listed } = earlier();
    await send("DELETE", "users/ada.json", undefined, token);
    objects.restart();
    expect((await send("GET", "users/ada.json", undefined, token)).body).toBeNull();
    expect(await listed()).toEqual({ bob: true });
  });
});
