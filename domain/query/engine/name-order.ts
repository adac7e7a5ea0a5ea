import { memoize } from "#domain/memoize.ts";
import type { Team } from "#domain/teams/team.ts";
import { compareNames } from "#domain/text/compare-names.ts";
import type { LinePlayer } from "../storage/season-lines.ts";

/** The rank of each player by name. Cached, because collating names is slow. */
export const playerPlaces = memoize((players: readonly LinePlayer[]): Uint32Array => {
  const places = new Uint32Array(players.length);
  const order = players.map((_, at) => at);
  order.sort((a, b) => compareNames(players[a]?.name ?? "", players[b]?.name ?? ""));
  for (const [place, at] of order.entries()) places[at] = place;
  return places;
});

/** The rank of each team by abbreviation, indexed by team id; NaN for ids without a team. */
export const teamPlaces = memoize((teams: readonly Team[]): Float64Array => {
  const places = new Float64Array(256).fill(Number.NaN);
  const order = teams.toSorted((a, b) => compareNames(a.abbreviation, b.abbreviation));
  for (const [place, { id }] of order.entries()) places[id] = place;
  return places;
});

/** Teams by id. */
export const teamsById = memoize(
  (teams: readonly Team[]): ReadonlyMap<number, Team> =>
    new Map(teams.map((team) => [team.id, team])),
);
