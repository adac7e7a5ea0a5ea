import { describe, expect, test, vi } from "vitest";
import { EmbeddedSite } from "#tests/fixtures/embedded-site.ts";
import { HISTORY_BEGINS } from "#tests/fixtures/object-storage.ts";

const DAY_MS = 24 * 3_600_000;
const FIRST = { season: { current: "2025-26" }, standings: { data: ["1st"] } };

/** More files than a step stores. */
const MANY = Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`part${i}`, { data: [i] }]));

function siteWith(files: Record<string, unknown>, settings: Record<string, string> = {}) {
  const site = new EmbeddedSite(settings);
  site.release = { version: "first", files };
  const read = async (path: string) => (await site.send("GET", `nba/${path}.json`)).body;
  const deploy = (version: string, changed: Record<string, unknown>) => {
    site.release = { version, files: changed };
    site.restart();
  };
  return { site, read, deploy, storage: site.storageOf("main") };
}

describe("a new deployment", () => {
  test("answers its first request from the season's files", async () => {
    const { site, read, storage } = siteWith(FIRST);
    expect(await site.season.isFilling()).toBe(false);
    expect(await read("standings")).toEqual(FIRST.standings);
    expect(storage.alarm).toBeNull();
  });

  test("stores at its alarms what the first step has left", async () => {
    const { site, read, storage } = siteWith(MANY);
    const stored = async () => Object.keys((await read("")) ?? {}).length;
    expect(await stored()).toBe(40);
    expect(await site.season.isFilling()).toBe(true);
    expect(await site.ring("main")).toBeLessThanOrEqual(Date.now());
    expect(await stored()).toBe(60);
    expect(await site.season.isFilling()).toBe(false);
    expect(storage.alarm).toBeNull();
  });

  test("goes on at the next start where a step was interrupted", async () => {
    const { site, read } = siteWith(MANY);
    await read("part0");
    site.restart();
    await read("part0");
    expect(await site.season.isFilling()).toBe(false);
  });

  test("tries again ten seconds after its files could not be read, and answers meanwhile", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const { site, read, storage } = siteWith(FIRST);
    site.assets = { fetch: async () => new Response(null, { status: 500 }) };
    expect(await read("standings")).toBeNull();
    expect(storage.alarm).toBe(Date.now() + 10_000);
    expect(log.mock.calls.flat().join()).toMatch(/season-not-filled.*list answers 500/);
    site.assets = undefined;
    site.restart();
    await site.ring("main");
    expect(await read("standings")).toEqual(FIRST.standings);
    vi.useRealTimers();
    log.mockRestore();
  });

  test.each([
    ["reads a hosted database", { DATABASE_URL: "https://db.example.com" }],
    ["is told to leave its files", { SEASON_FILES: "off" }],
  ])("stores nothing where it %s", async (_, settings) => {
    const { site, read, storage } = siteWith(FIRST, settings);
    expect(await read("standings")).toBeNull();
    expect(await site.season.isFilling()).toBe(false);
    storage.alarm = 1;
    await site.ring("main");
    expect(await read("standings")).toBeNull();
  });

  test("refuses to start with settings that are not valid", async () => {
    const { site } = siteWith(FIRST, { SEASON_FILES: "yes" });
    await expect(site.season.isFilling()).rejects.toThrow("SEASON_FILES must be on or off");
  });
});

describe("the next release", () => {
  const NEXT = { ...FIRST, standings: { data: ["2nd"] }, odds: { data: [1] } };

  test("replaces what the last one has stored", async () => {
    const { read, deploy } = siteWith(FIRST);
    await read("standings");
    deploy("second", NEXT);
    expect([await read("standings"), await read("odds")]).toEqual([NEXT.standings, NEXT.odds]);
  });

  test("stores nothing at a restart of the same version", async () => {
    const { read, deploy } = siteWith(FIRST);
    await read("standings");
    deploy("first", NEXT);
    expect(await read("standings")).toEqual(FIRST.standings);
  });

  test.each([
    ["a collection", "nba/standings/data.json", ["refreshed"], { data: ["refreshed"] }],
    ["no collection", "notes.json", ["x"], NEXT.standings],
  ])("after a write to %s, stands back where it must", async (_, path, value, standings) => {
    const { site, read, deploy } = siteWith(FIRST);
    expect((await site.send("PUT", path, value)).status).toBe(200);
    deploy("second", NEXT);
    expect([await read("standings"), await read("odds")]).toEqual([standings, NEXT.odds]);
  });
});

test("without a secret that is set, the object's own is the administrator's", async () => {
  const { site } = siteWith({});
  site.settings.DATABASE_SECRET = undefined;
  const own = await site.season.ownSecret("database");
  expect((await site.send("PUT", "notes.json", 1, own)).status).toBe(200);
  expect((await site.send("PUT", "users/ada/name.json", "Ada", own)).status).toBe(200);
  site.restart();
  expect(await site.season.ownSecret("database")).toBe(own);
  expect(await site.season.ownSecret("session")).not.toBe(own);
  expect((await site.send("GET", ".json", undefined, own)).body).toEqual({
    notes: 1,
    users: { ada: { name: "Ada" } },
  });
  expect((await site.send("PUT", "notes.json", 2, `${own}0`)).status).toBe(401);
});

test("the recovery mails of the last 24 hours are counted, and forgotten after that", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const start = Date.now();
  const { site } = siteWith({});
  const countAt = async (later: number) => {
    vi.setSystemTime(start + later);
    return (await site.season.mailsOfTheDay("one")).all;
  };
  expect(await countAt(0)).toBe(0);
  await site.season.noteMail("one");
  vi.setSystemTime(start + 1_000);
  await site.season.noteMail("one");
  site.restart();
  expect(await countAt(DAY_MS - 1)).toBe(2);
  expect(await countAt(DAY_MS)).toBe(1);
  // Noted by a clock that was ahead.
  expect(await countAt(-DAY_MS)).toBe(0);
  vi.useRealTimers();
});

test("the season is set back at the next start, which follows at once", async () => {
  const log = vi.spyOn(console, "warn").mockImplementation(() => {});
  const { site, storage } = siteWith({});
  expect(await site.season.setBack(HISTORY_BEGINS - 1)).toBeUndefined();
  expect(await site.season.setBack(HISTORY_BEGINS)).toBe("now");
  expect(storage.setBackTo).toEqual([`at-${HISTORY_BEGINS}`]);
  await expect(site.season.restart()).rejects.toThrow("set back");
  log.mockRestore();
});
