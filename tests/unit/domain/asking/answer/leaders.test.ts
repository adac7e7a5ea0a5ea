import { describe, expect, it } from "vitest";
import { ask } from "#tests/fixtures/asked.ts";
import {
  all,
  averages,
  contractsOf,
  counts,
  has,
  highest,
  isAgainst,
  isHome,
  isIn,
  linesOf,
  longestRun,
  lost,
  sums,
  type Test,
  totals,
  won,
} from "#tests/fixtures/plain-answers.ts";
import { expectShown } from "#tests/fixtures/shown-answers.ts";

type Named = { name: string; value: number };

/** The name and the figure of a list's leader, with thousands separators. */
function first(list: readonly Named[], decimals = 0): string[] {
  const [best] = list;
  const value = best?.value ?? 0;
  return [
    best?.name ?? "?",
    value.toLocaleString("en-US", {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    }),
  ];
}

const idsOf = (test: (row: Record<string, string>) => boolean) =>
  new Set(contractsOf(test).map((row) => row.player_id));
const among = (test: (row: Record<string, string>) => boolean) => {
  const ids = idsOf(test);
  return ({ player_id = "" }: Record<string, string>) => ids.has(player_id);
};
const isOfPlayers = (test: (row: Record<string, string>) => boolean): Test => {
  const ids = idsOf(test);
  return ({ player = "" }) => ids.has(player);
};
const isRookie = (row: Record<string, string>) => ["0", "R"].includes(row.years_of_service ?? "");
const isPosition = (letter: string) => (row: Record<string, string>) =>
  (row.position ?? "").split("-").includes(letter);
const isFrom = (nation: string) => (row: Record<string, string>) => row.nationality === nation;

const LEADERS: [question: string, said: () => string[]][] = [
  ["who has scored the most points", () => first(totals("pts"))],
  ["total points leaders", () => first(totals("pts"))],
  ["who has the most rebounds", () => first(totals("reb"))],
  ["most steals", () => first(totals("stl"))],
  ["most blocked shots this season", () => first(totals("blk"))],
  ["most threes made", () => first(totals("fg3m"))],
  ["most 3s", () => first(totals("fg3m"))],
  ["most free throws made", () => first(totals("ftm"))],
  ["most turnovers", () => first(totals("tov"))],
  ["most games with a double double", () => first(totals("dd2"))],
  ["most fouls", () => first(totals("pf"))],
  ["who leads the league in assists", () => first(averages("ast", 400), 1)],
  ["apg leaders", () => first(averages("ast", 400), 1)],
  ["top scorers", () => first(averages("pts", 1400), 1)],
  ["steals per game leaders", () => first(averages("stl", 125), 1)],
  ["most rebounds per game by a rookie", () => first(averages("reb", 800, among(isRookie)), 1)],
  ["best scorer from canada", () => first(averages("pts", 1400, among(isFrom("Canada"))), 1)],
  ["leading french scorer", () => first(averages("pts", 1400, among(isFrom("France"))), 1)],
  ["most rebounds by a guard", () => first(totals("reb", among(isPosition("G"))))],
  ["most assists among centers", () => first(totals("ast", among(isPosition("C"))))],
  ["who has the most 50 point games", () => first(counts(has("pts", 50)).by)],
  [
    "most assists with no turnovers in a game",
    () => ["the most assists in a game with exactly 0 turnovers"],
  ],
  [
    "most points in games with 10 assists in total",
    () => ["the most points in games with 10 or more assists"],
  ],
  ["who has played the most games", () => ["18 players", "82"]],
  ["who shot the best from three in january", () => ["three-point percentage in January"]],
  ["most games with 10 assists", () => first(counts(has("ast", 10)).by)],
  ["most 30 point games by a rookie", () => countOfRookies()],
  ["most 20 rebound games", () => first(counts(has("reb", 20)).by)],
  ["most points in january", () => sumIn("01", "pts")],
  ["scoring leaders in the playoffs", () => ["28.4", "Jalen Brunson"]],
];

function countOfRookies(): string[] {
  return first(counts(all(has("pts", 30), isOfPlayers(isRookie))).by);
}

