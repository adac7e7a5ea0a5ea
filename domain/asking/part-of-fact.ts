import { areOfAnnals } from "../query/conditions/conditions.ts";
import type { Query } from "../query/query.ts";
import { linesOfQuery } from "../query/storage/part-lines.ts";
import type { LinesOf } from "../query/storage/season-lines.ts";
import type { Fact } from "./understanding.ts";

/** The lines that a fact's queries ask for: a part of each game, or units; undefined for players' whole games. */
export function partOfFact(fact: Fact): LinesOf | undefined {
  if (fact.kind === "lineups") return fact.of;
  return queriesOf(fact).map(linesOfQuery)[0];
}

/** Returns whether a fact is about careers of many players, in its people or in its queries. */
export function isOfAnnals(fact: Fact): boolean {
  const all = queriesOf(fact).map(({ conditions }) => conditions);
  return [...all, ...("people" in fact ? [fact.people] : [])].some(areOfAnnals);
}

function queriesOf(fact: Fact): Query[] {
  const asked = "asked" in fact ? fact.asked.map(({ query }) => query) : [];
  const one = "query" in fact ? fact.query : "games" in fact ? fact.games : undefined;
  return [...asked, ...(one ? [one] : [])];
}
