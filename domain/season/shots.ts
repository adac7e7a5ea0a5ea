/** The zones of the floor in the league's shot statistics, from the rim outwards. */
export const SHOT_ZONES = ["ra", "paint", "mid", "lc3", "rc3", "atb3", "bc"] as const;
export type ShotZone = (typeof SHOT_ZONES)[number];

/** The zones of three-point shots. */
export const THREES: readonly ShotZone[] = ["lc3", "rc3", "atb3", "bc"];

/** The names of the zones in tables. */
export const ZONE_NAMES: Readonly<Record<ShotZone, string>> = {
  ra: "Restricted area",
  paint: "Rest of paint",
  mid: "Mid-range",
  lc3: "Left corner 3",
  rc3: "Right corner 3",
  atb3: "Above the break 3",
  bc: "Backcourt",
};

/** Shots made and attempted. */
export interface Shooting {
  made: number;
  tried: number;
}

export type ZoneShooting = Readonly<Record<ShotZone, Shooting>>;

/**
 * The shots from one hexagon of the floor in one zone. Hexagons are two feet wide on a lattice with
 * the rim at 0, 0: a column is one foot wide, a row the square root of three feet deep, and the
 * hexagons of odd rows have odd columns.
 */
export interface ShotBin extends Shooting {
  zone: ShotZone;
  column: number;
  row: number;
}

/** A player's shots of a regular season. */
export interface Shots {
  /** Their season, once it is a past one. */
  season?: string;
  zones: ZoneShooting;
  /** The shots of the whole league in the same season. */
  league: ZoneShooting;
  /** Without shots from more than `FARTHEST_BIN` feet. */
  bins: ShotBin[];
}

/** The largest distance of a binned shot from the rim, in feet. */
export const FARTHEST_BIN = 33;

/** Sums shots. */
export function shootingOf(shots: Iterable<Shooting>): Shooting {
  let [made, tried] = [0, 0];
  for (const part of shots) {
    made += part.made;
    tried += part.tried;
  }
  return { made, tried };
}
