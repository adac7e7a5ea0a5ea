import type { Stint } from "./floor.ts";
import { otherSide, type Side } from "./play.ts";

/** The kinds of lineups, players of a team on the floor together: lineups of five, and pairs. */
export const LINEUP_KINDS = ["lineups", "pairs"] as const;
export type LineupKind = (typeof LINEUP_KINDS)[number];

/** The lineups of each kind in words that begin a sentence. */
export const LINEUP_NOUNS: Readonly<Record<LineupKind, string>> = {
  lineups: "Lineups",
  pairs: "Pairs",
};

/** The least minutes in a season, its playoffs included, of the lineups whose games are kept. */
export const LEAST_MINUTES: Readonly<Record<LineupKind, number>> = { lineups: 20, pairs: 50 };

/** Time on the floor, with the points of the team and of its opponents in it. */
export interface FloorSums {
  seconds: number;
  scored: number;
  allowed: number;
}

/** Players of a team in one game or more, by ascending ids. */
export interface Lineup extends FloorSums {
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

/** The lineups of a side in its stints, those with the most time first. */
export function lineupsOf(stints: readonly Stint[], side: Side, kind: LineupKind): Lineup[] {
  const lineups = new Map<string, Lineup>();
  for (const stint of stints) {
    const sums = sumsOfStint(stint, side);
    for (const players of lineupsAmong(stint.floor[side], kind)) {
      const key = players.join(" ");
      const lineup = lineups.get(key);
      if (lineup === undefined) lineups.set(key, { players, ...sums });
      else addTo(lineup, sums);
    }
  }
  return [...lineups.values()].sort((a, b) => b.seconds - a.seconds);
}

/** The lineups among the known players on the floor: a five is one only where all are known. */
function lineupsAmong(floor: readonly string[], kind: LineupKind): string[][] {
  const players = floor.toSorted((a, b) => Number(a) - Number(b));
  if (kind === "lineups") return players.length === FIVE ? [players] : [];
  return players.flatMap((one, at) => players.slice(at + 1).map((other) => [one, other]));
}

/** Whether lines are of lineups. */
export function isLineup(of: string | null | undefined): of is LineupKind {
  return LINEUP_KINDS.some((kind) => kind === of);
}

// A lineup is stored as one player is: its ids in one text, and its names in another.
const BETWEEN_IDS = "-";
const BETWEEN_NAMES = " / ";

export function lineupId(players: readonly string[]): string {
  return players.join(BETWEEN_IDS);
}

export function lineupName(names: readonly string[]): string {
  return names.join(BETWEEN_NAMES);
}

/** The ids of a lineup's players; of a single player his own. */
export function playersOfLineup(id: string): string[] {
  return id.split(BETWEEN_IDS);
}

/** The names of a lineup's players, in the order of their ids. */
export function namesOfLineup(name: string): string[] {
  return name.split(BETWEEN_NAMES);
}
