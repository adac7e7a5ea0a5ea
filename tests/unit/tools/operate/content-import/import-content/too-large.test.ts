import { mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { fail, ok } from "#domain/result.ts";
import { failureLines, importContent } from "#tools/operate/content-import/import-content.ts";
import { readFiles } from "#tools/operate/content-import/read-files.ts";

const folder = mkdtempSync(join(tmpdir(), "hardwood-large-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("readFiles rejects a file over the database limit", () => {
  const path = join(folder, "large.json");
  writeFileSync(path, "[]");
  truncateSync(path, 42_000_000);
  expect(readFiles("news", [path])).toEqual({
    items: [],
    problems: [`${path}: it is too large: 42 MB; a database takes 10 MB.`],
  });
});

const article = (title: string) => ({
  title,
  sourceTxt: "Hardwood",
  sourceURL: "/nba/teams/1",
  postedOn: "April 20, 2026",
  body: "So.",
});

function importing(known: unknown, status: number) {
  let writes = 0;
  const outcome = importContent({
    database: {
      read: async (path) => ok(path === "nba/news" ? known : null),
      readPage: async () => ok({}),
      readKeys: async () => ok([]),
      readText: async () => ok("null"),
      write: async (path) => {
        writes += 1;
        return fail({ kind: "failing", path, status });
      },
      writeBelow: async (path) => fail({ kind: "failing", path, status }),
    },
    credential: { auth: "s" },
    kind: "news",
    items: [{ from: "new.json", value: article("New") }],
    problems: [],
    isDry: false,
    now: () => new Date("2026-04-21T08:00:00.000Z"),
  });
  return outcome.then((of) => [writes, of.ok ? [] : failureLines(of.error)]);
}

test("importContent does not send a list over the database limit", async () => {
  const known = { data: [{ ...article("Old"), body: "x".repeat(10_000_000) }] };
  expect(await importing(known, 400)).toEqual([
    0,
    ["Nothing was written.", "The list would have 10 MB; a database takes 10 MB."],
  ]);
});

test.each([
  [400, ["Nothing was written.", expect.stringContaining("it may exceed the maximum size")]],
  [500, [expect.stringContaining("it has all of the update or nothing")]],
])("importContent explains the database status %i", async (status, lines) => {
  expect(await importing({ data: [] }, status)).toEqual([1, lines]);
});
