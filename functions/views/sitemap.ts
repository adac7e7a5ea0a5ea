import { pageCount } from "../../domain/paging.ts";
import { playerPath } from "../../domain/season/players.ts";
import type { Collections } from "../data/cached-collections.ts";
import { gather, viewOf } from "./gather.ts";
import { teamPath } from "./links.ts";
import { playersPath } from "./players-table.ts";
import type { View } from "./view.ts";

const FIXED = [
  "/",
  "/nba",
  "/nba/standings",
  "/nba/standings/west",
  "/nba/standings/east",
  "/nba/teams",
  "/api",
];

/** The path of every public page there is. */
export async function loadSitemap(collections: Collections): Promise<View<string[]>> {
  const read = await gather({ teams: collections.teams(), players: collections.players() });
  return viewOf(read, ({ teams, players }) => [
    ...FIXED,
    ...teams.flatMap((team) => {
      const path = teamPath(team);
      return [path, `${path}/stats`, `${path}/roster`];
    }),
    ...Array.from({ length: pageCount(players.length) }, (_, index) => playersPath(index + 1)),
    ...players.map((player) => playerPath(player.name)),
  ]);
}
