import { linesOfQuery } from "../query/part-lines.ts";
import type { LinesOf } from "../query/season-lines.ts";
import type { Fact } from "./understanding.ts";

/** The lines that a fact's queries ask for: a part of each game, or units; undefined for players' whole games. */
export function partOfFact(fact: Fact): LinesOf | undefined {
  if (fact.kind === "units") return fact.of;
  const asked = "asked" in fact ? fact.asked.map(({ query }) => query) : [];
  const one = "query" in fact ? fact.query : "games" in fact ? fact.games : undefined;
  return [...asked, ...(one ? [one] : [])].map(linesOfQuery)[0];
}
