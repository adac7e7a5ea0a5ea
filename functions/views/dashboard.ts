import { type FrontWords, frontWords } from "../../domain/season/front-words.ts";
import type { GameResults } from "../../domain/season/game-results.ts";
import { NO_POSTSEASON } from "../../domain/season/postseason.ts";
import type { Collections } from "../data/cached-collections.ts";
import { gather, orElse, viewOf } from "./gather.ts";
import { type LeaderGroup, leaderGroups } from "./leader-tables.ts";
import { type TopTeam, topTeams } from "./top-teams.ts";
import type { View } from "./view.ts";

export interface DashboardPage {
  words: FrontWords;
  west: TopTeam[];
  east: TopTeam[];
  leaders: LeaderGroup[];
}

/** The dashboard (product.md section 2, Dashboard). */
export async function loadDashboard(collections: Collections): Promise<View<DashboardPage>> {
  const read = await gather({
    teams: collections.teams(),
    standings: collections.standings(),
    leaders: collections.leaders(),
    players: collections.players(),
    results: orElse<GameResults>(collections.gameResults(), new Map()),
    postseason: orElse(collections.postseason(), NO_POSTSEASON),
  });
  return viewOf(read, ({ teams, standings, leaders, players, results, postseason }) => ({
    words: frontWords(standings, teams, postseason),
    west: topTeams(standings.west, teams, { results }),
    east: topTeams(standings.east, teams, { results }),
    leaders: leaderGroups(leaders, players, teams),
  }));
}
