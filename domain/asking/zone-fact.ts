import type { ShotZone } from "../season/shots.ts";
import type { BenchFact } from "./bench-fact.ts";
import type { LineupsFact } from "./lineups-fact.ts";

/** A question for who was on the floor together, where players shot from, or what benches scored. */
export type FloorFact = LineupsFact | ZoneFact | ZoneRankFact | BenchFact;

/** A question for one player's shots from one place. */
export interface ZoneFact {
  kind: "zone";
  place: ShotPlace;
  playerId: string;
}

/** A question for the players with most shots from one place, or with the best percentage of them. */
export interface ZoneRankFact {
  kind: "zone-rank";
  place: ShotPlace;
  by: "made" | "tried" | "percentage";
  order: "best" | "worst";
  /** The fewest shots from there that count; undefined for the usual minimum. */
  least: number | undefined;
}

/** The counts of a place by their words: "most corner threes attempted". */
export const ZONE_COUNTS = { made: "made", tried: "attempted" } as const;

/** The places of the floor that questions name: their zones, and their shots in a sentence. */
export const SHOT_PLACES = {
  rim: { zones: ["ra"], name: "shots at the rim" },
  paint: { zones: ["ra", "paint"], name: "shots in the paint" },
  mid: { zones: ["mid"], name: "mid-range shots" },
  corner: { zones: ["lc3", "rc3"], name: "corner threes" },
  "left-corner": { zones: ["lc3"], name: "left corner threes" },
  "right-corner": { zones: ["rc3"], name: "right corner threes" },
  above: { zones: ["atb3"], name: "above the break threes" },
} as const satisfies Readonly<Record<string, { zones: readonly ShotZone[]; name: string }>>;

export type ShotPlace = keyof typeof SHOT_PLACES;
