import { capital } from "../printing/capital.ts";
import { areOfPast } from "../query/conditions/conditions.ts";
import type { Query } from "../query/query.ts";
import { linesOfQuery } from "../query/storage/part-lines.ts";
import type { LinesOf } from "../query/storage/season-lines.ts";
import { seasonsInWords } from "../season/season-range.ts";
import { LAST_SEASON } from "./career-fact.ts";
import type { Fact } from "./understanding.ts";

/** The lines that a fact's queries ask for: a part of each game, or units; undefined for players' whole games. */
export function partOfFact(fact: Fact): LinesOf | undefined {
  if (fact.kind === "lineups") return fact.of;
  return queriesOf(fact).map(linesOfQuery)[0];
}

/** Returns whether a fact is about awards or earlier teams, in its people or in its queries. */
export function isOfPast(fact: Fact): boolean {
  const all = queriesOf(fact).map(({ conditions }) => conditions);
  return [...all, ...("people" in fact ? [fact.people] : [])].some(areOfPast);
}

/** The queries whose rows a fact is about. */
export function queriesOf(fact: Fact): Query[] {
  const asked = "asked" in fact ? fact.asked.map(({ query }) => query) : [];
  const one = "query" in fact ? fact.query : "games" in fact ? fact.games : undefined;
  return [...asked, ...(one ? [one] : [])];
}

/** The seasons of a fact over several, as the line above its answer names them; undefined for other facts. */
export function seasonsOfHistory(fact: Fact): string | undefined {
  switch (fact.kind) {
    case "last-series":
      return "Playoffs, all seasons";
    case "series-feat":
      return `Playoffs ${seasonsInWords(fact.seasons)}`;
    case "team-season":
      return "All seasons";
    case "start":
    case "team-record":
      return capital(seasonsInWords(fact.seasons));
    case "race":
      return fact.season;
    case "improvement":
      return fact.seasons.join(" to ");
    case "clubs":
      return "Whole career";
    case "winners":
    case "titles":
    case "titles-of":
      return capital(seasonsInWords(fact.seasons));
    case "squad":
      return fact.query.season;
    case "champion":
    case "standings":
      return fact.season;
    case "career":
      return fact.season === LAST_SEASON ? "Last season played" : (fact.season ?? "Whole career");
    case "draft":
      return `Draft of ${fact.year}`;
    case "drafted":
    case "particular":
    case "most-awarded":
    case "award-age":
    case "awards-of":
    case "finals-of":
    case "all-time":
      return "All seasons";
    default:
      return undefined;
  }
}
