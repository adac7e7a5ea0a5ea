import { expect, test } from "vitest";
import { DocumentStore } from "#functions/database/storage/document-store.ts";
import { memorySql } from "#tools/machine/memory-sql.ts";

/** Creates storage in the first schema: one row per scalar, a long text in parts. */
function scalarsOf(rows: [path: string, part: number, text: string][]) {
  const sql = memorySql();
  sql.exec("CREATE TABLE meta (name TEXT PRIMARY KEY, value INTEGER NOT NULL)");
  sql.exec("INSERT INTO meta (name, value) VALUES ('schema', 1)");
  sql.exec(
    "CREATE TABLE leaf (path TEXT NOT NULL, part INTEGER NOT NULL, text TEXT NOT NULL, PRIMARY KEY (path, part)) WITHOUT ROWID",
  );
  for (const row of rows) sql.exec("INSERT INTO leaf (path, part, text) VALUES (?, ?, ?)", ...row);
  return sql;
}

test("migrates a database of scalars to documents without loss", () => {
  const sql = scalarsOf([
    ["/nba/standings/eastConference/0/Team/0/", 0, '"1"'],
    ["/nba/standings/eastConference/10/Team/0/", 0, '"11"'],
    ["/nba/standings/updatedAt/", 0, '"2026-04-12"'],
    ["/nba/careers/201/0/", 0, "1"],
    ["/nba/careers/202/0/", 0, "2"],
    ["/users/ada/favorites/players/Luka Dončić/", 0, "true"],
    ["/users/ada/name/", 0, '"Ada"'],
    ["/users/ada-2/name/", 0, '"Eve"'],
    ["/scalar/", 0, "5"],
    ["/long/text/", 0, `"${"x".repeat(10)}`],
    ["/long/text/", 1, `${"y".repeat(10)}"`],
  ]);
  const store = new DocumentStore(sql);
  expect(JSON.parse(store.read([]))).toEqual({
    nba: {
      standings: {
        eastConference: { 0: { Team: ["1"] }, 10: { Team: ["11"] } },
        updatedAt: "2026-04-12",
      },
      careers: { 201: [1], 202: [2] },
    },
    users: {
      ada: { name: "Ada", favorites: { players: { "Luka Dončić": true } } },
      "ada-2": { name: "Eve" },
    },
    scalar: 5,
    long: { text: "xxxxxxxxxxyyyyyyyyyy" },
  });
  expect([...sql.exec("SELECT path FROM document")].flat()).toHaveLength(7);
  expect([...sql.exec("SELECT name FROM sqlite_master WHERE name = 'leaf'")]).toEqual([]);
  store.write([{ keys: ["users", "ada", "name"], json: "Ada L." }]);
  expect(new DocumentStore(sql).read(["users", "ada", "name"])).toBe('"Ada L."');
});

test("migrates a scalar at the root", () => {
  expect(new DocumentStore(scalarsOf([["/", 0, "7"]])).read([])).toBe("7");
});

test("rejects storage of a later release and leaves it unchanged", () => {
  const sql = scalarsOf([["/a/", 0, "1"]]);
  sql.exec("UPDATE meta SET value = 99");
  expect(() => new DocumentStore(sql)).toThrow(/schema 99/);
  expect([...sql.exec("SELECT path, text FROM leaf")]).toEqual([["/a/", "1"]]);
});
