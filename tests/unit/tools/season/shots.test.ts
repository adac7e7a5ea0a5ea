import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SHOT_ZONES, type Shooting, shootingOf, THREES } from "#domain/season/shots.ts";
import { parseDocument } from "#functions/data/documents.ts";
import { root } from "#tools/paths.ts";
import { shotContradictions } from "#tools/season/checks/shots.ts";
import { binsOf, hexagonAt, shotDocuments, zoneAt } from "#tools/season/shot-bins.ts";
import { readShots, type ShotRecord } from "#tools/season/shot-tables.ts";
import { readTables } from "#tools/season/tables.ts";

const folder = join(root, "season/sources");
const { players } = readTables(folder);
const records = readShots(folder);
const documents = shotDocuments(records);

/** The cells of a player's row for the regular season. */
function cellsOf(file: string, playerId: string): string[] {
  const rows = readFileSync(join(folder, file), "utf8").split("\n");
  return rows.find((row) => row.startsWith(`${playerId},rs,`))?.split(",") ?? [];
}

describe.each([
  ["Luka Dončić", "1629029"],
  ["LeBron James", "2544"],
  ["Stephen Curry", "201939"],
  ["Victor Wembanyama", "1641705"],
  ["Nikola Jokić", "203999"],
])("the shots of %s", (_, id) => {
  const built = JSON.parse(readFileSync(join(root, "season/built/shots.json"), "utf8"));
  const parsed = parseDocument("shots", id, built[id]);
  if (!parsed.ok) throw new Error("There is no document.");
  const { value: shots, dropped } = parsed.value;
  const official = players.find((player) => player.id === id);
  const places = (cellsOf("shots_xy.csv", id)[4] ?? "").split(" ").map((shot) => {
    const [x = 0, y = 0, made = 0] = shot.split(":").map(Number);
    return { x, y, made, tried: 1 };
  });

  test("agree with the source table by zone", () => {
    const [, , ...cells] = cellsOf("shot_zones.csv", id).map(Number);
    expect(dropped).toBe(0);
    expect(SHOT_ZONES.flatMap((zone) => [shots.zones[zone].made, shots.zones[zone].tried])).toEqual(
      cells,
    );
  });

  test("add up to the official totals", () => {
    expect(shootingOf(Object.values(shots.zones))).toEqual({
      made: official?.fgm,
      tried: official?.fga,
    });
    expect(shootingOf(THREES.map((zone) => shots.zones[zone]))).toEqual({
      made: official?.fg3m,
      tried: official?.fg3a,
    });
  });

  test("are binned in hexagons up to 33 feet", () => {
    const near = places.filter(({ x, y }) => Math.hypot(x, y) <= 330);
    expect(shootingOf(shots.bins)).toEqual(shootingOf(near));
  });

  test("lie in the zones of the league, except for a few", () => {
    for (const zone of SHOT_ZONES) {
      const placed = shootingOf(places.filter((place) => zoneAt(place) === zone));
      expect(Math.abs(placed.tried - shots.zones[zone].tried)).toBeLessThanOrEqual(3);
    }
  });
});

describe("the shots of the season", () => {
  test("agree with the official totals of every player", () => {
    expect(shotContradictions(records, players)).toEqual([]);
  });

  test("have one document per player with a shot, with the league's shooting in each", () => {
    const shooters = players.filter(({ fga }) => fga > 0);
    expect(documents.size).toBe(shooters.length);
    const sums = shootingOf([...documents.values()].flatMap(({ zones }) => Object.values(zones)));
    for (const { league } of documents.values())
      expect(shootingOf(Object.values(league))).toEqual(sums);
  });
});

describe("shotContradictions", () => {
  const id = "1629029";
  const record = records.get(id) as ShotRecord;
  const withZone = (ra: Shooting): ShotRecord => ({ ...record, zones: { ...record.zones, ra } });
  const { ra, mid } = record.zones;
  test.each<[string, ShotRecord, RegExp]>([
    [
      "an extra attempt in a zone",
      withZone({ made: ra.made, tried: ra.tried + 1 }),
      /zones do not/,
    ],
    ["a missing place", { ...record, places: record.places.slice(1) }, /places of his shots/],
    [
      "more makes than attempts",
      withZone({ made: ra.tried + 1, tried: ra.tried }),
      /more made than attempted in ra/,
    ],
    [
      "places of another zone",
      { ...record, places: record.places.map((place) => ({ ...place, x: 0, y: 0 })) },
      /places in ra, not 163/,
    ],
    [
      "threes counted as twos",
      {
        ...record,
        zones: {
          ...record.zones,
          atb3: { made: 0, tried: 0 },
          mid: { made: mid.made + 246, tried: mid.tried + 649 },
        },
      },
      /do not add up to his threes/,
    ],
  ])("reports %s", (_, changed, sentence) => {
    const found = shotContradictions(new Map(records).set(id, changed), players);
    expect(found.join("\n")).toMatch(sentence);
  });

  test("reports shots of an unknown player and a player without shots", () => {
    expect(shotContradictions(new Map(records).set("1", record), players).join()).toMatch(/of 1,/);
    const without = new Map(records);
    without.delete(id);
    expect(shotContradictions(without, players)).toEqual(["Luka Dončić has no shots."]);
  });
});

describe("a hexagon", () => {
  const place = fc.record({
    x: fc.integer({ min: -250, max: 250 }),
    y: fc.integer({ min: -52, max: 330 }),
  });

  test("is nearer to its shots than its neighbours are", () => {
    fc.assert(
      fc.property(place, ({ x, y }) => {
        const { column, row } = hexagonAt({ x, y });
        const depth = 10 * Math.sqrt(3);
        const from = (c: number, r: number) => Math.hypot(x - 10 * c, y - depth * r);
        expect(Math.abs((column - row) % 2)).toBe(0);
        const own = from(column, row);
        for (const [c, r] of [
          [2, 0],
          [-2, 0],
          [1, 1],
          [1, -1],
          [-1, 1],
          [-1, -1],
        ] as const)
          expect(own).toBeLessThanOrEqual(from(column + c, row + r) + 1e-9);
      }),
    );
  });

  test("counts each shot and each make once", () => {
    const shot = fc.record({ isMade: fc.boolean(), x: fc.nat(200), y: fc.nat(200) });
    fc.assert(
      fc.property(fc.array(shot), (shots) => {
        expect(shootingOf(binsOf(shots))).toEqual({
          made: shots.filter(({ isMade }) => isMade).length,
          tried: shots.length,
        });
      }),
    );
  });

  test.each([
    [0, 0, "ra"],
    [0, 41, "paint"],
    [81, 60, "mid"],
    [-225, 20, "lc3"],
    [225, 20, "rc3"],
    [0, 240, "atb3"],
    [219, 100, "atb3"],
    [0, 420, "bc"],
  ])("zoneAt %i, %i is %s", (x, y, zone) => {
    expect(zoneAt({ x, y })).toBe(zone);
  });
});
