import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { replaceDamaged, storedMembers } from "#tools/run/damaged-files.ts";

let folder: string;
const season = () => join(folder, "v3/do/hardwood-EmbeddedDatabase/season.sqlite");
const member = (name: string) => join(folder, `v3/do/hardwood-MemberObject/${name}.sqlite`);

/** Stores documents by path, as an object of the database does. */
function store(file: string, paths: string[]): void {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  database.exec("PRAGMA journal_mode = WAL");
  database.exec("CREATE TABLE document (path TEXT, part INTEGER, text TEXT)");
  const insert = database.prepare("INSERT INTO document VALUES (?, 0, ?)");
  for (const path of paths) insert.run(path, "x".repeat(10_000));
  database.close();
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "hardwood-damaged-"));
  store(season(), ["/nba/teams/", "/nba/players/"]);
  store(member("ada"), ["/users/ada/"]);
  store(member("metadata"), []);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Overwrites all but the first page of a file. */
function scribble(file: string): void {
  const bytes = readFileSync(file);
  bytes.fill(0xff, 4_096);
  writeFileSync(file, bytes);
}

describe("a local database", () => {
  test("keeps every file that can be read", () => {
    expect(replaceDamaged(folder)).toEqual({ replaced: [], members: [] });
    expect([season(), member("ada")].map(existsSync)).toEqual([true, true]);
  });

  test("may be missing", () => {
    expect(replaceDamaged(join(folder, "none"))).toEqual({ replaced: [], members: [] });
  });

  test.each<[string, (file: string) => void]>([
    ["overwritten behind its first page", scribble],
    ["overwritten whole", (file) => writeFileSync(file, "not a database".repeat(1_000))],
    ["cut in half", (file) => truncateSync(file, readFileSync(file).length / 2)],
  ])("loses only the season's file when that was %s", (_, damage) => {
    damage(season());
    const moved = `${season()}.damaged-1`;
    expect(replaceDamaged(folder)).toEqual({ replaced: [moved], members: [] });
    expect([season(), moved, member("ada")].map(existsSync)).toEqual([false, true, true]);
    store(season(), []);
    damage(season());
    expect(replaceDamaged(folder).replaced).toEqual([`${season()}.damaged-2`]);
  });

  test("names a member's file that cannot be read, and leaves it", () => {
    scribble(member("ada"));
    expect(replaceDamaged(folder)).toEqual({ replaced: [], members: [member("ada")] });
    expect(existsSync(member("ada"))).toBe(true);
    expect(storedMembers(folder)).toEqual([]);
  });

  test("names the members that have a record", () => {
    store(member("bob"), ["/users/bob/"]);
    store(member("erased"), []);
    const database = new DatabaseSync(member("sessions-only"));
    database.exec("CREATE TABLE ended_session (id TEXT)");
    database.close();
    expect(storedMembers(folder).sort()).toEqual(["ada", "bob"]);
  });
});
