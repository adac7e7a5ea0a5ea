import { describe, expect, it, test } from "vitest";
import { parsePlays, playsWire } from "#functions/data/wire/plays.ts";
import { SOURCE_FOLDER } from "#tools/paths.ts";
import { readPlays } from "#tools/season/plays/plays-file.ts";
import { stored } from "./stored.ts";

const games = readPlays(SOURCE_FOLDER, "2025-26");
const wireOf = (id: string) => {
  const game = games.get(id);
  if (game === undefined) throw new Error(`${id} has no plays.`);
  return playsWire(game);
};

test("the plays of every game round-trip through the database", () => {
  const differing = [...games].filter(
    ([, game]) =>
      JSON.stringify(parsePlays(stored(playsWire(game)))) !==
      JSON.stringify({ value: game, dropped: 0 }),
  );
  expect(games.size).toBe(1318);
  expect(differing.map(([id]) => id)).toEqual([]);
});

test("a game without a document has no plays", () => {
  expect(parsePlays(null)).toEqual({ value: undefined, dropped: 0 });
});

describe("a document of another shape is refused", () => {
  const good = wireOf("0022500001");
  it.each([
    ["no object", "plays"],
    ["a column that is shorter than the others", { ...good, feet: good.feet.slice(1) }],
    ["a kind that does not exist", { ...good, kind: `${good.kind.slice(1)}~` }],
    ["a player who is not listed", { ...good, players: "1629029" }],
    ["an id that is none", { ...good, players: "x y" }],
    ["a detail that is not listed", { ...good, details: "jump" }],
    [
      "plays before the first period",
      { ...good, kind: `${good.kind.charAt(1)}${good.kind.slice(1)}` },
    ],
    [
      "no plays",
      { ...good, kind: "", side: "", seconds: "", player: "", other: "", detail: "", feet: "" },
    ],
    ["periods without starters", { ...good, starters: good.starters.slice(12) }],
    ["more plays than a game has", { ...good, kind: good.kind.repeat(9) }],
  ])("%s", (_what, raw) => {
    expect(parsePlays(raw)).toBeUndefined();
  });
});
