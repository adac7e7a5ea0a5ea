import { describe, expect, test, vi } from "vitest";
import {
  COLLECTION_NAMES,
  type CollectionName,
  collectionsAt,
} from "#functions/data/collections.ts";
import { DOCUMENT_KINDS, type PurgeName } from "#functions/data/documents.ts";
import { createPurge, MAX_TAGS, type PurgeAnswer } from "#functions/data/purge.ts";
import { noteChanged, takeChanged } from "#functions/database/season/changed-collections.ts";
import { memoryDatabase, SECRET } from "#tests/fixtures/memory-database.ts";

const PURGED: PurgeAnswer = { success: true, errors: [] };

/** Creates a purge over an edge cache with the given answer. */
function stage(answer: () => Promise<PurgeAnswer> | undefined = async () => PURGED) {
  const events: string[] = [];
  const log = vi.fn();
  const purgeCollections = createPurge({
    purge(tags) {
      events.push(`purge ${tags.join(" ")}`);
      return answer();
    },
    async forget(name) {
      events.push(`forget ${name}`);
    },
    log,
  });
  return { events, log, purgeCollections };
}

describe("a purge", () => {
  test("forgets local data first, then purges the edge cache, each collection once", async () => {
    const { events, purgeCollections } = stage();
    await purgeCollections(["teams", "players", "teams"]);
    expect(events).toEqual(["forget teams", "forget players", "purge teams players"]);
  });

  test("of no collections does nothing", async () => {
    const { events, purgeCollections } = stage();
    await purgeCollections([]);
    expect(events).toEqual([]);
  });

  test("is split into calls within the platform's tag limit", async () => {
    const { events, purgeCollections } = stage();
    const names = Array.from({ length: MAX_TAGS + 1 }, (_, id) => `c${id}` as CollectionName);
    await purgeCollections(names);
    const calls = events.filter((event) => event.startsWith("purge"));
    expect(calls.map((call) => call.split(" ").length - 1)).toEqual([MAX_TAGS, 1]);
  });

  test.each<[string, () => Promise<PurgeAnswer>, string]>([
    [
      "is refused",
      async () => ({ success: false, errors: [{ code: 10_000, message: "rate limited" }] }),
      "10000 rate limited",
    ],
    ["rejects", () => Promise.reject(new Error("no cache")), "Error: no cache"],
    [
      "throws",
      () => {
        throw new Error("no cache");
      },
      "Error: no cache",
    ],
  ])("that %s is logged and does not fail the write", async (_, answer, reason) => {
    const { log, purgeCollections } = stage(answer);
    await purgeCollections(["teams"]);
    expect(log.mock.calls).toEqual([[{ event: "purge-failed", tags: ["teams"], reason }]]);
  });

  test("without an edge cache logs no failure", async () => {
    const { events, log, purgeCollections } = stage(() => undefined);
    await purgeCollections(["teams"]);
    expect(events).toContain("forget teams");
    expect(log).not.toHaveBeenCalled();
  });
});

describe("changed collections", () => {
  test.each<[string, CollectionName[]]>([
    ["nba/players/data/3/Age", ["players"]],
    ["nba/players", ["players"]],
    ["nba/teamsAPI/updatedAt", ["teams"]],
    ["nba", COLLECTION_NAMES],
    ["", COLLECTION_NAMES],
    ["nba/player", []],
    ["users/ada", []],
    ["users", []],
  ])("at the path %j", (place, names) => {
    expect(collectionsAt(place.split("/").filter((key) => key !== ""))).toEqual(names);
  });

  const send = async (method: string, path: string, body?: unknown, headers = {}) => {
    const database = memoryDatabase();
    const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    const query = path.includes("?") ? "&" : "?";
    const url = `http://localhost/${path}${query}auth=${SECRET}`;
    return database(new Request(url, init));
  };

  test.each<[string, string, unknown, PurgeName[]]>([
    ["PUT", "nba/standings/updatedAt.json", "2026-01-01", ["standings"]],
    ["PUT", "nba/standings/updatedAt.json?print=silent", "2026-01-01", ["standings"]],
    ["PATCH", "nba/leaders.json", { updatedAt: "x" }, ["leaders"]],
    ["PATCH", "nba.json", { "players/updatedAt": 1, news: null }, ["players", "news"]],
    ["PATCH", ".json", { "nba/players/updatedAt": 1, "other/a": "A" }, ["players"]],
    ["PATCH", ".json", {}, []],
    ["POST", "nba/news/data.json", { title: "x" }, ["news"]],
    ["DELETE", "nba.json", undefined, [...new Set([...COLLECTION_NAMES, ...DOCUMENT_KINDS])]],
    ["PUT", "nba/days/2026-01-01/games.json", [1], ["days"]],
    ["PUT", "users/ada/name.json", "Ada", []],
    ["GET", "nba/players.json", undefined, []],
  ])("by %s %s %j are noted on the response", async (method, path, body, names) => {
    const { headers, ok } = await send(method, path, body);
    expect(ok).toBe(true);
    expect(takeChanged(headers).sort()).toEqual([...names].sort());
    expect(takeChanged(headers)).toEqual([]);
  });

  test.each([
    ["PUT", "nba/players.json?auth=wrong", 1, {}],
    ["PUT", "nba/players.json", 1, { "if-match": "other" }],
    ["PATCH", "nba.json", { players: 1, "players/data": 2 }, {}],
    ["PATCH", ".json", { "nba/players/updatedAt": 1, "users/a/name": "A" }, {}],
  ])("by a rejected %s %s are none", async (method, path, body, headers) => {
    const answer = await send(method, path, body, headers);
    expect(answer.ok).toBe(false);
    expect(takeChanged(answer.headers)).toEqual([]);
  });

  test("are listed once, however many paths changed", () => {
    const headers = new Headers();
    noteChanged(headers, [["nba", "players", "a"], ["nba", "players", "b"], ["users"]]);
    expect(takeChanged(headers)).toEqual(["players"]);
  });
});
