import type { CareerSeasons } from "#domain/players/career.ts";
import {
  type AllTimePerson,
  type AllTimeSeasons,
  allTimeOf,
} from "#domain/query/storage/all-time.ts";
import type { AllTimePlayer } from "./player-seasons.ts";

/** The seasons of all players before one, with the players who have any. */
export function allTimeBefore(
  season: string,
  players: ReadonlyMap<string, AllTimePlayer>,
): AllTimeSeasons {
  const isBefore = (own: { season: string }) => own.season < season;
  return allTimeOf(
    [...players.values()].flatMap(({ seasons, aba, ...player }) => {
      const own = {
        person: personOf(player),
        seasons: seasons.filter(isBefore),
        aba: aba.filter(isBefore),
      };
      return own.seasons.length + own.aba.length === 0 ? [] : [own];
    }),
  );
}

/** The playoffs of careers, of the players who have any. */
export function playoffsBefore(
  players: ReadonlyMap<string, AllTimePlayer>,
  careers: ReadonlyMap<string, CareerSeasons>,
): AllTimeSeasons {
  return allTimeOf(
    [...careers].flatMap(([id, { playoffs: seasons }]) => {
      const player = players.get(id);
      if (player === undefined || seasons.length === 0) return [];
      return [{ person: personOf(player), seasons, aba: [] }];
    }),
  );
}

function personOf(player: AllTimePerson): AllTimePerson {
  const { id, name, born, inches, position, nation, college, draft } = player;
  return { id, name, born, inches, position, nation, college, draft };
}
