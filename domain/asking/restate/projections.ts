import { ODDS_PATH, RATINGS_PATH } from "#domain/ratings/ratings-paths.ts";
import type { ProjectionFact } from "../facts-ahead.ts";
import type { AskedFact, Segment } from "../understanding.ts";
import { joined, nameSegments, type Said, said } from "./segments.ts";

const PATHS: Partial<Record<ProjectionFact["of"], string>> = {
  odds: ODDS_PATH,
  magic: "/nba/standings",
};

/** A question for what the ratings say, with its reading in words. */
export function restatedProjection(fact: ProjectionFact, context: Said): AskedFact {
  return {
    kind: "fact",
    fact,
    needs: { kind: "projection", withOdds: fact.of === "odds" },
    path: PATHS[fact.of] ?? RATINGS_PATH,
    readAs: projectionSegments(fact, context),
  };
}

/** "odds of the Los Angeles Lakers", "hardest schedule left". */
export function projectionSegments(
  { of, teamId, order, isOfPlayoffs }: ProjectionFact,
  context: Said,
): Segment[] {
  const club = context.names.teams.find((team) => team.id === teamId)?.fullName;
  return joined([
    ...(club === undefined ? orderSegments(of, order, context) : []),
    said(club === undefined ? LISTS[of] : OF_A_TEAM[of]),
    ...(club === undefined ? [] : [said(" of the "), ...nameSegments(club, context)]),
    ...(isOfPlayoffs ? [said(" in the playoffs")] : []),
  ]);
}

/** The order of the teams, which "power rankings" and "strength of schedule" do not say. */
function orderSegments(of: ProjectionFact["of"], order: ProjectionFact["order"], { words }: Said) {
  const [most, least] = ORDERS[of] ?? ["", ""];
  const text = order === "most" ? most : least;
  const isSaid = order === "least" || ORDER_WORDS.some((word) => words.has(word));
  return [{ text, isInferred: !isSaid }];
}

const ORDERS: Partial<Record<ProjectionFact["of"], readonly [most: string, least: string]>> = {
  odds: ["", "lowest "],
  rating: ["best ", "worst "],
  upset: ["biggest ", "biggest "],
  schedule: ["hardest ", "easiest "],
  "schedule-left": ["hardest ", "easiest "],
};
const ORDER_WORDS = ["best", "biggest", "greatest", "hard", "hardest", "highest", "largest"].concat(
  ["most", "surprising", "top", "tough", "toughest"],
);

const LISTS: Readonly<Record<ProjectionFact["of"], string>> = {
  odds: "odds",
  upset: "upset",
  magic: "magic number",
  rating: "team rating",
  schedule: "schedule",
  "schedule-left": "schedule left",
};
const OF_A_TEAM: Readonly<Record<ProjectionFact["of"], string>> = {
  ...LISTS,
  upset: "biggest upset",
  schedule: "strength of the schedule",
  "schedule-left": "strength of the schedule left",
};
