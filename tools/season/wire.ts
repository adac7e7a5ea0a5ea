import { completedYears } from "#domain/dates.ts";
import { inStatGroups, type StatGroup } from "#domain/leaders/leaders.ts";
import type { TeamStatsLine } from "#domain/leaders/team-stats-table.ts";
import type { Team, TeamLink } from "#domain/teams/team.ts";
import { badgeUrl } from "#domain/teams/team-links.ts";
import { compareNames } from "#domain/text/compare-names.ts";
import type { StandingWire } from "#functions/data/wire/standings.ts";
import type { ContractRow, RosterRow } from "./player-tables.ts";
import type { Tables, TeamIdentity } from "./tables.ts";

/** The rows of the realtime database, in the database's own field names. */

export type PlayerWire = Record<string, string>;
export type TeamStatsWire = Record<string, string>;

export interface Updated {
  updatedAt: string;
}
export interface Collection<Row> extends Updated {
  data: Row[];
}
export interface StandingsWire extends Updated {
  westConference: StandingWire[];
  eastConference: StandingWire[];
}
/**
 * The links, named by the teams' short names in lower case. Only Philadelphia's name is its city:
 * "76ers" is not in "Philadelphia Sixers", nor "sixers" in "Philadelphia 76ers", and the team has
 * both names.
 */
export function teamLinksWire(teams: Team[], identities: TeamIdentity[]): TeamLink[] {
  const sites = new Map(identities.map(({ id, officialSite }) => [id, officialSite]));
  return teams.map((team) => ({
    name: (team.name === "76ers" ? team.city : team.name).toLowerCase(),
    logo: badgeUrl(team),
    href: sites.get(team.id) ?? "",
  }));
}

/**
 * The players, sorted by name: those under contract on the season's last day with the teams of the
 * rosters in force, or none, and those who are new on a roster. A player with a new team has no
 * number yet. Unknown cells are omitted, as the database would.
 */
export function playersWire({
  contracts,
  rosters,
  teams,
}: Pick<Tables, "contracts" | "rosters" | "teams">): PlayerWire[] {
  const fullNames = new Map(teams.map(({ id, fullName }) => [id, fullName]));
  const places = new Map(rosters.rows.map((row) => [row.player_id, row]));
  const teamOf = (row: { team_id: number } | undefined) => fullNames.get(row?.team_id ?? 0) ?? "";
  const birthOf = ({ birth_date: born }: RosterRow | ContractRow) => ({
    Age: born === "" ? "" : String(completedYears(born, rosters.asOf)),
    Born: born,
  });
  const signed = new Set(contracts.map(({ player_id }) => player_id));
  const newcomers = rosters.rows
    .filter(({ player_id }) => !signed.has(player_id))
    .map((row) => ({
      id: row.player_id,
      Player: row.player,
      Pos: row.position,
      ...birthOf(row),
      "Current Team": teamOf(row),
      YOS: row.rookie ? `R ${rosters.season}` : "",
    }));
  const known = contracts.map((row) => {
    const place = places.get(row.player_id);
    return {
      id: row.player_id,
      Player: row.player,
      Pos: row.position,
      HT: row.height,
      WT: row.weight_lb,
      ...birthOf(row),
      "Current Team": teamOf(place),
      YOS: row.years_of_service === "0" ? "R" : row.years_of_service,
      Jersey: place?.team_id === row.team_id ? row.jersey : "",
      "Pre-Draft Team": row.pre_draft_team,
      "Draft Status": row.draft_status,
      Nationality: row.nationality,
    };
  });
  return [...known, ...newcomers]
    .sort((a, b) => compareNames(a.Player, b.Player))
    .map((row) => withKnownCells(row));
}

/** Each group of statistics as a collection of its own. */
export function groupsWire<Row, RowWire>(
  groups: Record<StatGroup, readonly Row[]>,
  updatedAt: string,
  wire: (row: Row) => RowWire,
): Record<StatGroup, Collection<RowWire>> {
  return inStatGroups((group) => ({ updatedAt, data: groups[group].map(wire) }));
}

/** A team's row in a group of team statistics. */
export function teamStatsWire({ team, stats }: TeamStatsLine): TeamStatsWire {
  const row: TeamStatsWire = { id: String(team.id), Team: shortCity(team) };
  // Database keys must not contain a slash.
  for (const { label, value } of stats) row[label.replaceAll("/", "|")] = value;
  return row;
}

/** A team's name in team stats: the city, or "L.A. " and the short name in a city of two teams. */
export function shortCity({ city, name }: Pick<Team, "city" | "name">): string {
  return city === "LA" || city === "Los Angeles" ? `L.A. ${name}` : city;
}

function withKnownCells(row: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(row).filter(([, cell]) => cell !== ""));
}
