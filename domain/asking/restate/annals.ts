import { nameInSentence } from "#domain/figures/figures.ts";
import { type AnnalsFact, CAREER_MINIMUMS } from "../annals-fact.ts";
import { seasonEnding } from "../read/past-season.ts";
import type { Segment } from "../understanding.ts";
import { inferred, joined, type Said, said } from "./segments.ts";

/** The reading of a question over all careers or all titles, in words. */
export function annalsSegments(fact: AnnalsFact, { words }: Pick<Said, "words">): Segment[] {
  const ofSeason = inferred(" among players of the season");
  switch (fact.of) {
    case "champion":
      return ofYear("champion", fact.year);
    case "titles":
      return [said("teams by their titles")];
    case "winners":
      return fact.year === undefined
        ? [said(`all who have been ${fact.award}`), ofSeason]
        : ofYear(fact.award, fact.year);
    case "most-honoured":
      return [said(`players by how often they were ${fact.award}`), ofSeason];
    case "career-leaders":
      return leaderSegments(fact, words);
  }
}

/** Words that say that only this season's players are meant. */
const ACTIVE = ["active", "current", "currently", "still"];

function leaderSegments(
  { figure, stage, per }: Extract<AnnalsFact, { of: "career-leaders" }>,
  words: Said["words"],
): Segment[] {
  const isMean = per === "average";
  return joined([
    said(`most ${nameInSentence(figure)}${isMean ? " per game" : ""}`),
    { text: " in a career", isInferred: !words.has("career") },
    { text: " of active players", isInferred: !ACTIVE.some((word) => words.has(word)) },
    stage === "playoffs" ? said(", playoffs") : inferred(", regular seasons"),
    inferred(isMean ? `, ${CAREER_MINIMUMS[stage]} games or more` : ""),
  ]);
}

function ofYear(what: string, year: number): Segment[] {
  const when = inferred(`, the season that ended in ${year}`);
  return [said(`${what} of ${seasonEnding(year)}`), when];
}
