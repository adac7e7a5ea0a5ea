import type { Meaning } from "#domain/ask/meaning.ts";
import { ODDS_PATH, RATINGS_PATH } from "#domain/ratings/ratings-paths.ts";
import type { ProjectionFact } from "../facts-ahead.ts";
import { joined, nameSegments, type Said, said } from "../restate/segments.ts";
import type { Segment } from "../understanding.ts";
import { topic } from "./topic.ts";

type Subject = ProjectionFact["of"];

const PATHS: Partial<Record<Subject, string>> = { odds: ODDS_PATH, magic: "/nba/standings" };

/** The topic of odds, team ratings, schedule strength and upsets: "lakers playoff odds", "biggest upset". */
export const projections = topic({
  words: `
odds: odds, chance(s), probability, likelihood, likely
title: title(s), championship, champion(s), finals
rated: rating(s), rated, elo, power ranking(s)
upset: upset(s)
magic: magic, tragic
schedule: schedule(s)
strength: strength
strength-of-schedule: sos
hard: hardest, toughest, tough, hard
easy: easiest, softest, easy
left: remaining, left, rest
surprising: surprising
reach: all, make(s), making, number(s), out, reach, win(s), winning
it: it
`,
  needs: "",
  takes:
    "season odds title stage rated upset magic schedule strength strength-of-schedule hard easy left surprising " +
    "reach it will rank team teams",
  read(meaning, { said: context }) {
    const of = subjectOf(meaning);
    const [team, ...others] = meaning.all("team");
    const isOfPlayoffs = of === "upset" && meaning.has("stage");
    if (of === undefined || others.some(({ id }) => id !== team?.id)) return undefined;
    if (of === "upset" && meaning.has("title")) return undefined;
    const isLeast = meaning.has("easy") || /worst|fewest/.test(meaning.one("rank") ?? "");
    const order = isLeast ? "least" : "most";
    return {
      fact: { kind: "projection", of, teamId: team?.id, order, isOfPlayoffs },
      needs: { kind: "projection", withOdds: of === "odds" },
      path: PATHS[of] ?? RATINGS_PATH,
      readAs: joined([
        ...(team === undefined
          ? [orderOf(of, isLeast, meaning), said(LISTS[of])]
          : ofTeam(of, team.fullName, context)),
        said(isOfPlayoffs ? " in the playoffs" : ""),
      ]),
    };
  },
});

function subjectOf(meaning: Meaning): Subject | undefined {
  if (meaning.has("upset")) return "upset";
  if (meaning.has("magic")) return "magic";
  const isOfStrength = meaning.has("strength", "hard", "easy");
  if (meaning.has("strength-of-schedule") || (meaning.has("schedule") && isOfStrength))
    return meaning.has("left") ? "schedule-left" : "schedule";
  if (isOfStrength || meaning.has("left", "schedule")) return undefined;
  // "will" without a goal of the season asks for the forecast of a game.
  if (meaning.has("odds") || (meaning.has("will") && meaning.has("title", "stage"))) return "odds";
  return meaning.has("rated") ? "rating" : undefined;
}

/** The order of the teams, which "power rankings" and "strength of schedule" do not say. */
function orderOf(of: Subject, isLeast: boolean, meaning: Meaning): Segment {
  const [most, least] = ORDERS[of] ?? ["", ""];
  const isSaid = isLeast || meaning.has("rank", "hard", "surprising");
  return { text: isLeast ? least : most, isInferred: !isSaid };
}

function ofTeam(of: Subject, name: string, context: Said): Segment[] {
  return [said(`${OF_A_TEAM[of]} of the `), ...nameSegments(name, context)];
}

const ORDERS: Partial<Record<Subject, readonly [most: string, least: string]>> = {
  odds: ["", "lowest "],
  rating: ["best ", "worst "],
  upset: ["biggest ", "biggest "],
  schedule: ["hardest ", "easiest "],
  "schedule-left": ["hardest ", "easiest "],
};

const LISTS: Readonly<Record<Subject, string>> = {
  odds: "odds",
  upset: "upset",
  magic: "magic number",
  rating: "team rating",
  schedule: "schedule",
  "schedule-left": "schedule left",
};
const OF_A_TEAM: Readonly<Record<Subject, string>> = {
  ...LISTS,
  upset: "biggest upset",
  schedule: "strength of the schedule",
  "schedule-left": "strength of the schedule left",
};
