/** Questions of one kind. */
export interface Examples {
  title: string;
  questions: readonly string[];
}

/** What can be asked, by kind. */
export const EXAMPLES: readonly Examples[] = [
  {
    title: "Leaders",
    questions: [
      "who leads the nba in scoring",
      "best three point percentage",
      "rookie scoring leaders",
      "most triple doubles",
    ],
  },
  {
    title: "Single games",
    questions: [
      "most points in a game",
      "30-10-10 games",
      "wembanyama games with 5 blocks",
      "oldest player to score 30",
    ],
  },
  {
    title: "Players",
    questions: [
      "sga last 10 games",
      "anthony edwards in january",
      "jaylen brown in wins and losses",
      "compare jokic doncic",
    ],
  },
  {
    title: "Teams",
    questions: [
      "lakers record when lebron scores 30",
      "best record in close games",
      "longest win streak",
      "celtics vs knicks",
    ],
  },
  {
    title: "People and careers",
    questions: [
      "tallest player",
      "players from france",
      "lebron career points",
      "who won the 2026 finals",
    ],
  },
];

/** What no question can find out here, each with why. */
export const UNKNOWN: readonly { what: string; why: string }[] = [
  { what: "What will happen", why: "Hardwood holds results, not forecasts." },
  { what: "Odds and bets", why: "No line, spread or fantasy score is kept." },
  { what: "Channels and tickets", why: "Games are here once they have been played." },
  { what: "Other seasons game by game", why: "Of careers there are totals, season by season." },
  { what: "Other leagues", why: "The NBA alone, its playoffs included." },
  { what: "Plays within a game", why: "Lines of whole games are kept, not the clock." },
  { what: "Injuries and salaries", why: "No table of the season has them." },
  { what: "Opinions", why: "Name a figure, and the best by it has an answer." },
];
