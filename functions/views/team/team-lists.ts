import { type ListedPlayer, listedTotals } from "#domain/history/season-lists.ts";
import { playerPath } from "#domain/players/players.ts";
import { seasonPath } from "#domain/players/season-links.ts";
import { printedFigure } from "#domain/season/printed.ts";
import type { Team } from "#domain/teams/team.ts";
import { rosterAverages, type TeamRoster } from "./team-roster.ts";

/** The totals of a team's players in a season of lists, in the columns that the season has. */
export interface RosterTotals {
  heads: string[];
  rows: { name: string; href: string | undefined; cells: string[] }[];
}

const COLUMNS = [
  ["GP", "games"],
  ["MIN", "minutes"],
  ["PTS", "pts"],
  ["REB", "reb"],
  ["AST", "ast"],
  ["STL", "stl"],
  ["BLK", "blk"],
  ["TOV", "tov"],
  ["PF", "pf"],
  ["FGM", "fgm"],
  ["FGA", "fga"],
  ["3PM", "fg3m"],
  ["3PA", "fg3a"],
  ["FTM", "ftm"],
  ["FTA", "fta"],
] as const;

/** The players of a team, those who played or scored the most first. */
function ownPlayers(team: Team, players: readonly ListedPlayer[]): ListedPlayer[] {
  return players
    .filter(({ teamId }) => teamId === team.id)
    .toSorted((a, b) => (b.minutes ?? b.pts) - (a.minutes ?? a.pts));
}

/** Everyone who played for a team in a season of lists, with his averages. */
export function rosterOfLists(
  team: Team,
  players: readonly ListedPlayer[],
  season: string,
): TeamRoster {
  return {
    title: "Roster",
    all: { href: seasonPath(season), text: `The ${season} season` },
    note: `Everyone who played for the ${team.name} in the regular season, with averages for the team.`,
    rows: listedTotals(ownPlayers(team, players)).map((totals) => ({
      jersey: "",
      name: totals.name,
      href: playerPageOf(totals.id, totals.name),
      position: "",
      figures: rosterAverages(totals),
    })),
  };
}

/** The totals of the same players; undefined for a team without any. */
export function totalsOfLists(
  team: Team,
  players: readonly ListedPlayer[],
): RosterTotals | undefined {
  const own = ownPlayers(team, players);
  const columns = COLUMNS.filter(([, key]) => own.some((row) => row[key] !== null));
  if (own.length === 0) return undefined;
  return {
    heads: columns.map(([head]) => head),
    rows: own.map((row) => ({
      name: row.name,
      href: playerPageOf(row.id, row.name),
      cells: columns.map(([, key]) => printedFigure(String(row[key] ?? ""))),
    })),
  };
}

/** The page of a player; undefined for a coach. */
export function playerPageOf(playerId: string | undefined, name: string): string | undefined {
  return playerId === undefined ? undefined : playerPath(name);
}
