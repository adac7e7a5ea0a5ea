import type { Collections, MemberCollections } from "./cached-collections.ts";
import type { ReadCall } from "./cached-read.ts";

/** The same collections for one request, whose background reads may outlive its answer. */
export function collectionsOfRequest(collections: Collections, call: ReadCall): Collections {
  return {
    teams: () => collections.teams(call),
    teamLinks: () => collections.teamLinks(call),
    players: () => collections.players(call),
    standings: () => collections.standings(call),
    leaders: () => collections.leaders(call),
    teamStats: () => collections.teamStats(call),
    gameResults: () => collections.gameResults(call),
  };
}

/** The members' collections for one request of a member, read with his token where need be. */
export function memberCollectionsOfRequest(
  collections: MemberCollections,
  call: ReadCall,
): MemberCollections {
  return {
    transactions: () => collections.transactions(call),
    news: () => collections.news(call),
    analysis: () => collections.analysis(call),
    charts: () => collections.charts(call),
  };
}
