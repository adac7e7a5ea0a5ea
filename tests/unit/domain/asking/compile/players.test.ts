import { describe, expect, it } from "vitest";
import { ask } from "#tests/fixtures/asked.ts";
import { careerSum, lastGamesOf } from "#tests/fixtures/fan-questions/held-lines.ts";
import { type PlainRow, plainFigure } from "#tests/fixtures/naive-questions.ts";
import {
  all,
  contractsOf,
  has,
  isAgainst,
  isAway,
  isHome,
  isIn,
  isTeam,
  linesOf,
  lost,
  marginOf,
  mean,
  opponentIs,
  percent,
  playedIn,
  record,
  sum,
  totals,
  usual,
  won,
} from "#tests/fixtures/plain-answers.ts";

const CURRY = "Stephen Curry";
const [LUKA, JOKIC, SGA, WEMBY] = [
  "Luka Dončić",
  "Nikola Jokić",
  "Shai Gilgeous-Alexander",
  "Victor Wembanyama",
] as const;

/** Questions about some of a player's games; the answer has their averages, number and record. */
const MEANS: [question: string, rows: () => PlainRow[]][] = [
  ["luka at home", () => linesOf(LUKA, isHome)],
  ["How did Luka Dončić do on the road?", () => linesOf(LUKA, isAway)],
  ["doncic road games", () => linesOf(LUKA, isAway)],
  ["jokic in wins", () => linesOf(JOKIC, won)],
  ["joker in losses", () => linesOf(JOKIC, lost)],
  ["sga in december", () => linesOf(SGA, isIn("12"))],
  ["Shai Gilgeous-Alexander stats in March", () => linesOf(SGA, isIn("03"))],
  ["wemby last ten games", () => lastGamesOf(WEMBY, 10)],
  ["wemby last three games", () => lastGamesOf(WEMBY, 3)],
  ["victor wembanyama's last 5", () => lastGamesOf(WEMBY, 5)],
  ["kd vs lakers", () => linesOf("Kevin Durant", isAgainst("LAL"))],
  ["kevin durant against the warriors", () => linesOf("Kevin Durant", isAgainst("GSW"))],
  ["tatum in april", () => linesOf("Jayson Tatum", isIn("04"))],
  [
    "giannis since christmas",
    () => linesOf("Giannis Antetokounmpo", ({ date }) => date >= "2025-12-25"),
  ],
  ["maxey before january", () => linesOf("Tyrese Maxey", ({ date }) => date <= "2025-12-31")],
  ["maxey since january 15", () => linesOf("Tyrese Maxey", ({ date }) => date >= "2026-01-15")],
  [
    "donovan mitchell between december 1 and december 31",
    () => linesOf("Donovan Mitchell", isIn("12")),
  ],
  ["spida vs the celtics", () => linesOf("Donovan Mitchell", isAgainst("BOS"))],
  ["brunson against the east", () => linesOf("Jalen Brunson", opponentIs("conference", "East"))],
  ["cade vs the west", () => linesOf("Cade Cunningham", opponentIs("conference", "West"))],
  ["ant when he scores 40", () => linesOf("Anthony Edwards", has("pts", 40))],
  [
    "luka without lebron",
    () => linesOf(LUKA, (row) => !playedIn("LeBron James")(row) && isTeam("LAL")(row)),
  ],
  ["luka with lebron", () => linesOf(LUKA, playedIn("LeBron James"))],
  ["reaves when luka is out", () => linesOf("Austin Reaves", (row) => !playedIn(LUKA)(row))],
  ["klay thompson off the bench", () => linesOf("Klay Thompson", ({ starter }) => starter === "0")],
  ["klay thompson as a starter", () => linesOf("Klay Thompson", ({ starter }) => starter === "1")],
  ["steph curry on back to backs", () => linesOf(CURRY, ({ rest }) => rest === 0)],
  ["booker after two days rest", () => linesOf("Devin Booker", ({ rest }) => rest === 2)],
  ["luka in close games", () => linesOf(LUKA, (row) => marginOf(row) <= 3)],
  ["brunson in the playoffs", () => linesOf("Jalen Brunson", undefined, "playoffs")],
  ["wemby playoff stats", () => linesOf(WEMBY, undefined, "playoffs")],
  ["how did sga play in the playoffs", () => linesOf(SGA, undefined, "playoffs")],
  ["LUKA DONČIĆ IN FEBRUARY", () => linesOf(LUKA, isIn("02"))],
  ["flagg vs spurs", () => linesOf("Cooper Flagg", isAgainst("SAS"))],
  ["jokic vs luka games", () => linesOf(JOKIC, (row) => playedAgainst(LUKA)(row))],
];

