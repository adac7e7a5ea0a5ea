import { STANDINGS_COLUMNS } from "../standings/standings-columns.ts";

/** A term of the site's tables, with its meaning. */
export interface GlossaryTerm {
  /** The anchor on the glossary's page. */
  key: string;
  /** Every spelling of the term in headers, the usual one first. */
  labels: readonly string[];
  name: string;
  /** An explanation of the name: "wins above expected wins". */
  explained: string | undefined;
  /** In the symbols of other terms; undefined for a term that is not computed. */
  formula: string | undefined;
  unit: string;
  /** The source of the figure, as the glossary prints it; "" when it needs none. */
  source: string;
}

type Row = readonly [
  key: string,
  labels: string,
  name: string | readonly [name: string, explained: string],
  formula: string | undefined,
  unit: string,
];

const BOX_SCORES = "Box scores";
const RESULTS = "Final scores";
const TOTALS = "Computed from official totals";

const LEAGUE = "The league's team statistics";

function terms(source: string, rows: readonly Row[]): GlossaryTerm[] {
  return rows.map(([key, labels, named, formula, unit]) => {
    const [name, explained] = typeof named === "string" ? [named, undefined] : named;
    return { key, labels: labels.split("|"), name, explained, formula, unit, source };
  });
}

const PER_GAME = "per game";
const PERCENT = "percent";
const RECORD = "wins and losses";
const COUNT = "count";

/** The figures of the page of ratings. */
export const RATINGS: readonly GlossaryTerm[] = terms(RESULTS, [
  [
    "rating",
    "Rating",
    ["Team rating", "points better than the average team on a neutral floor"],
    undefined,
    "points",
  ],
  [
    "opponents-met",
    "Sched.",
    ["Strength of the opponents met", "their mean rating"],
    undefined,
    "points",
  ],
  [
    "opponents-left",
    "Left",
    ["Opponents left", "the mean rating of those to come"],
    undefined,
    "points",
  ],
  [
    "brier",
    "Brier",
    ["Brier score", "the mean square of a forecast's error; a coin has 0.250"],
    undefined,
    "score",
  ],
]);

/** Figures of the plays of a game. */
export const PLAYS: readonly GlossaryTerm[] = terms("Plays of games", [
  [
    "win-chance",
    "Chance %",
    ["Chance to win during a game", "by lead, time left, ball and the ratings before the game"],
    undefined,
    PERCENT,
  ],
]);

/** Averages with names of their own. */
export const AVERAGES: readonly GlossaryTerm[] = [
  ...terms(TOTALS, [
    ["ppg", "PPG", "Points per game", "PTS ÷ GP", PER_GAME],
    ["rpg", "RPG", "Rebounds per game", "REB ÷ GP", PER_GAME],
    ["apg", "APG", "Assists per game", "AST ÷ GP", PER_GAME],
    ["spg", "SPG", "Steals per game", "STL ÷ GP", PER_GAME],
    ["bpg", "BPG", "Blocks per game", "BLK ÷ GP", PER_GAME],
    ["mpg", "MPG", ["Minutes per game", "of a team, the length of a game"], "MIN ÷ GP", PER_GAME],
  ]),
];

/**
 * Shots made and attempted, which box scores print in one column, and shots by zone of the floor.
 */
export const SHOTS: readonly GlossaryTerm[] = [
  ...terms(BOX_SCORES, [
    ["fg", "FG", "Field goals made and attempted", undefined, "made-attempted"],
    ["3p", "3P", "Three-pointers made and attempted", undefined, "made-attempted"],
    ["ft", "FT", "Free throws made and attempted", undefined, "made-attempted"],
  ]),
  ...terms("The league's shots by zone of the floor", [
    ["zone-league", "League", "Field goal percentage of the whole league", undefined, PERCENT],
    ["zone-diff", "± League", "Field goal percentage above the league's", "FG% − League", PERCENT],
    ["zone-share", "Share", "Share of the player's field goal attempts", undefined, PERCENT],
  ]),
];

const FLOOR_IMPACT =
  "(PTS + ORB + 0.75 × DRB + AST + STL + BLK − 0.75 × FGA − 0.375 × FTA − TOV − 0.5 × PF) ÷ MIN × 40";

