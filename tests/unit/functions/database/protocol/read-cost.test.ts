import { beforeAll, describe, expect, test } from "vitest";
import { takeUnits } from "#functions/database/protocol/read-cost.ts";
import { memoryDatabase, SECRET } from "#tests/fixtures/memory-database.ts";

const ask = memoryDatabase();
const ADMINISTRATOR = { authorization: `Bearer ${SECRET}` };
const request = (path: string, init: RequestInit = {}) =>
  ask(new Request(`http://database${path}`, init));
const lineupsOf = async (path: string, init?: RequestInit) =>
  takeUnits((await request(path, init)).headers);

const UNIT = 128 * 1024;

describe("the cost of a request", () => {
  beforeAll(async () => {
    const body = JSON.stringify({ data: "x".repeat(10 * UNIT - 100), small: 1 });
    await request("/nba/lines.json", { method: "PUT", body, headers: ADMINISTRATOR });
    const small = JSON.stringify({ data: [1] });
    await request("/nba/teamsAPI.json", { method: "PUT", body: small, headers: ADMINISTRATOR });
  });

  const overridden = { "X-HTTP-Method-Override": "GET" };
  test.each<[string, string, RequestInit, number]>([
    ["a small place", "/nba/teamsAPI.json", {}, 1],
    ["a large document", "/nba/lines.json", {}, 10],
    ["its headers alone", "/nba/lines.json", { method: "HEAD" }, 10],
    ["its names alone", "/nba/lines.json?shallow=true", {}, 10],
    ["nothing but its tag", "/nba/lines.json?print=silent", {}, 10],
    ["a small part of it", "/nba/lines/small.json", {}, 10],
    [
      "its reading by another method",
      "/nba/lines.json",
      { method: "POST", headers: overridden },
      10,
    ],
    ["its layout", "/nba/lines.json?print=pretty", { headers: ADMINISTRATOR }, 40],
    ["a refusal", "/nba/news.json", {}, 1],
  ])("of %s follows what is read", async (_, path, init, units) => {
    expect(await lineupsOf(path, init)).toBe(units);
  });

  test("grows a thousandfold with a thousand times the text", async () => {
    const put = (length: number) =>
      request("/nba/games.json", {
        method: "PUT",
        body: JSON.stringify("x".repeat(length)),
        headers: ADMINISTRATOR,
      });
    await put(10_000);
    expect(await lineupsOf("/nba/games.json")).toBe(1);
    await put(10_000_000);
    expect(await lineupsOf("/nba/games.json")).toBe(77);
  });
});

describe("print=pretty", () => {
  test.each<[string, string, RequestInit, number]>([
    ["a visitor a small place", "/nba/teamsAPI.json", {}, 200],
    ["a visitor no large place", "/nba/lines.json", {}, 400],
    ["a visitor no large place by HEAD", "/nba/lines.json", { method: "HEAD" }, 400],
    ["the administrator every place", "/nba/lines.json", { headers: ADMINISTRATOR }, 200],
  ])("lays out for %s", async (_, path, init, status) => {
    expect((await request(`${path}?print=pretty`, init)).status).toBe(status);
  });
});