function playedAgainst(name: string) {
  const games = new Set(linesOf(name).map(({ game }) => game));
  return ({ game }: PlainRow) => games.has(game);
}

describe("a question about some of a player's games", () => {
  it.each(MEANS)("is answered: %s", (question, rowsOf) => {
    const rows = rowsOf();
    expect(rows.length).toBeGreaterThan(1);
    const { text } = ask(question);
    expect(text).toContain(`averaged ${usual(rows)}`);
    expect(text).toContain(`${rows.length} games`);
    expect(text).toContain(record(rows));
  });
});

/** Questions for one figure over some games, with the printed figure and its name. */
const FIGURES: [question: string, said: () => string][] = [
  ["luka points vs celtics", () => `${sum(linesOf(LUKA, isAgainst("BOS")), "pts")} points`],
  ["jokic assists in february", () => `${mean(linesOf(JOKIC, isIn("02")), "ast")} assists`],
  ["wemby blocks in losses", () => `${mean(linesOf(WEMBY, lost), "blk")} blocks`],
  ["steph curry threes in wins", () => `${mean(linesOf(CURRY, won), "fg3m")} three-pointers made`],
  [
    "steph curry three point percentage at home",
    () => `three-point percentage of ${percent(linesOf(CURRY, isHome), "fg3m", "fg3a")}`,
  ],
  [
    "giannis free throw percentage on the road",
    () =>
      `free throw percentage of ${percent(linesOf("Giannis Antetokounmpo", isAway), "ftm", "fta")}`,
  ],
  ["sga steals per game in march", () => `${mean(linesOf(SGA, isIn("03")), "stl")} steals`],
  [
    "how many points did luka score in january",
    () => `${sum(linesOf(LUKA, isIn("01")), "pts")} points`,
  ],
  ["total rebounds wemby in march", () => `${sum(linesOf(WEMBY, isIn("03")), "reb")} rebounds`],
  [
    "how many assists does jokic have",
    () => `${careerSum(JOKIC, "ast").toLocaleString("en-US")} assists`,
  ],
  [
    "luka points in triple doubles",
    () => `${mean(linesOf(LUKA, has("td", 1)), "pts")} points when he had a triple-double`,
  ],
  [
    "sga points against the spurs in the playoffs",
    () => `${mean(linesOf(SGA, isAgainst("SAS"), "playoffs"), "pts")} points`,
  ],
  ["sga ppg", () => `${perGame(SGA, "pts")} points`],
  ["what does luka average", () => `${perGame(LUKA, "pts")} points`],
  ["embiid points per game", () => `${perGame("Joel Embiid", "pts")} points`],
  ["rudy gobert rebounds", () => `${perGame("Rudy Gobert", "reb")} rebounds`],
  ["trae young apg", () => `${perGame("Trae Young", "ast")} assists`],
];

function perGame(name: string, column: string): string {
  const [own] = totals(column, (row) => row.player === name);
  return ((own?.value ?? 0) / (own?.games ?? 1)).toFixed(1);
}

describe("a question for one figure of a player", () => {
  it.each(FIGURES)("is answered: %s", (question, said) => {
    expect(ask(question).text).toContain(said());
  });
});

/** Questions for the number of a player's games. */
const COUNTS: [question: string, rows: () => PlainRow[]][] = [
  ["how many 40 point games does luka have", () => linesOf(LUKA, has("pts", 40))],
  ["luka 30+ point games", () => linesOf(LUKA, has("pts", 30))],
  ["luka 30 point triple doubles", () => linesOf(LUKA, all(has("pts", 30), has("td", 1)))],
  ["jokic 20 20 games", () => linesOf(JOKIC, all(has("pts", 20), has("reb", 20)))],
  ["jokic games with 15 or more assists", () => linesOf(JOKIC, has("ast", 15))],
  ["sga games under 20 points", () => linesOf(SGA, (row) => (row.count("pts") ?? 99) < 20)],
  ["towns double doubles", () => linesOf("Karl-Anthony Towns", has("dd", 1))],
  ["kat double-doubles in wins", () => linesOf("Karl-Anthony Towns", all(has("dd", 1), won))],
  ["josh giddey triple doubles at home", () => linesOf("Josh Giddey", all(has("td", 1), isHome))],
  ["steph curry games with 8 threes", () => linesOf(CURRY, has("fg3m", 8))],
  ["when did luka score 50", () => linesOf(LUKA, has("pts", 50))],
  ["wemby 10 block games", () => linesOf(WEMBY, has("blk", 10))],
  ["how many times did anthony edwards score 50", () => linesOf("Anthony Edwards", has("pts", 50))],
  [
    "jokic 30 point games against the lakers",
    () => linesOf(JOKIC, all(has("pts", 30), isAgainst("LAL"))),
  ],
  ["cade cunningham 10+ assist games", () => linesOf("Cade Cunningham", has("ast", 10))],
  ["sga games with at least 5 steals", () => linesOf(SGA, has("stl", 5))],
];

