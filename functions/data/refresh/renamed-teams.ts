import type { Team } from "#domain/teams/team.ts";
import { parseTeams } from "../wire/teams.ts";
import type { StoredSeason } from "./stored-season.ts";

/** A team under its stored and its new name. */
export interface RenamedTeam {
  before: Team;
  now: Team;
}

/** The teams whose names differ from the stored ones, by id. */
export function renamedTeams(teams: readonly Team[], { roots }: StoredSeason): RenamedTeam[] {
  const known = new Map((parseTeams(roots.teamsAPI.data)?.rows ?? []).map((own) => [own.id, own]));
  return teams.flatMap((now) => {
    const before = known.get(now.id);
    return before === undefined || before.fullName === now.fullName ? [] : [{ before, now }];
  });
}

/** The teams under their stored names, which hold until the next season begins. */
export function withStoredNames(teams: readonly Team[], { roots }: StoredSeason): Team[] {
  const known = new Map((parseTeams(roots.teamsAPI.data)?.rows ?? []).map((own) => [own.id, own]));
  return teams.map((team) => {
    const { abbreviation, city, fullName, name } = known.get(team.id) ?? team;
    return { ...team, abbreviation, city, fullName, name };
  });
}
