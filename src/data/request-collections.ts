import type { Collections } from "./cached-collections.ts";
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
