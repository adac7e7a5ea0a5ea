import type { Team } from "./team.ts";

/** For each team id, how its games ended, oldest first: one "W" or "L" a game. */
export type GameResults = ReadonlyMap<Team["id"], string>;
