import { describe, expect, test } from "vitest";
import { linesOfGames } from "../../../../../domain/query/lines-of-games.ts";
import { packLines } from "../../../../../domain/query/packed-lines.ts";
import { fail } from "../../../../../domain/result.ts";
import { parseCollection } from "../../../../../functions/data/collections.ts";

const packed = { updatedAt: "2026-04-12T00:00:00.000Z", ...packLines(linesOfGames([], new Map())) };
const malformed = fail({ kind: "malformed", path: "nba/lines" });

describe("the collection of lines", () => {
  test("is read in columns, with its time", () => {
    expect(parseCollection("lines", packed)).toMatchObject({
      ok: true,
      value: { value: { size: 0, games: [] }, updatedAt: packed.updatedAt, dropped: 0 },
    });
  });

  test.each<[string, unknown]>([
    ["nothing", null],
    ["a text", "lines"],
    ["a list", []],
    ["no columns", { ...packed, lines: undefined }],
    ["a column that is a list", { ...packed, lines: { ...packed.lines, pts: [] } }],
    ["a column that does not fit", { ...packed, lines: { ...packed.lines, pts: "##" } }],
    ["an id that is a text", { ...packed, games: { ...packed.games, id: ["1"] } }],
    ["a day that is none", { ...packed, games: { ...packed.games, date: ["soon"] } }],
    ["a count below nothing", { ...packed, stints: { ...packed.stints, lines: [-1] } }],
    ["a name that is none", { ...packed, players: { id: [1], name: [7] } }],
  ])("is malformed as %s", (_, raw) => {
    expect(parseCollection("lines", raw)).toEqual(malformed);
  });
});