describe("a player's games that meet a condition", () => {
  it.each(COUNTS)("are counted: %s", (question, rowsOf) => {
    const rows = rowsOf();
    expect(ask(question).text).toContain(` had ${rows.length} game${rows.length === 1 ? "" : "s"}`);
    if (rows.length > 0) expect(ask(question).text).toContain(record(rows));
  });
});

/** Questions for a player's best game. */
const HIGHS: [question: string, name: string, key: string][] = [
  ["luka season high", LUKA, "pts"],
  ["jokic most assists in a game", JOKIC, "ast"],
  ["wemby most stocks in a game", WEMBY, "stocks"],
  ["wemby season high blocks", WEMBY, "blk"],
  ["sga game high steals", SGA, "stl"],
  ["cooper flagg highest scoring game", "Cooper Flagg", "pts"],
  ["giannis rebounds season high", "Giannis Antetokounmpo", "reb"],
  ["lebron james most points", "LeBron James", "pts"],
];

describe("a question for a player's best game", () => {
  it.each(HIGHS)("is answered: %s", (question, name, key) => {
    const best = Math.max(...linesOf(name).map((row) => plainFigure(row, key) ?? 0));
    expect(ask(question).text).toContain(`: ${best}`);
  });
});

/** Questions about people, with parts of their answers. */
const FACTS: [question: string, said: () => string[]][] = [
  ["how old is lebron", () => ["LeBron James is 41 years old"]],
  ["where is jokic from", () => ["Serbia"]],
  ["what college did tatum go to", () => ["Duke"]],
  ["luka jersey number", () => [column("Luka Dončić", "jersey")]],
  ["zion weight", () => [column("Zion Williamson", "weight_lb")]],
  ["when was jokic drafted", () => [column("Nikola Jokić", "draft_status")]],
  ["what team does kevin durant play for", () => ["Houston Rockets"]],
  ["how tall is giannis", () => [column("Giannis Antetokounmpo", "height")]],
  ["canadian players", () => [`${contractsOf(from("Canada")).length} players from Canada`]],
  ["how many players are from serbia", () => [`${contractsOf(from("Serbia")).length} players`]],
  [
    "players from duke",
    () => [`${contractsOf((row) => row.pre_draft_team === "Duke").length} players`],
  ],
  [
    "undrafted players",
    () => [`${contractsOf((row) => row.draft_status === "Undrafted").length} undrafted players`],
  ],
  [
    "2003 draft class",
    () => {
      const [only] = contractsOf((row) => row.draft_status?.startsWith("2003 ") === true);
      return [`${only?.player} is the only one of the players drafted in 2003`];
    },
  ],
  ["7 footers", () => [`${contractsOf((row) => /^7-/.test(row.height ?? "")).length} players`]],
  ["heaviest player", () => [heaviest()]],
  [
    "australian guards",
    () => [
      `${contractsOf((row) => from("Australia")(row) && /G/.test(row.position ?? "")).length} guards`,
    ],
  ],
];

const from = (nation: string) => (row: Record<string, string>) => row.nationality === nation;

function column(name: string, key: string): string {
  return contractsOf((row) => row.player === name)[0]?.[key] ?? "?";
}

function heaviest(): string {
  const rows = contractsOf(() => true);
  const most = Math.max(...rows.map((row) => Number(row.weight_lb)));
  return rows.find((row) => Number(row.weight_lb) === most)?.player ?? "?";
}

describe("a question about people", () => {
  it.each(FACTS)("is answered: %s", (question, said) => {
    const { text } = ask(question);
    for (const part of said()) expect(text).toContain(part);
  });
});
