import type { Query } from "../query/query.ts";

/** A question for what the benches of teams scored: of one team, or in order. */
export interface BenchFact {
  kind: "bench";
  order: "most" | "fewest";
  teamId: number | undefined;
  /** The teams' games that are meant; undefined for those of the whole regular season. */
  games: Query | undefined;
  /** Of single games, in order, instead of means. */
  isOfGame: boolean;
}
