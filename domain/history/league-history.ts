import { TEAM_COUNT, type Team } from "../teams/team.ts";
import type { League } from "./season-lists.ts";

/** A name of a franchise, with its first and its last season under it. */
export interface FranchiseName {
  /** A team of today, or one that is no more, whose id is above those of today. */
  teamId: number;
  league: League;
  name: string;
  first: string;
  last: string;
}

/** A season's Finals. */
export interface PastFinals {
  season: string;
  league: League;
  championId: number;
  champion: string;
  runnerUpId: number;
  runnerUp: string;
  wins: number;
  losses: number;
}

/** A team's highest rating in a season, under its name of the time. */
export interface RatedPeak {
  season: string;
  teamId: number;
  name: string;
  /** Points better than the average team, to one decimal. */
  rating: number;
  /** The day of the game after which it was reached. */
  date: string;
}

/** The history of a database without one, or that cannot be read. */
export const NO_HISTORY: LeagueHistory = { names: [], finals: [], peaks: [] };

/** Every name of every franchise and every champion since 1946-47, the oldest first. */
export interface LeagueHistory {
  names: FranchiseName[];
  finals: PastFinals[];
  /** The highest ratings of each season since 1950-51, the oldest season first and its best team first. */
  peaks: RatedPeak[];
}

/** The Finals with those of later seasons, of which only the champion is known, under his name of today. */
export function finalsWith(
  { finals }: LeagueHistory,
  later: readonly { season: string; championId: number | undefined }[],
  teams: readonly Pick<Team, "id" | "fullName">[],
): PastFinals[] {
  const held = new Set(finals.map(({ season }) => season));
  const added = later.flatMap(({ season, championId }): PastFinals[] => {
    const champion = teams.find(({ id }) => id === championId)?.fullName;
    if (championId === undefined || champion === undefined || held.has(season)) return [];
    const unknown = { runnerUpId: 0, runnerUp: "", wins: 0, losses: 0 };
    return [{ season, league: "NBA", championId, champion, ...unknown }];
  });
  return [...finals, ...added].toSorted(
    (a, b) => Number(a.season > b.season) - Number(a.season < b.season),
  );
}

/** The ids of the teams that are no more. */
export function formerTeamIds({ names }: LeagueHistory): number[] {
  return [...new Set(names.map(({ teamId }) => teamId))].filter((id) => id > TEAM_COUNT);
}
