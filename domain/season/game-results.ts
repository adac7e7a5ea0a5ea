import type { Team } from "../teams/team.ts";

/** Each team's results by team id, oldest first: "W" or "L" for each game. */
export type GameResults = ReadonlyMap<Team["id"], string>;
