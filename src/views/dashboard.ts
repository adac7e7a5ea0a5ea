import type { Collections } from "../data/cached-collections.ts";
import { gather } from "./gather.ts";
import { type LeaderGroup, leaderGroups } from "./leader-tables.ts";
import { type TopTeam, topTeams } from "./top-teams.ts";
import { UNAVAILABLE, type View } from "./view.ts";

export interface DashboardPage {
  west: TopTeam[];
  east: TopTeam[];
  leaders: LeaderGroup[];
}

/** What the dashboard and the NBA home show (spec section 2, Dashboard). */
export async function loadDashboard(collections: Collections): Promise<View<DashboardPage>> {
  const read = await gather({
    teams: collections.teams(),
    standings: collections.standings(),
    leaders: collections.leaders(),
    players: collections.players(),
  });
  if (!read.ok) return UNAVAILABLE;
  const { teams, standings, leaders, players } = read.value.values;
  return {
    kind: "ready",
    updatedAt: read.value.updatedAt,
    page: {
      west: topTeams(standings.west, teams),
      east: topTeams(standings.east, teams),
      leaders: leaderGroups(leaders, players, teams),
    },
  };
}
