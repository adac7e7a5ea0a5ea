import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { memoryDatabase, SECRET } from "#tests/fixtures/memory-database.ts";
import type { DatabaseTarget } from "#tools/operate/database-target.ts";
import { pushDataset, seedOnce } from "#tools/operate/dataset-push.ts";

const target: DatabaseTarget = {
  url: "http://database",
  credential: { auth: SECRET },
};

beforeEach(() => {
  const database = memoryDatabase();
  vi.stubGlobal("fetch", (url: string, init?: RequestInit) => database(new Request(url, init)));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function held(): Promise<unknown> {
  return (await fetch(`http://database/nba.json?auth=${SECRET}`)).json();
}

const HEADLINE = { title: "A title", section: "news", slug: "a-title", date: "2026-04-12" };
const headlines = (title: string) => ({ headlines: { data: [{ ...HEADLINE, title }] } });

test("seedOnce fills an empty database once", async () => {
  const filled = { wasEmpty: true, replaced: [] };
  expect(await seedOnce(target, headlines("First"))).toEqual(filled);
  expect(await held()).toEqual(headlines("First"));
  expect(await seedOnce(target, headlines("Second"))).toEqual({ ...filled, wasEmpty: false });
  expect(await held()).toEqual(headlines("First"));
});

test("seedOnce adds missing collections and keeps the others", async () => {
  await pushDataset(target, headlines("Changed"));
  const games = { games: { data: [1] } };
  expect(await seedOnce(target, { ...headlines("First"), ...games })).toMatchObject({
    wasEmpty: false,
  });
  expect(await held()).toEqual({ ...headlines("Changed"), ...games });
});

test("seedOnce replaces a collection of a shape that this version cannot read", async () => {
  await pushDataset(target, { ...headlines("Changed"), lines: { games: { away: "old" } } });
  const lines = { games: { ids: "", dates: "" } };
  expect(await seedOnce(target, { ...headlines("First"), lines })).toEqual({
    wasEmpty: false,
    replaced: ["lines"],
  });
  expect(await held()).toEqual({ ...headlines("Changed"), lines });
});

test("seedOnce replaces documents of plays that name no season, and a push keeps other seasons'", async () => {
  await pushDataset(target, { ...headlines("Changed") });
  await fetch(`http://database/nba/parts.json?auth=${SECRET}`, {
    method: "PUT",
    body: JSON.stringify({ q1: { lines: "old" } }),
  });
  const parts = { "2025-26-q1": { lines: "new" } };
  expect(await seedOnce(target, { ...headlines("First"), parts })).toMatchObject({
    replaced: ["parts"],
  });
  expect(await seedOnce(target, { parts: { "2025-26-q1": { lines: "newer" } } })).toMatchObject({
    replaced: [],
  });
  await pushDataset(target, { parts: { "2026-27-q1": { lines: "next" } } });
  expect(await held()).toMatchObject({ parts: { ...parts, "2026-27-q1": { lines: "next" } } });
});

test("pushDataset reports a rejected secret", async () => {
  const wrong: DatabaseTarget = { url: "http://database", credential: { auth: "wrong" } };
  await expect(pushDataset(wrong, {})).rejects.toThrow(
    "The database at http://database does not accept the secret (401).",
  );
});
