import { describe, expect, test } from "vitest";
import { base64Of } from "#domain/query/storage/base64-columns.ts";
import { gamesOfLines } from "#domain/query/storage/lines-of-games.ts";
import { type PackedLines, packLines } from "#domain/query/storage/packed-lines.ts";
import { unpackLines } from "#domain/query/storage/unpacked-lines.ts";
import { small } from "#tests/fixtures/small-season.ts";

const packed = packLines(small.lines);

test("unpacked lines are the games that were packed", () => {
  const lines = unpackLines(packed);
  if (lines === undefined) throw new Error("no lines");
  // The lines of a side may change places.
  const games = (all: typeof lines) =>
    gamesOfLines(all).map(({ lines: own, ...game }) => ({
      ...game,
      lines: own.toSorted((a, b) => a.playerId.localeCompare(b.playerId)),
    }));
  expect(games(lines)).toEqual(games(small.lines));
  expect(lines.players.map(({ name }) => name).sort()).toEqual(
    small.lines.players.map(({ name }) => name).sort(),
  );
});

test("games, figures and roles are decoded once, on first use", () => {
  const lines = unpackLines(packed);
  expect(lines?.games).toBe(lines?.games);
  expect(lines?.figures.reb).toBe(lines?.figures.reb);
  expect(lines?.starter).toBe(lines?.starter);
});

describe("columns that contradict each other are refused", () => {
  const { games, players, stints, lines } = packed;
  const cases: [what: string, changed: Partial<PackedLines>][] = [
    ["ids and dates of different lengths", { games: { ...games, dates: games.dates.slice(10) } }],
    ["no columns of games", { games: { ...games, table: "" } }],
    ["a player without a name", { players: { ...players, ids: `${players.ids} 99` } }],
    ["a name that is no address text", { players: { ...players, names: "%" } }],
    ["fewer players than stints have", { players: { ids: "11", names: "Ann" } }],
    ["a stint more", { stints: { ...stints, count: stints.count + 1 } }],
    ["no games skipped", { stints: { ...stints, skipped: "" } }],
    [
      "more games skipped than a team has",
      {
        stints: { ...stints, skipped: base64Of(Array.from({ length: 12 }, () => 99)) },
      },
    ],
    ["lines of a figure missing", { lines: lines.slice(0, -5) }],
    ["no lines", { lines: "" }],
  ];

  test.each(cases)("%s", (_what, changed) => {
    expect(unpackLines({ ...packed, ...changed })).toBeUndefined();
  });
});
