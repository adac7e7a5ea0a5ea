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
    ["a column each, as they once were", { ...packed, lines: { skipped: "", starter: "" } }],
    ["columns that are a list", { ...packed, lines: [] }],
    ["a column that does not fit", { ...packed, lines: `#${packed.lines}` }],
    ["an id that is none", { ...packed, games: { ...packed.games, ids: "-000000001" } }],
    ["ids that are numbers", { ...packed, games: { ...packed.games, ids: [1] } }],
    ["a day that is none", { ...packed, games: { ...packed.games, dates: "2026-01-xx" } }],
    ["a count below nothing", { ...packed, stints: { ...packed.stints, count: -1 } }],
    ["a count that is a text", { ...packed, stints: { ...packed.stints, count: "0" } }],
    ["a player's id that is none", { ...packed, players: { ids: "1  2", names: "A|B" } }],
    ["names that are a list", { ...packed, players: { ids: "1", names: ["A"] } }],
    ["a name that is not in ASCII", { ...packed, players: { ids: "1", names: "Jokić" } }],
  ])("is malformed as %s", (_, raw) => {
    expect(parseCollection("lines", raw)).toEqual(malformed);
  });
});