function sumIn(month: string, key: string): string[] {
  return first(sums(isIn(month), key));
}

describe("a question for a leader", () => {
  it.each(LEADERS)("is answered: %s", (question, said) => {
    const { text } = ask(question);
    for (const part of said()) expect(text).toContain(part);
  });
});

/** Questions for the best single game, with the figure and the test of its rows. */
const HIGHS: [question: string, key: string, test?: Test | undefined, stage?: string][] = [
  ["most points in a game", "pts"],
  ["most steals in a game", "stl"],
  ["most threes in a single game", "fg3m"],
  ["single game scoring high", "pts"],
  ["most points in a win", "pts", won],
  ["most rebounds in a loss", "reb", lost],
  ["most points in a game against the celtics", "pts", isAgainst("BOS")],
  ["most points in a home game", "pts", isHome],
  ["most points in a playoff game", "pts", undefined, "playoffs"],
  ["most assists in a game by a rookie", "ast", isOfPlayers(isRookie)],
  ["highest game score in a game", "gmsc"],
  ["most points in a game off the bench", "pts", ({ starter }) => starter === "0"],
  ["most free throws made in a game", "ftm"],
  ["most points in a game in december", "pts", isIn("12")],
];

describe("a question for the best single game", () => {
  it.each(HIGHS)("is answered: %s", (question, key, test, stage) => {
    const { value, names } = highest(key, test, stage);
    const { text } = ask(question);
    for (const name of names) expect(text).toContain(name);
    if (key !== "gmsc") expect(text).toContain(`: ${value}`);
  });
});

const lowTurnovers: Test = (row) => (row.count("ast") ?? 0) >= 10 && (row.count("tov") ?? 9) < 2;

/** Questions for the games that meet a condition, with the test of their rows. */
const GAMES: [question: string, test: Test][] = [
  ["50 point games", has("pts", 50)],
  ["how many triple doubles were there", has("td", 1)],
  ["40 point triple doubles", all(has("pts", 40), has("td", 1))],
  ["20 20 games", all(has("pts", 20), has("reb", 20))],
  ["games with 10 assists and under 2 turnovers", lowTurnovers],
  ["games with 10 blocks", has("blk", 10)],
  ["who scored 60", has("pts", 60)],
  ["players with 20 assists in a game", has("ast", 20)],
  [
    "games with 30 points 10 rebounds and 5 blocks",
    all(has("pts", 30), has("reb", 10), has("blk", 5)),
  ],
  ["who had a triple double against the knicks", all(has("td", 1), isAgainst("NYK"))],
  [
    "games with 15 assists and no turnovers",
    (row) => (row.count("ast") ?? 0) >= 15 && row.count("tov") === 0,
  ],
];

describe("games that meet a condition", () => {
  it.each(GAMES)("are counted: %s", (question, test) => {
    const { total, by } = counts(test);
    const { text } = ask(question);
    expect(text).toContain(`${total} game`);
    if (total > 0) expect(text).toContain(` ${by[0]?.value}`);
  });
});

describe("a question for a player's longest streak", () => {
  it.each([
    ["sga 20 point game streak", "Shai Gilgeous-Alexander", has("pts", 20)],
    ["jokic longest triple double streak", "Nikola Jokić", has("td", 1)],
    ["luka consecutive 30 point games", "Luka Dončić", has("pts", 30)],
  ])("is answered: %s", (question, name, test) => {
    expect(ask(question).text).toContain(`: ${longestRun(linesOf(name), test)} games`);
  });
});

describe("minimum averages", () => {
  const perGame = (least: Record<string, number>) =>
    totals("pts").filter(
      ({ row, games }) =>
        games >= 58 &&
        Object.entries(least).every(([key, limit]) => Number(row[key]) / games >= limit),
    );

  it.each([
    ["players averaging 25 points 5 rebounds and 5 assists", { pts: 25, reb: 5, ast: 5 }],
    ["who averages 20 and 10", { pts: 20, reb: 10 }],
    ["players averaging 9 assists", { ast: 9 }],
  ])("find every player who reaches them: %s", (question, least) => {
    const { rows, text } = ask(question);
    for (const { name } of perGame(least)) expect(rows.join("\n")).toContain(name);
    expect(text).toMatch(/^\d+ players? averaging/);
  });
});

