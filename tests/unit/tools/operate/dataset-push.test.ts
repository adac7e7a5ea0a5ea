import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { DatabaseTarget } from "../../../../tools/operate/database-target.ts";
import { pushDataset, seedOnce } from "../../../../tools/operate/dataset-push.ts";
import { memoryDatabase, SECRET } from "../../../fixtures/memory-database.ts";

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

test("seedOnce fills an empty database once", async () => {
  expect(await seedOnce(target, { teamsAPI: { data: ["a"] } })).toBe(true);
  expect(await held()).toEqual({ teamsAPI: { data: ["a"] } });
  expect(await seedOnce(target, { teamsAPI: { data: ["b"] } })).toBe(false);
  expect(await held()).toEqual({ teamsAPI: { data: ["a"] } });
});

test("seedOnce adds missing collections and keeps the others", async () => {
  await pushDataset(target, { teamsAPI: { data: ["changed"] } });
  expect(await seedOnce(target, { teamsAPI: { data: ["a"] }, games: { data: [1] } })).toBe(false);
  expect(await held()).toEqual({ teamsAPI: { data: ["changed"] }, games: { data: [1] } });
});

test("pushDataset reports a rejected secret", async () => {
  const wrong: DatabaseTarget = { url: "http://database", credential: { auth: "wrong" } };
  await expect(pushDataset(wrong, {})).rejects.toThrow(
    "The database at http://database does not accept the secret (401).",
  );
});
