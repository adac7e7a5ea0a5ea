import { describe, expect, test } from "vitest";
import { linesOfGames } from "#domain/query/storage/lines-of-games.ts";
import { packLines } from "#domain/query/storage/packed-lines.ts";
import { fail } from "#domain/result.ts";
import { parseCollection } from "#functions/data/collections.ts";

const packed = { updatedAt: "2026-04-12T00:00:00.000Z", ...packLines(linesOfGames([], new Map())) };
const malformed = fail({ kind: "malformed", path: "nba/lines" });

describe("the lines collection", () => {
  test("is parsed from packed columns, with its update time", () => {
    expect(parseCollection("lines", packed)).toMatchObject({
      ok: true,
      value: { value: { size: 0, games: [] }, updatedAt: packed.updatedAt, dropped: 0 },
    });
  });

  test("is empty where the database has none", () => {
    expect(parseCollection("lines", null)).toEqual(fail({ kind: "empty", path: "nba/lines" }));
  });

  test.each<[string, unknown]>([
    ["text", "lines"],
    ["an array", []],
    ["missing columns", { ...packed, lines: undefined }],
    [
      "a column per field, as in an earlier format",
      { ...packed, lines: { skipped: "", starter: "" } },
    ],
    ["columns as an array", { ...packed, lines: [] }],
    ["an extra character in the columns", { ...packed, lines: `#${packed.lines}` }],
    ["an invalid game id", { ...packed, games: { ...packed.games, ids: "-000000001" } }],
    ["game ids as numbers", { ...packed, games: { ...packed.games, ids: [1] } }],
    ["an invalid date", { ...packed, games: { ...packed.games, dates: "2026-01-xx" } }],
    ["a negative count", { ...packed, stints: { ...packed.stints, count: -1 } }],
    ["a count as text", { ...packed, stints: { ...packed.stints, count: "0" } }],
    ["an invalid player id", { ...packed, players: { ids: "1  2", names: "A|B" } }],
    ["names as an array", { ...packed, players: { ids: "1", names: ["A"] } }],
    ["a name with non-ASCII characters", { ...packed, players: { ids: "1", names: "Jokić" } }],
  ])("is malformed with %s", (_, raw) => {
    expect(parseCollection("lines", raw)).toEqual(malformed);
  });
});