it.each<[string, ...string[]]>([
  [
    "luka rank in scoring",
    "Luka Dončić had the most points per game: 33.5.",
    "Of 234 who qualify. Next: Shai Gilgeous-Alexander 31.1 and Anthony Edwards 28.8.",
  ],
  [
    "what place are the knicks",
    "The Lakers and the Knicks had the 6th best record: 53–29.",
    "Of 30. First: the Thunder 64–18.",
  ],
  [
    "most 40 point games of the lakers",
    "Luka Dončić had the most games with 40 or more points of the Lakers: 16.",
    "Next: Austin Reaves 3.",
  ],
  [
    "bench scoring leaders",
    "Bennedict Mathurin had the most points per game off the bench: 17.5.",
    "Next: Payton Pritchard 17.2 and Jaime Jaquez Jr. 15.4. Only players with at least 29 games, or " +
      "700 points.",
  ],
  [
    "where does lebron rank in assists",
    "LeBron James and Isaiah Collier had the 9th most assists per game: 7.2.",
    "Of 236 who qualify. First: Nikola Jokić 10.7.",
  ],
  [
    "best rookie scorer this season",
    "Cooper Flagg had the most points per game of all rookies: 21.0.",
    "Next: Kon Knueppel 18.5 and VJ Edgecombe 16.0.",
  ],
  [
    "best winning percentage of players",
    "Jaylin Williams had the best record: 54–11.",
    "Next: Shai Gilgeous-Alexander 56–12 and Chet Holmgren 56–13. Only players with at least 58 games.",
  ],
  [
    "who scored the most on christmas",
    "Nikola Jokić had the most points on December 25, 2025: 56.",
    "Next: Anthony Edwards 44 and Jamal Murray 35.",
  ],
  [
    "fourth quarter scoring leaders",
    "Donovan Mitchell had the most points per game in the fourth quarter: 7.7.",
    "Next: Jamal Murray 7.3 and Victor Wembanyama 6.9. Only players with at least 58 games, or 350 " +
      "points.",
  ],
  [
    "highest net rating",
    "The Thunder had the best net rating: +11.1.",
    "Next: the Pistons +8.4 and the Spurs +8.4.",
  ],
  [
    "worst record",
    "The Wizards had the worst record: 17–65.",
    "Next: the Pacers 19–63 and the Nets 20–62.",
  ],
  [
    "most games played",
    "18 players had the most games played: 82.",
    "Next: Derik Queen 81 and Kon Knueppel 81.",
  ],
  [
    "where do the lakers rank in points per game",
    "The Lakers and the Bulls had the 11th most points per game: 116.3.",
    "Of 30. First: the Nuggets 122.1.",
  ],
  ["fewest total blocks", "59 players had the fewest blocks: 0."],
  [
    "most points per game from cameroon",
    "Pascal Siakam had the most points per game of players from Cameroon: 24.0.",
    "Next: Yves Missi 5.7. Only players with at least 47 games, or 1,127 points.",
  ],
  [
    "most points by a player from ukraine",
    "Svi Mykhailiuk had the most points of players from Ukraine: 469.",
    "Next: Max Shulga 7.",
  ],
  ["fewest 30 point games", "57 players had the fewest games with 30 or more points: 1."],
  [
    "slowest pace",
    "The Celtics had the slowest pace: 95.6.",
    "Next: the Rockets 97.0 and the Clippers 97.3.",
  ],
  [
    "highest point differential",
    "The Thunder had the best point differential per game: +11.1.",
    "Next: the Spurs +8.3 and the Pistons +8.2.",
  ],
  [
    "best plus minus in the playoffs",
    "Karl-Anthony Towns had the best plus-minus in the playoffs: +258.",
    "Next: Jalen Brunson +234 and Josh Hart +201.",
  ],
])("in whole: %s", expectShown);
