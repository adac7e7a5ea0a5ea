import type { LeaderCategory, StatGroup } from "#domain/leaders/leaders.ts";
import { leadersTable } from "#domain/leaders/leaders-table.ts";
import { teamStatsTable } from "#domain/leaders/team-stats-table.ts";
import { gamesInOrder } from "#domain/season/records.ts";
import { type StandingsTable, standingsTable } from "#domain/standings/standings-table.ts";
import type { Conference, TeamLink } from "#domain/teams/team.ts";
import { publishedLists } from "#functions/data/published.ts";
import { type GameWire, gamesWire } from "#functions/data/wire/games.ts";
import { seasonRatingsWire } from "#functions/data/wire/season-ratings.ts";
import { seasonTotalsWire } from "#functions/data/wire/season-totals.ts";
import { type TeamWire, teamsWire } from "#functions/data/wire/teams.ts";
import type { Tables } from "./tables.ts";
import {
  type Collection,
  groupsWire,
  type PlayerWire,
  playersWire,
  type StandingsWire,
  type TeamStatsWire,
  teamLinksWire,
  teamStatsWire,
} from "./wire.ts";

/** The collections of the dataset: each member is stored at `nba/{its name}`. */
export interface Dataset {
  teamsAPI: Collection<TeamWire>;
  teamLinks: Collection<TeamLink>;
  players: Collection<PlayerWire>;
  standings: StandingsWire;
  leaders: Record<StatGroup, Collection<LeaderCategory>>;
  teamStats: Record<StatGroup, Collection<TeamStatsWire>>;
  games: Collection<GameWire>;
  seasonTotals: Collection<string>;
  seasonRatings: Collection<string>;
}

export interface BuiltDataset {
  dataset: Dataset;
  /** The standings before they became rows of text, with the criteria of their ties. */
  standings: Record<Conference, StandingsTable>;
}

/** Builds the whole dataset. Its date is the last game's day, midnight UTC; players have their rosters'. */
export function buildDataset(tables: Tables): BuiltDataset {
  const lastDay = gamesInOrder(tables.games).at(-1)?.date ?? "";
  const updatedAt = `${lastDay}T00:00:00.000Z`;
  const standings = standingsTable(tables.teams, tables.games);
  const leadersGiven = leadersTable(tables.players);
  const {
    westConference,
    eastConference,
    leaders = leadersGiven,
  } = publishedLists(
    { teams: tables.teams, games: tables.games, totals: tables.players },
    { standings: {}, leaders: leadersGiven, formerNames: new Map() },
  );
  const dataset: Dataset = {
    teamsAPI: { updatedAt, data: teamsWire(tables.teams) },
    teamLinks: { updatedAt, data: teamLinksWire(tables.teams, tables.identities) },
    players: { updatedAt: `${tables.rosters.asOf}T00:00:00.000Z`, data: playersWire(tables) },
    standings: { updatedAt, westConference, eastConference },
    leaders: groupsWire(leaders, updatedAt, (list) => list),
    teamStats: groupsWire(teamStatsTable(tables), updatedAt, teamStatsWire),
    games: { updatedAt, data: gamesWire(tables.games) },
    seasonTotals: { updatedAt, data: seasonTotalsWire(tables.players) },
    seasonRatings: { updatedAt, data: seasonRatingsWire(tables.players) },
  };
  return { dataset, standings };
}
