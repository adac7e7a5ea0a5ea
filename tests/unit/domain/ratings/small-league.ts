import type { RatingParameters } from "#domain/ratings/parameters.ts";
import type { OpenSeason } from "#domain/ratings/season-simulation.ts";
import type { Game } from "#domain/season/facts.ts";
import { team, win } from "#tests/fixtures/league.ts";

/** Ratings that no game moves, so that even chances let the better team win on a neutral floor. */
export const STILL: RatingParameters = {
  homeAdvantage: 3,
  backToBack: 4,
  winBonus: 0,
  marginWeight: 1,
  gain: 0,
  carry: 1,
  scale: 7,
};

const EAST = Array.from({ length: 10 }, (_, at) =>
  team(at + 1, { conference: "East", division: "Atlantic" }),
);
const WEST = Array.from({ length: 10 }, (_, at) => team(at + 11));

/** Each team beats all of its conference with a higher id. */
function rounds(ids: readonly number[]): Game[] {
  return ids.flatMap((one, at) => ids.slice(at + 1).map((other) => win(one, other)));
}

/**
 * Twenty teams, 1 to 10 in the East and 11 to 20 in the West, in the order of their ids, with the best
 * record in the West.
 */
export function smallLeague(facts: Partial<OpenSeason> = {}): OpenSeason {
  const teams = [...EAST, ...WEST];
  const [east, west] = [EAST, WEST].map((own) => rounds(own.map(({ id }) => id)));
  return {
    teams,
    opening: new Map(),
    games: [...(east ?? []), ...(west ?? []), win(11, 10)],
    upcoming: [],
    postseason: [],
    ...facts,
  };
}