/** Figures of teams only. */
export const TEAM_FIGURES: readonly GlossaryTerm[] = [
  ...terms(TOTALS, [
    [
      "ftr",
      "FTr",
      ["Free throw rate", "attempts per 100 field goal attempts"],
      "FTA ÷ FGA × 100",
      PERCENT,
    ],
    ["fic40", "FIC40", "Floor impact counter per 40 minutes", FLOOR_IMPACT, "per 40 minutes"],
    ["pps", "PPS", "Points per shot", "PTS ÷ FGA", "ratio"],
    ["poss", "Poss", "Possessions per game", "Pace × MIN ÷ 48 ÷ GP", PER_GAME],
    ["stlpct", "STL%", "Steal percentage", "STL ÷ (Pace × MIN ÷ 48) × 100", PERCENT],
    [
      "blkpct",
      "BLK%",
      ["Block percentage", "blocks of the opponents' two-point attempts"],
      undefined,
      PERCENT,
    ],
    [
      "totals",
      "Total S%",
      "Field goal, three-point and free throw percentage, added up",
      "FG% + 3P% + FT%",
      PERCENT,
    ],
    [
      "hob",
      "HOB",
      ["Hands on buckets", "field goals and assists for every field goal"],
      "(FGM + AST) ÷ FGM",
      "ratio",
    ],
    ["stlto", "Stl/TO", "Steals per turnover", "STL ÷ TOV", "ratio"],
    ["ftfga", "FT/FGA", "Free throws made per field goal attempt", "FTM ÷ FGA", "ratio"],
  ]),
  ...terms(RESULTS, [
    ["mov", "MOV", ["Margin of victory", "point differential per game"], "DIFF ÷ GP", PER_GAME],
    ["high", "High Game", "Most points in a game", undefined, COUNT],
  ]),
  ...terms(BOX_SCORES, [
    ["5stl", "5 Stl", "Times that a player had five steals or more in a game", undefined, COUNT],
    ["5blk", "5 Blk", "Times that a player had five blocks or more in a game", undefined, COUNT],
    ["20reb", "20 Reb", "Times that a player had 20 rebounds or more in a game", undefined, COUNT],
    ["20ast", "20 Ast", "Times that a player had 20 assists or more in a game", undefined, COUNT],
  ]),
  ...terms(LEAGUE, [
    ["trbpct", "TRB%", "Rebound percentage", undefined, PERCENT],
    [
      "tovpct",
      "TOV%",
      ["Turnover percentage", "turnovers per 100 possessions"],
      undefined,
      PERCENT,
    ],
    ["oppefgpct", "Opp eFG%", "Opponents' effective field goal percentage", undefined, PERCENT],
    ["opptovpct", "Opp TOV%", "Opponents' turnovers per 100 possessions", undefined, PERCENT],
    ["oppftr", "Opp FTr", "Opponents' free throw rate", undefined, PERCENT],
  ]),
];

/** The columns of the standings. */
export const STANDINGS: readonly GlossaryTerm[] = [
  ...terms(RESULTS, [
    [
      "place",
      "PLACE|Rank|#",
      ["Place among those listed", "equal figures share one"],
      undefined,
      "place",
    ],
    ["wl", "W–L", "Wins and losses", undefined, RECORD],
  ]),
  ...STANDINGS_COLUMNS.flatMap(
    ({ key, label, head, spellings = [], meaning, explained, unit = "" }) =>
      meaning === undefined
        ? []
        : [
            {
              key,
              labels: [...new Set([label, head, ...spellings])],
              name: meaning,
              explained,
              formula: undefined,
              unit,
              source: RESULTS,
            },
          ],
  ),
];

/** Headers that are plain words. */
export const WORDS: readonly GlossaryTerm[] = terms("", [
  ["player", "Player|Name", "The player, with a link to his page", undefined, "name"],
  ["team", "Team|Current Team", "The team, of a player at the time of the game", undefined, "name"],
  ["opp", "Opp|Opponent", "The opponent", undefined, "name"],
  ["date", "Date|Game|From|To", "The day of a game, or its first and last one", undefined, "day"],
  ["where", "Where", "At home, away or on a neutral floor", undefined, "word"],
  ["result", "Result", "Won or lost, and the score", undefined, "score"],
  ["record", "Record", "Wins and losses so far", undefined, RECORD],
  [
    "rest",
    "Rest days|Days of rest",
    ["Days without a game since the team's one before", "0 is a back-to-back"],
    undefined,
    "days",
  ],
  [
    "group",
    "Month|Margin|Role|Games|Per game|Line|Factor",
    "What a row is of, or what its games have in common",
    undefined,
    "word",
  ],
  ["zone", "Zone", "Where on the floor shots were taken", undefined, "name"],
  [
    "series",
    "Winner|Loser",
    "The team that won a series, and the team that lost it",
    undefined,
    "name",
  ],
  ["college", "College", "The college of a drafted player", undefined, "name"],
  ["round", "Round|Playoffs", "The round of the playoffs", undefined, "name"],
  [
    "scorer",
    "Top scorer|Winner's most points",
    "Who scored most points for the team, and how many",
    undefined,
    "points",
  ],
  ["season", "Season", "The season, by the years in which it began and ended", undefined, "years"],
  ["city", "In", "The city of the game", undefined, "name"],
  ["arena", "Arena", "Where the team played at home", undefined, "name"],
  ["age", "Age", "Completed years on the day of the roster", undefined, "years"],
  ["position", "Position|Pos", "Guard, forward or center", undefined, "letters"],
  ["quarter", "1|2|3|4", "Points of a quarter", undefined, "points"],
  ["total", "T", "Points in all", undefined, "points"],
  [
    "moment",
    "Time|Lead|Five|Score",
    "A moment of a game, its lead and score, or five players",
    undefined,
    "word",
  ],
  ["stat", "Stat", "The figure that the list is of", undefined, "figure"],
]);
