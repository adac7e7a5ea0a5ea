import { teamPath } from "#domain/teams/team.ts";
import type { BenchFact } from "../bench-fact.ts";
import type { AskedFact, Segment } from "../understanding.ts";
import { inferred, joined, nameSegments, type Said } from "./segments.ts";

/** A question for what benches scored, with its reading in words. */
export function restatedBench(fact: BenchFact, context: Said): AskedFact {
  const team = context.names.teams.find(({ id }) => id === fact.teamId);
  return {
    kind: "fact",
    fact,
    needs: undefined,
    path: team && teamPath(team),
    readAs: benchSegments(fact, context),
  };
}

/** "most bench points per game of all teams", "bench points per game of the New York Knicks". */
export function benchSegments({ order, teamId }: BenchFact, context: Said): Segment[] {
  const team = context.names.teams.find(({ id }) => id === teamId)?.fullName;
  const whose = team === undefined ? "all teams" : `the ${team}`;
  const what = `${team === undefined ? `${order} ` : ""}bench points per game of ${whose}`;
  return joined([...nameSegments(what, context), inferred(", regular season")]);
}
