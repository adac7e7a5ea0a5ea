import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SHOT_ZONES, type Shooting, type ZoneShooting } from "#domain/season/shots.ts";
import { parseShots, shotsWire } from "#functions/data/wire/shots.ts";

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

describe("a player's shots document", () => {
  test("round-trips through the database", () => {
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
    ["with an unknown zone", ["moon", 1, 1, 2, 3]],
    ["with more shots made than attempted", ["ra", 1, 1, 4, 3]],
    ["without a shot", ["ra", 1, 1, 0, 0]],
    ["without a position", ["ra", null, 1, 2, 3]],
    ["outside the court", ["ra", 95, 1, 2, 3]],
    ["that is text", "ra"],
  ])("drops a hexagon %s", (_, row) => {
    const parsed = parseShots({ zones: none, league: none, bins: [good, row] });
    expect(parsed?.dropped).toBe(1);
    expect(parsed?.value.bins).toHaveLength(1);
  });

  test.each([
    ["null", null],
    ["text", "shots"],
    ["no zones", { league: none }],
    ["a missing zone", { zones: { ...none, mid: undefined }, league: none }],
    ["more shots made than attempted", { zones: { ...none, mid: [3, 2] }, league: none }],
    ["hexagons as text", { zones: none, league: none, bins: "ra" }],
  ])("is rejected with %s", (_, raw) => {
    expect(parseShots(raw)).toBeUndefined();
  });
});
