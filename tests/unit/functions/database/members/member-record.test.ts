import { describe, expect, test } from "vitest";
import { DocumentStore } from "#functions/database/storage/document-store.ts";
import { idTokenFor, idTokens } from "#tests/fixtures/id-tokens.ts";
import { memoryObjects, SECRET } from "#tests/fixtures/memory-database.ts";
import { recordOf } from "#tests/fixtures/rule-cases.ts";
import { memorySql } from "#tools/machine/memory-sql.ts";

const token = await idTokenFor("ada");

function stage(seasonSql = memorySql(), isDeleted?: (uid: string) => boolean) {
  const objects = memoryObjects(idTokens, seasonSql, isDeleted);
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
  /** Returns what the season's own storage holds about members. */
  const stored = () => new DocumentStore(seasonSql).read(["users"]);
  return { objects, send, listed, stored };
}

describe("member records", () => {
  test("are stored in objects; the season's object stores only the ids", async () => {
    const { send, listed, stored } = stage();
    await send("PUT", "users/ada.json", recordOf("ada"), token);
    await send("PUT", "users/bob.json", recordOf("bob"));
    expect(stored()).toBe('{"ada":true,"bob":true}');
    expect(await listed()).toEqual({ ada: true, bob: true });
    expect((await send("GET", "users/ada.json", undefined, token)).body).toEqual(recordOf("ada"));
  });

  test("are exported to the administrator, alone and with everything else", async () => {
    const { send } = stage();
    const users = { ada: recordOf("ada"), bob: recordOf("bob") };
    await send("PUT", "nba.json", { teams: [1] });
    for (const [uid, record] of Object.entries(users))
      await send("PUT", `users/${uid}.json`, record);
    expect((await send("GET", "users.json")).body).toEqual(users);
    expect((await send("GET", ".json")).body).toEqual({ nba: { teams: [1] }, users });
    expect((await send("GET", ".json?shallow=true")).body).toEqual({ nba: true, users: true });
  });

  test("are not exported above the limit of one request, which answers 501", async () => {
    const { objects, send, listed } = stage();
    for (let i = 0; i <= 900; i += 1) objects.season.listMember(`m${i}`, true);
    expect((await send("GET", "users.json")).status).toBe(501);
    expect(Object.keys((await listed()) as object)).toHaveLength(901);
  });

  test.each([
    ["DELETE", "the same object"],
    ["PUT", "the same object"],
    ["DELETE", "an object that begins anew"],
    ["PUT", "an object that begins anew"],
  ])("are removed from the list when they are removed by %s in %s", async (method, object) => {
    const { objects, send, listed, stored } = stage();
    await send("PUT", "users/ada.json", recordOf("ada"), token);
    if (object !== "the same object") objects.restart();
    const body = method === "PUT" ? null : undefined;
    expect((await send(method, "users/ada.json", body, token)).status).toBe(200);
    expect(await listed()).toBeNull();
    expect(stored()).toBe("null");
  });

  test("are not listed after a rejected write", async () => {
    const { send, listed } = stage();
    const refused = await send("PUT", "users/ada.json", { ...recordOf("ada"), uid: "bob" }, token);
    expect(refused.status).toBe(401);
    expect(await listed()).toBeNull();
  });

  test("lose no concurrent write, and their list stays correct", async () => {
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
  ])("cannot be written together by %s %s, which answers 501", async (method, path, body) => {
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

describe("the record of a deleted account", () => {
  test.each<[string, string, unknown]>([
    ["PUT", "users/ada.json", recordOf("ada")],
    ["PUT", "users/ada/favorites/teams/3.json", true],
    ["PATCH", "users/ada.json", { name: "Ada" }],
    ["POST", "users/ada/favorites/teams.json", true],
  ])("takes no %s %s of its member", async (method, path, body) => {
    const deleted = { is: false };
    const { send } = stage(memorySql(), () => deleted.is);
    await send("PUT", "users/ada.json", recordOf("ada"), token);
    deleted.is = true;
    expect((await send(method, path, body, token)).status).toBe(401);
    expect((await send("GET", "users/ada.json")).body).toEqual(recordOf("ada"));
    expect((await send("DELETE", "users/ada.json", undefined, token)).status).toBe(200);
    expect((await send(method, path, body, token)).status).toBe(401);
    expect((await send("GET", "users/ada.json")).body).toBeNull();
    expect((await send("PUT", "users/ada.json", recordOf("ada"))).status).toBe(200);
  });
});

describe("the list of members", () => {
  test("is made anew by their next writes, of any kind", async () => {
    const { objects, send, listed } = stage();
    for (const uid of ["ada", "bob"]) await send("PUT", `users/${uid}.json`, recordOf(uid));
    for (const uid of ["ada", "bob"]) objects.season.listMember(uid, false);
    objects.restart();
    expect(await listed()).toBeNull();
    await send("PATCH", "users/ada.json", {});
    await send("PUT", "users/bob/favorites/teams/3.json", true);
    expect(await listed()).toEqual({ ada: true, bob: true });
  });

  test("loses a member without a record at the next export", async () => {
    const { objects, send, listed } = stage();
    await send("PUT", "users/ada.json", recordOf("ada"));
    objects.season.listMember("bob", true);
    expect((await send("GET", "users.json")).body).toEqual({ ada: recordOf("ada") });
    expect(await listed()).toEqual({ ada: true });
  });

  test("loses a member whose record is erased", async () => {
    const { objects, send, listed } = stage();
    await send("PUT", "users/ada.json", recordOf("ada"), token);
    objects.restart();
    await (await objects.recordOf("ada")).erase();
    expect(await listed()).toBeNull();
    expect((await send("GET", "users/ada.json")).body).toBeNull();
  });
});

describe("records stored with the season by an earlier release", () => {
  function earlier() {
    const seasonSql = memorySql();
    const users = { ada: recordOf("ada", { x: true }), bob: recordOf("bob") };
    new DocumentStore(seasonSql).write([{ keys: ["users"], json: users }]);
    return { users, seasonSql, ...stage(seasonSql) };
  }

  test("move to the member's object on first access, without loss", async () => {
    const { users, send, stored } = earlier();
    const added = await send("PUT", "users/ada/favorites/teams/3.json", true, token);
    expect(added.status).toBe(200);
    expect(JSON.parse(stored())).toEqual({ ada: true, bob: users.bob });
    expect((await send("GET", "users/ada.json")).body).toEqual(
      recordOf("ada", { x: true }, { 3: true }),
    );
  });

  test("are complete in an export, moved or not", async () => {
    const { users, send } = earlier();
    await send("GET", "users/ada.json", undefined, token);
    expect((await send("GET", "users.json")).body).toEqual(users);
  });

  test("keep later changes when an interrupted move is repeated", async () => {
    const { users, objects, seasonSql, send, stored } = earlier();
    await send("PUT", "users/ada/name.json", "New", token);
    // Simulates a move whose last step, in the season's object, is missing.
    new DocumentStore(seasonSql).write([{ keys: ["users", "ada"], json: users.ada }]);
    const record = await objects.recordOf("ada");
    await record.move();
    expect((await send("GET", "users/ada/name.json", undefined, token)).body).toBe("New");
    expect(JSON.parse(stored())).toMatchObject({ ada: true });
  });

  test("do not come back after they have moved and been removed", async () => {
    const { objects, send, listed } = earlier();
    await send("DELETE", "users/ada.json", undefined, token);
    objects.restart();
    expect((await send("GET", "users/ada.json", undefined, token)).body).toBeNull();
    expect(await listed()).toEqual({ bob: true });
  });
});
