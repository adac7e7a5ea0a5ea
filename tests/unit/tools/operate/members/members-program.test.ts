import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { type HttpDatabase, startHttpDatabase } from "#tests/fixtures/http-database.ts";
import { SECRET } from "#tests/fixtures/memory-database.ts";
import { startPrograms } from "#tests/fixtures/programs.ts";
import { root } from "#tools/paths.ts";

const folder = mkdtempSync(join(tmpdir(), "hardwood-moving-"));
const programs = startPrograms();
const databases: HttpDatabase[] = [];
afterAll(async () => {
  programs.stop();
  for (const database of databases) await database.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function database(): Promise<HttpDatabase> {
  const started = await startHttpDatabase();
  databases.push(started);
  return started;
}

const members = (args: string[], { url }: HttpDatabase, secret = SECRET) =>
  programs.run({
    file: join(root, "tools/operate/members.ts"),
    args: [...args, "--url", url, "--secret", secret],
    env: {},
  });

const recordOf = (uid: string, team: number) => ({
  name: uid,
  email: `${uid}@example.com`,
  uid,
  favorites: { players: { service: true }, teams: { service: true, [team]: true } },
});

test("`npm run members` moves records to another database, and back with what changed there", async () => {
  const [one, other] = [await database(), await database()];
  const users = { ada: recordOf("ada", 1), bob: recordOf("bob", 2) };
  for (const [uid, record] of Object.entries(users)) await one.write(`users/${uid}`, record);
  const there = join(folder, "there.jsonl");
  expect((await members(["export", there], one)).code).toBe(0);

  const writes = other.writes();
  expect((await members(["restore", there, "--dry-run"], other)).code).toBe(0);
  expect(other.writes()).toBe(writes);
  expect((await members(["restore", there], other)).code).toBe(0);
  expect(await other.read("users")).toEqual(users);

  await other.write("users/bob/favorites/teams/30", true);
  const back = join(folder, "back.jsonl");
  expect((await members(["export", back], other)).code).toBe(0);
  expect((await members(["restore", back], one)).code).toBe(0);
  expect(await one.read("users")).toEqual(users);
  expect((await members(["restore", back, "--replace"], one)).code).toBe(0);
  expect(await one.read("users")).toEqual(await other.read("users"));
});

test("`npm run members` does not write over a backup, and names a secret that is refused", async () => {
  const one = await database();
  await one.write("users/ada", recordOf("ada", 1));
  const file = join(folder, "kept.jsonl");
  expect((await members(["export", file], one)).code).toBe(0);
  const again = await members(["export", file], one);
  expect([again.code, again.output]).toEqual([2, expect.stringContaining("--resume goes on")]);
  const refused = await members(["export", `${file}.2`], one, "x".repeat(32));
  expect([refused.code, refused.output]).toEqual([
    1,
    expect.stringMatching(/^The database at \S+ does not accept the secret \(401\)\.$/),
  ]);
});
