import { printedFigure } from "../../domain/season/printed.ts";
import type { Standing } from "../../domain/season/standing.ts";
import { teamOfStanding } from "../../domain/season/standing-teams.ts";
import type { Stat, Team } from "../../domain/season/team.ts";
import type { Collections } from "../data/cached-collections.ts";
import { gather, viewOf } from "./gather.ts";
import { teamPath } from "./links.ts";
import { type TopTeam, topTeams } from "./top-teams.ts";
import type { View } from "./view.ts";

export interface ConferencePage {
  key: "west" | "east";
  title: string;
  path: string;
  other: { title: string; path: string; direction: "back" | "forward" };
}

const WEST = { title: "Western Conference", path: "/nba/standings/west" };
const EAST = { title: "Eastern Conference", path: "/nba/standings/east" };

const CONFERENCES: Record<string, ConferencePage> = {
  west: { key: "west", ...WEST, other: { ...EAST, direction: "forward" } },
  east: { key: "east", ...EAST, other: { ...WEST, direction: "back" } },
};

/** The conference that the last part of the path names; undefined for any but "west" and "east". */
export function conferencePage(name: string | undefined): ConferencePage | undefined {
  return name !== undefined && Object.hasOwn(CONFERENCES, name) ? CONFERENCES[name] : undefined;
}

export interface StandingsRow {
  rank: number;
  name: string;
  logo: string;
  href: string | undefined;
  wins: number;
  losses: number;
  winPct: string;
  gamesBehind: string;
  /** In the order of `StandingsPage.columns`; "" where the row has no such column. */
  cells: string[];
}

export interface StandingsPage {
  /** The labels of the columns beyond those that the specification names. */
  columns: string[];
  rows: StandingsRow[];
}

function cellsOf(stats: Stat[], columns: string[]): string[] {
  return columns.map((label) =>
    printedFigure(stats.find((stat) => stat.label === label)?.value ?? ""),
  );
}

/** A conference's standings (product.md section 2, Standings pages). */
export async function loadStandings(
  collections: Collections,
  conference: ConferencePage,
): Promise<View<StandingsPage>> {
  const read = await gather({ teams: collections.teams(), standings: collections.standings() });
  return viewOf(read, ({ teams, standings }) => {
    const rows = standings[conference.key];
    const columns = [...new Set(rows.flatMap((row) => row.columns.map((stat) => stat.label)))];
    return { columns, rows: rows.map((row) => rowOf(row, columns, teams)) };
  });
}

function rowOf(standing: Standing, columns: string[], teams: Team[]): StandingsRow {
  const team = teamOfStanding(standing, teams);
  return {
    rank: standing.rank,
    name: team?.fullName ?? standing.teamName,
    logo: standing.logo,
    href: team && teamPath(team),
    wins: standing.wins,
    losses: standing.losses,
    winPct: standing.winPct,
    gamesBehind: printedFigure(standing.gamesBehind),
    cells: cellsOf(standing.columns, columns),
  };
}

/** Both conferences with their leading teams, for the way in to the two tables. */
export async function loadStandingsHome(
  collections: Collections,
): Promise<View<{ title: string; path: string; teams: TopTeam[] }[]>> {
  const read = await gather({ teams: collections.teams(), standings: collections.standings() });
  return viewOf(read, ({ teams, standings }) => [
    { ...WEST, teams: topTeams(standings.west, teams) },
    { ...EAST, teams: topTeams(standings.east, teams) },
  ]);
}
