import type { LineupsQuery } from "./lineups-query.ts";
import type { SeasonTogether } from "./season-together.ts";
import { type Duo, netPer48, type Unit } from "./together.ts";

/** Players together, in the order of a list. */
export interface RankedUnit extends Unit {
  rank: number;
  /** Points better than the opponents in 48 minutes. */
  net: number;
}

export interface RankedDuo extends Duo {
  rank: number;
  /** The scorer's field goals for the team. */
  made: number;
}

/** The units that a list of fives or pairs has, the best first. */
export function unitsOf(
  { of, stage, sort, least }: LineupsQuery,
  teamId: number | undefined,
  { stages }: SeasonTogether,
): RankedUnit[] {
  const { fives, pairs } = stages[stage];
  const units = (of === "pairs" ? pairs : fives)
    .filter((unit) => unit.seconds >= 60 * least && isOf(teamId, unit))
    .map((unit) => ({ ...unit, net: netPer48(unit) ?? 0 }));
  const value = (unit: (typeof units)[number]) => (sort === "minutes" ? unit.seconds : unit.net);
  return units
    .toSorted((a, b) => value(b) - value(a) || b.seconds - a.seconds)
    .map((unit, at) => ({ ...unit, rank: at + 1 }));
}

/** The passers and scorers of a list, the most assists first; equal ones share a rank. */
export function duosOf(
  { stage }: LineupsQuery,
  teamId: number | undefined,
  { stages }: SeasonTogether,
): RankedDuo[] {
  const { duos, players } = stages[stage];
  const made = new Map(players.map((one) => [`${one.teamId} ${one.playerId}`, one.made]));
  const sorted = duos
    .filter((duo) => isOf(teamId, duo))
    .toSorted((a, b) => b.assists - a.assists || Number(a.scorerId) - Number(b.scorerId));
  const ranks = new Map<number, number>();
  for (const [at, { assists }] of sorted.entries()) {
    if (!ranks.has(assists)) ranks.set(assists, at + 1);
  }
  return sorted.map((duo) => ({
    ...duo,
    rank: ranks.get(duo.assists) ?? 0,
    made: made.get(`${duo.teamId} ${duo.scorerId}`) ?? 0,
  }));
}

function isOf(teamId: number | undefined, unit: { teamId: number }): boolean {
  return teamId === undefined || unit.teamId === teamId;
}
