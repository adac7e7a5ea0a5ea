import {
  FARTHEST_BIN,
  SHOT_ZONES,
  type ShotBin,
  type Shots,
  type ShotZone,
  shootingOf,
  type ZoneShooting,
} from "#domain/season/shots.ts";
import type { ShotPlace, ShotRecord } from "./shot-tables.ts";

/** The depth of a row of hexagons in tenths of a foot, and the width of a column. */
const ROW = 10 * Math.sqrt(3);
const COLUMN = 10;

/** The lines of the floor, in tenths of a foot from the rim. */
const FLOOR = {
  restricted: 40,
  paint: { side: 80, end: 138 },
  corner: { side: 220, end: 87 },
  arc: 237.5,
  midcourt: 417.5,
};

/** The zone of a place on the floor. */
export function zoneAt({ x, y }: Pick<ShotPlace, "x" | "y">): ShotZone {
  const distance = Math.hypot(x, y);
  if (y > FLOOR.midcourt) return "bc";
  if (Math.abs(x) >= FLOOR.corner.side && y <= FLOOR.corner.end) return x < 0 ? "lc3" : "rc3";
  if (distance >= FLOOR.arc) return "atb3";
  if (distance <= FLOOR.restricted) return "ra";
  return Math.abs(x) <= FLOOR.paint.side && y <= FLOOR.paint.end ? "paint" : "mid";
}

/** The hexagon of a place: the one with the nearest centre. */
export function hexagonAt({ x, y }: Pick<ShotPlace, "x" | "y">): { column: number; row: number } {
  const below = Math.floor(y / ROW);
  const [first, second] = [below, below + 1].map((row) => {
    const odd = Math.abs(row % 2);
    const column = 2 * Math.round((x / COLUMN - odd) / 2) + odd;
    return { column, row, distance: Math.hypot(x - COLUMN * column, y - ROW * row) };
  }) as [Hexagon, Hexagon];
  const { column, row } = first.distance <= second.distance ? first : second;
  return { column, row };
}

type Hexagon = { column: number; row: number; distance: number };

/** The shots by hexagon and zone, row by row from the baseline. */
export function binsOf(places: readonly ShotPlace[]): ShotBin[] {
  const near = places.filter(({ x, y }) => Math.hypot(x, y) <= 10 * FARTHEST_BIN);
  const groups = Map.groupBy(near, (place) => {
    const { column, row } = hexagonAt(place);
    return `${row} ${column} ${zoneAt(place)}`;
  });
  return [...groups]
    .map(([key, own]) => {
      const [row, column, zone] = key.split(" ");
      const made = own.filter(({ isMade }) => isMade).length;
      return {
        zone: zone as ShotZone,
        column: Number(column),
        row: Number(row),
        made,
        tried: own.length,
      };
    })
    .toSorted((a, b) => a.row - b.row || a.column - b.column);
}

/** The shot documents by player; players without a shot have none. */
export function shotDocuments(records: ReadonlyMap<string, ShotRecord>): Map<string, Shots> {
  const league = Object.fromEntries(
    SHOT_ZONES.map((zone) => [
      zone,
      shootingOf([...records.values()].map(({ zones }) => zones[zone])),
    ]),
  ) as ZoneShooting;
  return new Map(
    [...records]
      .filter(([, { places }]) => places.length > 0)
      .map(([id, { places, zones }]) => [id, { zones, league, bins: binsOf(places) }]),
  );
}
