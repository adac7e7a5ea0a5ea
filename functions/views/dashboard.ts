import type { Collections } from "../data/cached-collections.ts";
import { gather, viewOf } from "./gather.ts";
import { type LeaderGroup, leaderGroups } from "./leader-tables.ts";
import { type TopTeam, topTeams } from "./top-teams.ts";
import type { View } from "./view.ts";

export interface DashboardPage {
  west: TopTeam[];
  east: TopTeam[];
  leaders: LeaderGroup[];
}

/** What the dashboard and the NBA home show (product.md section 2, Dashboard). */
export async function loadDashboard(collections: Collections): Promise<View<DashboardPage>> {
  const read = await gather({
    teams: collections.teams(),
    standings: collections.standings(),
    leaders: collections.leaders(),
    players: collections.players(),
  });
  return viewOf(read, ({ teams, standings, leaders, players }) => ({
    west: topTeams(standings.west, teams),
    east: topTeams(standings.east, teams),
    leaders: leaderGroups(leaders, players, teams),
  }));
}
