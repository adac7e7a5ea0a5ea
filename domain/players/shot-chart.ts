import type { Shooting, ShotBin, Shots, ShotZone } from "../season/shots.ts";

/**
 * The shooting percentage relative to the league's from the same zones: 0 far below, 4 far above.
 */
export type Shade = 0 | 1 | 2 | 3 | 4;

/** The number of shots of a mark, in classes: 0 is one shot, 3 is eight and more. */
export type MarkSize = 0 | 1 | 2 | 3;

/** A hexagon of a shot chart. */
export interface ShotMark {
  column: number;
  row: number;
  shade: Shade;
  size: MarkSize;
}

/** The fewest shots of each size but the first. */
const SIZES = [2, 4, 8];
/**
 * The boundaries between the shades: differences from the league's percentage as fractions of 1.
 */
const CUTS = [-0.07, -0.02, 0.02, 0.07];
/**
 * The attempts at the league's percentage that are added to every hexagon, which keep hexagons of
 * few shots near the middle.
 */
const LEAGUE_ATTEMPTS = 10;

/** The offsets of a hexagon's six neighbours, in columns and rows. */
const NEIGHBOURS = [
  [2, 0],
  [-2, 0],
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;

/**
 * The hexagons of a shot chart, row by row from the baseline. The shade compares a hexagon and its
 * six neighbours in the same zone with the league; in a hexagon of several zones, each zone counts
 * by its attempts.
 */
export function shotMarks({ bins, league }: Pick<Shots, "bins" | "league">): ShotMark[] {
  const known = new Map(bins.map((bin) => [placeOf(bin.zone, bin.column, bin.row), bin]));
  const hexagons = Map.groupBy(bins, ({ column, row }) => `${column} ${row}`);
  return [...hexagons.values()].map((parts) => {
    const [{ column, row }] = parts as [ShotBin];
    const tried = parts.reduce((sum, part) => sum + part.tried, 0);
    const above = parts.reduce(
      (sum, part) => sum + part.tried * aboveLeague(part, known, league[part.zone]),
      0,
    );
    return {
      column,
      row,
      shade: CUTS.filter((cut) => above / tried > cut).length as Shade,
      size: SIZES.filter((fewest) => tried >= fewest).length as MarkSize,
    };
  });
}

function placeOf(zone: ShotZone, column: number, row: number): string {
  return `${zone} ${column} ${row}`;
}

/** The difference between the percentage around a bin and the league's, as a fraction of 1. */
function aboveLeague(bin: ShotBin, known: ReadonlyMap<string, Shooting>, league: Shooting): number {
  const expected = league.tried === 0 ? 0 : league.made / league.tried;
  let [made, tried] = [bin.made + LEAGUE_ATTEMPTS * expected, bin.tried + LEAGUE_ATTEMPTS];
  for (const [columns, rows] of NEIGHBOURS) {
    const near = known.get(placeOf(bin.zone, bin.column + columns, bin.row + rows));
    made += near?.made ?? 0;
    tried += near?.tried ?? 0;
  }
  return made / tried - expected;
}
