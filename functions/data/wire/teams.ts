import * as v from "valibot";
import type { Team } from "#domain/teams/team.ts";
import { count, name, text } from "./cells.ts";
import { parseRows, type ReadRows, rowParser } from "./rows.ts";

/** A team in `nba/teamsAPI/data`. */
export interface TeamWire {
  id: number;
  abbreviation: string;
  city: string;
  conference: string;
  division: string;
  full_name: string;
  name: string;
}

const teamRow = rowParser(
  v.pipe(
    v.object({
      id: v.pipe(count, v.minValue(1)),
      abbreviation: name,
      city: text,
      conference: v.picklist(["East", "West"]),
      division: text,
      full_name: name,
      name,
    }),
    v.transform(({ full_name, ...team }): Team => ({ ...team, fullName: full_name })),
  ),
);

/** The teams of `nba/teamsAPI/data`. Of two rows with one id the first counts. */
export function parseTeams(raw: unknown): ReadRows<Team> | undefined {
  const ids = new Set<number>();
  return parseRows(
    raw,
    (row) => {
      const team = teamRow(row);
      if (team === undefined || ids.has(team.id)) return undefined;
      ids.add(team.id);
      return team;
    },
    teamRow,
  );
}

/** The rows of `nba/teamsAPI/data`, in the order given. */
export function teamsWire(teams: readonly Team[]): TeamWire[] {
  return teams.map((team) => ({
    id: team.id,
    abbreviation: team.abbreviation,
    city: team.city,
    conference: team.conference,
    division: team.division,
    full_name: team.fullName,
    name: team.name,
  }));
}
