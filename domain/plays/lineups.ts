import type { Stint } from "./floor.ts";
import { otherSide, type Side } from "./play.ts";

/** The kinds of units, players of a team on the floor together: lineups of five, and pairs. */
export const UNITS = ["lineups", "pairs"] as const;
export type UnitKind = (typeof UNITS)[number];

/** The units of each kind in words that begin a sentence. */
export const UNIT_NOUNS: Readonly<Record<UnitKind, string>> = { lineups: "Fives", pairs: "Pairs" };

/** The least minutes in a season, its playoffs included, of the units whose games are kept. */
export const LEAST_MINUTES: Readonly<Record<UnitKind, number>> = { lineups: 20, pairs: 50 };

/** Time on the floor, with the points of the team and of its opponents in it. */
export interface FloorSums {
  seconds: number;
  scored: number;
  allowed: number;
}

/** Players of a team in one game or more, by ascending ids. */
export interface Unit extends FloorSums {
  players: readonly string[];
}

const FIVE = 5;

/** The points of a stint from a side's view. */
export function sumsOfStint({ seconds, points }: Stint, side: Side): FloorSums {
  return { seconds, scored: points[side], allowed: points[otherSide(side)] };
}

export function addTo(sums: FloorSums, { seconds, scored, allowed }: FloorSums): void {
  sums.seconds += seconds;
  sums.scored += scored;
  sums.allowed += allowed;
}

/** The units of a side in its stints, those with the most time first. */
export function unitsOf(stints: readonly Stint[], side: Side, kind: UnitKind): Unit[] {
  const units = new Map<string, Unit>();
  for (const stint of stints) {
    const sums = sumsOfStint(stint, side);
    for (const players of unitsAmong(stint.floor[side], kind)) {
      const key = players.join(" ");
      const unit = units.get(key);
      if (unit === undefined) units.set(key, { players, ...sums });
      else addTo(unit, sums);
    }
  }
  return [...units.values()].sort((a, b) => b.seconds - a.seconds);
}

/** The units among the known players on the floor: a five is one only where all are known. */
function unitsAmong(floor: readonly string[], kind: UnitKind): string[][] {
  const players = floor.toSorted((a, b) => Number(a) - Number(b));
  if (kind === "lineups") return players.length === FIVE ? [players] : [];
  return players.flatMap((one, at) => players.slice(at + 1).map((other) => [one, other]));
}

/** Whether lines are of units. */
export function isUnit(of: string | null | undefined): of is UnitKind {
  return UNITS.some((kind) => kind === of);
}

// A unit is stored as one player is: its ids in one text, and its names in another.
const BETWEEN_IDS = "-";
const BETWEEN_NAMES = " / ";

export function unitId(players: readonly string[]): string {
  return players.join(BETWEEN_IDS);
}

export function unitName(names: readonly string[]): string {
  return names.join(BETWEEN_NAMES);
}

/** The ids of a unit's players; of a single player his own. */
export function playersOfUnit(id: string): string[] {
  return id.split(BETWEEN_IDS);
}

/** The names of a unit's players, in the order of their ids. */
export function namesOfUnit(name: string): string[] {
  return name.split(BETWEEN_NAMES);
}
