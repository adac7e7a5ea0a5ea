/** A question for what the benches of teams scored: of one team, or in order. */
export interface BenchFact {
  kind: "bench";
  order: "most" | "fewest";
  teamId: number | undefined;
}
