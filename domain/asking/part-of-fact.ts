import type { Part } from "../plays/parts.ts";
import { partOf } from "../query/conditions/conditions.ts";
import type { Fact } from "./understanding.ts";

/** The part of each game that the queries of a fact ask for; undefined for whole games. */
export function partOfFact(fact: Fact): Part | undefined {
  const asked = "asked" in fact ? fact.asked.map(({ query }) => query) : [];
  const one = "query" in fact ? fact.query : "games" in fact ? fact.games : undefined;
  return [...asked, ...(one ? [one] : [])].map(({ conditions }) => partOf(conditions))[0];
}
