import { describe, expect, test, vi } from "vitest";
import { answerRequest } from "#functions/database/protocol/protocol.ts";
import { databaseCases } from "#tests/fixtures/database-cases.ts";
import { memoryDatabase, SECRET } from "#tests/fixtures/memory-database.ts";
import { playDatabaseCase } from "#tests/fixtures/play-database-case.ts";

const ask = memoryDatabase();
const stage = { origin: "http://database", credential: SECRET, send: ask };

describe("the REST protocol in memory", () => {
  test.each(databaseCases.map((played, i) => ({ ...played, place: `case-${i}` })))(
    "$name",
    ({ place, ...played }) => playDatabaseCase(stage, place, played),
  );
});

const METHODS = "GET, HEAD, PUT, POST, PATCH, DELETE, OPTIONS";
const admin = { authorization: `Bearer ${SECRET}` };
const send = (path: string, init: RequestInit = {}) =>
  ask(new Request(`http://database/${path}`, init));
const put = (path: string, value: unknown) =>
  send(path, { method: "PUT", headers: admin, body: JSON.stringify(value) });

describe("the headers of an answer", () => {
  test.each<[string, string, RequestInit, number, string]>([
    ["a visitor", "nba/teamsAPI.json", {}, 200, "no-cache"],
    ["a credential", "nba/teamsAPI.json", { headers: admin }, 200, "private, no-cache, no-store"],
    ["a refused request", "nba/news.json", {}, 401, "no-cache"],
  ])("to %s say what caches may do", async (_, path, init, status, caching) => {
    const answer = await send(path, init);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([status, caching]);
    expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
  });

  test.each<[string, RequestInit]>([
    ["nba/teamsAPI.json", {}],
    ["nba/news.json", {}],
    ["x.json", { method: "OPTIONS" }],
  ])("of %s %j let other sites read it, and its tag", async (path, init) => {
    const { headers } = await send(path, init);
    expect(Object.fromEntries(headers)).toMatchObject({
      "access-control-allow-origin": "*",
      "access-control-expose-headers": "ETag",
      "cross-origin-resource-policy": "cross-origin",
    });
  });

  test.each([
    ["x-firebase-etag, if-match", "x-firebase-etag, if-match"],
    ["", null],
  ])("of a preflight for the headers %j allow just these", async (asked, allowed) => {
    const { status, headers } = await send("x.json", {
      method: "OPTIONS",
      headers: { "access-control-request-headers": asked },
    });
    expect(status).toBe(204);
    expect(headers.get("access-control-allow-methods")).toBe(METHODS);
    expect(headers.get("access-control-allow-headers")).toBe(allowed);
    expect(headers.get("access-control-max-age")).toBe("3600");
  });

  test.each<[string, string, RequestInit]>([
    ["PROPFIND", "x.json", { method: "PROPFIND" }],
    ["OPTIONS", "x.json?x-http-method-override=options", { method: "POST", body: "1" }],
    ["TRACE", "x.json", { method: "POST", headers: { "x-http-method-override": "TRACE" } }],
    ["GET, HEAD", "x.json?x-http-method-override=GET, HEAD", { method: "POST" }],
  ])("to the method %s name those that there are", async (method, path, init) => {
    const answer = await send(path, init);
    expect([answer.status, await answer.json()]).toEqual([
      405,
      { error: `Method ${method} is not allowed` },
    ]);
    expect(answer.headers.get("allow")).toBe(METHODS);
    expect((await send("nba/news.json")).headers.get("allow")).toBeNull();
  });
});

describe("a method is overridden", () => {
  test("in a POST alone, in any case of letters", async () => {
    await put("o.json", { a: 1 });
    const override = { ...admin, "x-http-method-override": "delete" };
    const written = await send("o.json", { method: "PUT", headers: override, body: "2" });
    expect(await written.json()).toBe(2);
    await send("o.json", { method: "POST", headers: override });
    expect(await (await send("o.json", { headers: admin })).json()).toBeNull();
  });

  test("not by an empty header", async () => {
    const headers = { ...admin, "x-http-method-override": "" };
    const posted = await send("o.json", { method: "POST", headers, body: "1" });
    expect(await posted.json()).toEqual({ name: expect.any(String) });
  });
});

describe("what is sent", () => {
  test("pretty is indented by two spaces", async () => {
    await put("p.json", { a: { b: 1 } });
    const answer = await send("p.json?print=pretty", { headers: admin });
    expect(await answer.text()).toBe('{\n  "a": {\n    "b": 1\n  }\n}');
  });

  test("silently is still told where a condition fails", async () => {
    await put("p.json", 1);
    const headers = { ...admin, "if-match": "null_etag" };
    const init = { method: "PUT", headers, body: "2" };
    const answer = await send("p.json?print=silent", init);
    expect([answer.status, await answer.json()]).toEqual([412, 1]);
  });

  test("with the names of children has the tag of all below them", async () => {
    const tagOf = async (query: string) =>
      (
        await send(`p.json${query}`, { headers: { ...admin, "x-firebase-etag": "true" } })
      ).headers.get("etag");
    await put("p.json", { a: 1 });
    const before = await tagOf("?shallow=true");
    expect(before).toBe(await tagOf(""));
    await put("p.json", { a: 2 });
    expect(await tagOf("?shallow=true")).not.toBe(before);
  });

  test("in order by POST comes back in that order", async () => {
    await put("q.json", null);
    vi.useFakeTimers({ toFake: ["Date"] });
    // Times of which the earlier one has fewer digits in its key.
    for (const [time, value] of [
      [1_000, "first"],
      [Date.UTC(2026, 1), "second"],
      [Date.UTC(2060, 1), "third"],
    ] as const) {
      vi.setSystemTime(time);
      await send("q.json", { method: "POST", headers: admin, body: JSON.stringify(value) });
    }
    vi.useRealTimers();
    const stored = await (await send("q.json", { headers: admin })).json();
    expect(Object.values(stored as object)).toEqual(["first", "second", "third"]);
  });
});

test("a fault of the storage is answered 500 and logged, without its cause for the client", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const faulty = { store: { charactersRead: 0 }, credentials: { secrets: [] } };
  const database = {
    ...faulty,
    owns: () => true,
    read: () => Promise.reject(new Error("disk is full")),
  };
  const request = new Request("http://database/nba/teamsAPI.json");
  const answer = await answerRequest(request, database as never);
  expect([answer.status, await answer.json()]).toEqual([500, { error: "Internal server error" }]);
  expect(log.mock.calls.flat().join()).toMatch(/database-failed.*disk is full/);
  log.mockRestore();
});
