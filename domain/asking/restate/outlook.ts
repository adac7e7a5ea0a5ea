import { ODDS_PATH, RATINGS_PATH } from "../../ratings/ratings-paths.ts";
import type { OutlookFact } from "../facts-ahead.ts";
import type { AskedFact, Segment } from "../understanding.ts";
import { joined, nameSegments, type Said, said } from "./segments.ts";

const PATHS: Partial<Record<OutlookFact["of"], string>> = {
  odds: ODDS_PATH,
  magic: "/nba/standings",
};

/** A question for what the ratings say, with its reading in words. */
export function restatedOutlook(fact: OutlookFact, context: Said): AskedFact {
  return {
    kind: "fact",
    fact,
    needs: { kind: "outlook", withOdds: fact.of === "odds" },
    path: PATHS[fact.of] ?? RATINGS_PATH,
    readAs: outlookSegments(fact, context),
  };
}

/** "odds of the Los Angeles Lakers". */
export function outlookSegments({ of, teamId, order }: OutlookFact, context: Said): Segment[] {
  const club = context.names.teams.find((team) => team.id === teamId)?.fullName;
  return joined([
    said(wordsOf(of, order, club !== undefined)),
    ...(club === undefined ? [] : [said(" of the "), ...nameSegments(club, context)]),
  ]);
}

function wordsOf(of: OutlookFact["of"], order: OutlookFact["order"], hasTeam: boolean): string {
  switch (of) {
    case "odds":
      return "odds";
    case "upset":
      return "biggest upset";
    case "magic":
      return "magic number";
    case "rating":
      return hasTeam ? "team rating" : `${order === "most" ? "best" : "worst"} team rating`;
    case "schedule":
    case "schedule-left": {
      const left = of === "schedule-left" ? " left" : "";
      return hasTeam
        ? `strength of the schedule${left}`
        : `${order === "most" ? "hardest" : "easiest"} schedule${left}`;
    }
  }
}
