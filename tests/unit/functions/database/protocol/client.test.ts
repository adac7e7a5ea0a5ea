import { describe, expect, test, vi } from "vitest";
import { databaseOf } from "#functions/database/protocol/client.ts";
import { duringRequest } from "#functions/http/log.ts";
import type { Environment } from "#functions/settings/environment.ts";
import { EmbeddedSite } from "#tests/fixtures/embedded-site.ts";
import { SECRET } from "#tests/fixtures/memory-database.ts";
import { recordOf } from "#tests/fixtures/rule-cases.ts";

const HOSTED = "https://db.example.com";
const settingsOf = (settings: Partial<Environment>) => settings as Environment;

describe("the database that the site reads", () => {
  test("is the embedded one: the season's object, and for a record the member's", async () => {
    const site = new EmbeddedSite();
    const asked = vi.spyOn(globalThis, "fetch");
    const database = databaseOf(settingsOf({}), site.bindings);
    const ada = recordOf("ada");
    await database.write("nba/standings", { set: { data: ["1st"] } }, { auth: SECRET });
    await database.write("users/ada", { set: ada }, { auth: SECRET });
    expect(await database.read("nba/standings")).toEqual({ ok: true, value: { data: ["1st"] } });
    expect(await database.read("users/ada")).toMatchObject({ ok: false });
    expect(await database.read("users/ada", { auth: SECRET })).toEqual({ ok: true, value: ada });
    expect(JSON.parse(await site.member("ada").readRecord("ada"))).toEqual(ada);
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });

  test("is told the id of the request that it is read for", async () => {
    const fetched = vi.fn(async (_url: string, _init: RequestInit) => new Response("1"));
    const objects = { getByName: () => ({ fetch: fetched }) };
    const bindings = { EMBEDDED_DATABASE: objects, MEMBERS: objects };
    const database = databaseOf(settingsOf({}), bindings as never);
    await duringRequest("ray-1", () => database.read("nba/news", { auth: "token" }));
    await database.read("nba/news");
    const headers = fetched.mock.calls.map(([, init]) =>
      Object.fromEntries(new Headers(init.headers)),
    );
    expect(headers).toEqual([
      { "x-request-id": "ray-1", authorization: "Bearer token" },
      { "x-request-id": "" },
    ]);
  });

  test.each([
    ["embedded", {}, ["PUT"]],
    ["hosted", { DATABASE_URL: HOSTED }, ["PUT", undefined]],
  ])("answers with what is around a change, the %s one by %j: %j", async (_, settings, methods) => {
    const fetched = vi.fn(async (_url: unknown, _init?: RequestInit) => new Response('{"a":1}'));
    const asked = vi.spyOn(globalThis, "fetch").mockImplementation(fetched);
    const objects = { getByName: () => ({ fetch: fetched }) };
    const bindings = { EMBEDDED_DATABASE: objects, MEMBERS: objects };
    const database = databaseOf(settingsOf(settings), bindings as never);
    const answer = await database.writeBelow("users/ada", ["a"], { set: 1 }, { auth: "token" });
    expect(answer).toEqual({ ok: true, value: { a: 1 } });
    expect(fetched.mock.calls.map(([, init]) => init?.method)).toEqual(methods);
    asked.mockRestore();
  });

  test("is the hosted one where its address is set", async () => {
    const site = new EmbeddedSite();
    const asked = vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response('"hosted"'));
    const database = databaseOf(settingsOf({ DATABASE_URL: HOSTED }), site.bindings);
    expect(await database.read("nba/season")).toEqual({ ok: true, value: "hosted" });
    expect(asked.mock.calls.map(([url]) => url)).toEqual([`${HOSTED}/nba/season.json`]);
    asked.mockRestore();
  });

  const EMBEDDED = {};
  test.each([
    [EMBEDDED, {}, 2_500],
    [EMBEDDED, { READ_TIMEOUT_SECONDS: 700 }, 700],
    [{ timeoutMs: 300 }, { READ_TIMEOUT_SECONDS: 700 }, 300],
    [EMBEDDED, { DATABASE_URL: HOSTED }, 2_500],
    [{ timeoutMs: 300 }, { DATABASE_URL: HOSTED, READ_TIMEOUT_SECONDS: 700 }, 300],
  ])("with %j and %j is waited for %i ms", async (options, settings, ms) => {
    vi.useFakeTimers();
    const never = () => new Promise<Response>(() => {});
    const asked = vi.spyOn(globalThis, "fetch").mockImplementation(never);
    const objects = { getByName: () => ({ fetch: never }) };
    const bindings = { EMBEDDED_DATABASE: objects, MEMBERS: objects };
    const read = databaseOf(settingsOf(settings), bindings as never, options).read("nba/season");
    const settled = vi.fn();
    void read.then(settled);
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await read).toMatchObject({ error: { kind: "timed-out" } });
    vi.useRealTimers();
    asked.mockRestore();
  });
});
