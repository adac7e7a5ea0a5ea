import { SUBJECT_ADVICE } from "#domain/refusals/ask-advice.ts";
import { FIRST_WITH_LINES } from "#domain/season/season-rules.ts";

/** Example questions of one kind. */
export interface Examples {
  title: string;
  questions: readonly string[];
}

/** The example questions, by kind. */
export const EXAMPLE_QUESTIONS: readonly Examples[] = [
  {
    title: "Leaders",
    questions: [
      "Who leads the NBA in scoring",
      "Best three point percentage",
      "Rookie scoring leaders",
      "Where does Luka rank in scoring",
    ],
  },
  {
    title: "Single games",
    questions: [
      "Most points in a game",
      "30-10-10 games",
      "Wembanyama games with 5 blocks",
      "Oldest player to score 30",
    ],
  },
  {
    title: "Players",
    questions: [
      "SGA last 10 games",
      "Anthony Edwards in January",
      "Jaylen Brown in wins and losses",
      "Compare Jokic Doncic",
    ],
  },
  {
    title: "Teams",
    questions: [
      "Best record in close games",
      "Longest win streak",
      "Did the Lakers beat the Celtics",
      "Celtics vs Knicks",
    ],
  },
  {
    title: "With, without, when",
    questions: [
      "Lakers record when LeBron scores 30",
      "Lakers record without LeBron",
      "Heat when they score 120",
      "Warriors on back to backs",
    ],
  },
  {
    title: "People and careers",
    questions: [
      "Tallest player",
      "Players from France",
      "LeBron stats 2019",
      "Who won MVP",
      "Who won the Finals",
    ],
  },
];

/** Subjects that no question can answer here, each with the reason. */
export const UNKNOWN: readonly { what: string; why: string }[] = [
  { what: "Predictions", why: SUBJECT_ADVICE.forecast.why },
  { what: "Odds and bets", why: SUBJECT_ADVICE.betting.why },
  { what: "Tickets and attendance", why: SUBJECT_ADVICE.people.why },
  {
    what: `Games before ${FIRST_WITH_LINES}`,
    why: `Hardwood's box scores start in ${FIRST_WITH_LINES}.`,
  },
  { what: "Other leagues", why: SUBJECT_ADVICE.league.why },
  { what: "Plays within a game", why: SUBJECT_ADVICE.clock.why },
  { what: "Injuries and salaries", why: "Hardwood doesn't track them." },
  { what: "Opinions", why: SUBJECT_ADVICE.opinion.why },
];
