import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  SHOT_ZONES,
  type Shooting,
  type ZoneShooting,
} from "../../../../../domain/season/shots.ts";
import { parseShots, shotsWire } from "../../../../../functions/data/wire/shots.ts";

const shooting: fc.Arbitrary<Shooting> = fc
  .tuple(fc.nat(50), fc.nat(50))
  .map(([made, missed]) => ({ made, tried: made + missed }));
const zones = fc.record(
  Object.fromEntries(SHOT_ZONES.map((zone) => [zone, shooting])),
) as fc.Arbitrary<ZoneShooting>;
const bin = fc
  .tuple(
    shooting.filter(({ tried }) => tried > 0),
    fc.record({
      zone: fc.constantFrom(...SHOT_ZONES),
      column: fc.integer({ min: -25, max: 25 }),
      row: fc.integer({ min: -3, max: 19 }),
    }),
  )
  .map(([made, place]) => ({ ...made, ...place }));
const shots = fc.record({ zones, league: zones, bins: fc.array(bin) });

describe("the document of a player's shots", () => {
  test("comes back from the database as it was written", () => {
    fc.assert(
      fc.property(shots, (given) => {
        const stored = JSON.parse(JSON.stringify(shotsWire(given)));
        // The database keeps no empty list.
        if (given.bins.length === 0) delete stored.bins;
        expect(parseShots(stored)).toEqual({ value: given, dropped: 0 });
      }),
    );
  });

  const none = Object.fromEntries(SHOT_ZONES.map((zone) => [zone, [1, 2]]));
  const good = ["ra", 1, -1, 2, 3];
  test.each([
    ["of an unknown zone", ["moon", 1, 1, 2, 3]],
    ["with more made than attempted", ["ra", 1, 1, 4, 3]],
    ["without a shot", ["ra", 1, 1, 0, 0]],
    ["without a place", ["ra", null, 1, 2, 3]],
    ["off the floor", ["ra", 95, 1, 2, 3]],
    ["of text", "ra"],
  ])("drops a hexagon %s", (_, row) => {
    const parsed = parseShots({ zones: none, league: none, bins: [good, row] });
    expect(parsed?.dropped).toBe(1);
    expect(parsed?.value.bins).toHaveLength(1);
  });

  test.each([
    ["nothing", null],
    ["text", "shots"],
    ["no zones", { league: none }],
    ["a zone too few", { zones: { ...none, mid: undefined }, league: none }],
    ["more made than attempted", { zones: { ...none, mid: [3, 2] }, league: none }],
    ["hexagons of text", { zones: none, league: none, bins: "ra" }],
  ])("is none with %s", (_, raw) => {
    expect(parseShots(raw)).toBeUndefined();
  });
});
