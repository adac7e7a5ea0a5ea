import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { onOffWire, parseOnOff } from "#functions/data/wire/on-off.ts";
import { root } from "#tools/paths.ts";

const stored = () =>
  JSON.parse(readFileSync(join(root, "season/built/together.json"), "utf8"))["2025-26"] as {
    season: string;
    names: unknown[];
    stages: { season: { players: unknown[]; duos: unknown[] } & Record<string, unknown> };
  };

describe("who played with whom", () => {
  test("is stored as it is read", () => {
    const { updatedAt: _, ...wire } = stored() as ReturnType<typeof stored> & { updatedAt: string };
    const read = parseOnOff(wire);
    expect(read?.dropped).toBe(0);
    expect(read && onOffWire(read.value)).toEqual(wire);
  });

  test.each([
    ["a row with a letter", "1,2,3,4,5,x,7"],
    ["a row that is short", "1,2,3"],
    ["a player who is not listed", "1,9999,3,4,5,6,7"],
    ["a number", 7],
  ])("is read without %s, which costs itself alone", (_, row) => {
    const wire = stored();
    const before = wire.stages.season.players.length;
    wire.stages.season.players.push(row);
    const read = parseOnOff(wire);
    expect(read?.dropped).toBe(1);
    expect(read?.value.stages.season.players).toHaveLength(before);
  });

  test.each([[null], [{}], [{ ...stored(), season: "2025" }], [{ ...stored(), stages: {} }]])(
    "is none of a malformed root",
    (raw) => {
      expect(parseOnOff(raw)).toBeUndefined();
    },
  );
});
