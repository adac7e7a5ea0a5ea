import { sharedRanks } from "../leaders/shared-ranks.ts";
import type { Duo, OnOff } from "./on-off.ts";

export interface RankedDuo extends Duo {
  rank: number;
  /** The scorer's field goals for the team. */
  made: number;
}

/** The passers and scorers of a stage, the most assists first; equal ones share a rank. */
export function duosOf(
  { duos, players }: Pick<OnOff, "duos" | "players">,
  teamId?: number,
): RankedDuo[] {
  const made = new Map(players.map((one) => [`${one.teamId} ${one.playerId}`, one.made]));
  const sorted = duos
    .filter((duo) => teamId === undefined || duo.teamId === teamId)
    .toSorted((a, b) => b.assists - a.assists || Number(a.scorerId) - Number(b.scorerId));
  const ranks = sharedRanks(sorted.map(({ assists }) => assists));
  return sorted.map((duo, at) => ({
    ...duo,
    rank: ranks[at] ?? 0,
    made: made.get(`${duo.teamId} ${duo.scorerId}`) ?? 0,
  }));
}
