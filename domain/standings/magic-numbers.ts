import { gamesOfSeason } from "../leaders/qualification.ts";
import type { TeamRecord } from "../season/records.ts";
import { placesOf } from "./standings-lines.ts";

/**
 * The magic number of each team among the first of a conference: so many of its wins and of the
 * first pursuer's losses put it beyond that team's reach. For the other teams the tragic number:
 * so many of its losses and of the wins of the last team ahead put that one beyond its reach.
 * Settled ones are left out.
 */
export function magicNumbers(order: readonly TeamRecord[], season: string): Map<number, number> {
  const { direct: places } = placesOf(season);
  const games = gamesOfSeason(season);
  const [lastAhead, firstBehind] = [order[places - 1], order[places]];
  const numbers = new Map<number, number>();
  if (lastAhead === undefined || firstBehind === undefined) return numbers;
  for (const [at, { team, overall }] of order.entries()) {
    const number =
      at < places
        ? games + 1 - overall.wins - firstBehind.overall.losses
        : games + 1 - overall.losses - lastAhead.overall.wins;
    if (number > 0) numbers.set(team.id, number);
  }
  return numbers;
}
