import type { ArchivedSeason } from "#domain/season/archived-season.ts";
import type { FinalsResult } from "#domain/season/postseason.ts";
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

/** The Finals with those of later seasons, under the teams' names of today; of some the champion alone is known. */
export function finalsWith(
  { finals }: LeagueHistory,
  later: readonly (Pick<ArchivedSeason, "season" | "championId"> &
    Partial<Omit<FinalsResult, "championId">>)[],
  teams: readonly Pick<Team, "id" | "fullName">[],
): PastFinals[] {
  const held = new Set(finals.map(({ season }) => season));
  const nameOf = (own: number | undefined) => teams.find(({ id }) => id === own)?.fullName;
  const added = later.flatMap(({ season, championId, ...own }): PastFinals[] => {
    const champion = nameOf(championId);
    if (championId === undefined || champion === undefined || held.has(season)) return [];
    const { runnerUpId = 0, wins = 0, losses = 0 } = own;
    const runnerUp = nameOf(runnerUpId) ?? "";
    return [{ season, league: "NBA", championId, champion, runnerUpId, runnerUp, wins, losses }];
  });
  return [...finals, ...added].toSorted(
    (a, b) => Number(a.season > b.season) - Number(a.season < b.season),
  );
}

/** The ids of the teams that are no more. */
export function formerTeamIds({ names }: LeagueHistory): number[] {
  return [...new Set(names.map(({ teamId }) => teamId))].filter((id) => id > TEAM_COUNT);
}
