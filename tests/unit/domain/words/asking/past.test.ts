import { describe, expect, it } from "vitest";
import { ask } from "../../../../fixtures/asked.ts";
import { nameOf } from "../../../../fixtures/plain-answers.ts";
import { sourceRows } from "../../../../fixtures/season.ts";

function seasonsOf(name: string, season?: string, file = "career_seasons.csv") {
  return sourceRows(file).filter(
    (row) => nameOf(row.player_id) === name && (season === undefined || row.season === season),
  );
}

type Rows = ReturnType<typeof seasonsOf>;
const sum = (rows: Rows, key: string) => rows.reduce((total, row) => total + Number(row[key]), 0);
const mean = (rows: Rows, key: string) => (sum(rows, key) / sum(rows, "gp") + 1e-9).toFixed(1);
const usual = (rows: Rows) =>
  `${mean(rows, "pts")} points, ${mean(rows, "reb")} rebounds and ${mean(rows, "ast")} assists`;
const share = (rows: Rows, made: string, tried: string) =>
  `${((100 * sum(rows, made)) / sum(rows, tried)).toFixed(1)}%`;

const [LEBRON, LUKA, CURRY] = ["LeBron James", "Luka Dončić", "Stephen Curry"];

describe("a question for a player's earlier season", () => {
  it.each([
    ["lebron stats 2019", LEBRON, "2018-19"],
    ["LeBron James 2018-19 stats", LEBRON, "2018-19"],
    ["lebron in 2019", LEBRON, "2018-19"],
    ["lebron averages in the 2019 season", LEBRON, "2018-19"],
    ["luka in 2023-24", LUKA, "2023-24"],
    ["doncik 2024 stats", LUKA, "2023-24"],
    ["james harden stats 2022", "James Harden", "2021-22"],
  ])("is answered with averages: %s", (question, name, season) => {
    const rows = seasonsOf(name, season);
    expect(rows.length).toBeGreaterThan(0);
    const { text, rows: shown, understanding } = ask(question);
    expect(text).toContain(`${name} averaged ${usual(rows)} in ${season}.`);
    expect(text).toContain(`${sum(rows, "gp")} games`);
    expect(shown).toHaveLength(rows.length);
    expect(JSON.stringify(understanding)).toContain("the season that ended in 20");
  });

  it.each([
    ["lebron points 2013", LEBRON, "2012-13", (rows: Rows) => `${mean(rows, "pts")} points`],
    ["lebron 2013 ppg", LEBRON, "2012-13", (rows: Rows) => `${mean(rows, "pts")} points`],
    [
      "how many points did lebron score in 2013",
      ...[LEBRON, "2012-13"],
      (rows: Rows) => `${sum(rows, "pts").toLocaleString("en-US")} points`,
    ],
    [
      "steph three point percentage 2016",
      ...[CURRY, "2015-16"],
      (rows: Rows) => `three-point percentage of ${share(rows, "fg3m", "fg3a")}`,
    ],
    [
      "lebron 2019 games played",
      LEBRON,
      "2018-19",
      (rows: Rows) => `${sum(rows, "gp")} games played`,
    ],
  ] as [string, string, string, (rows: Rows) => string][])(
    "is answered with one figure: %s",
    (question, name, season, said) => {
      expect(ask(question).text).toContain(said(seasonsOf(name, season)));
    },
  );

  it("covers the playoffs of that season", () => {
    const rows = seasonsOf(LEBRON, "2017-18", "career_playoffs.csv");
    expect(ask("lebron 2018 playoffs stats").text).toContain(usual(rows));
  });

  it("is answered with not known for a missing season or figure", () => {
    expect(seasonsOf(LUKA, "2009-10")).toEqual([]);
    expect(ask("luka stats 2010").text).toContain("not known");
    expect(ask("lebron 2018 playoffs offensive rebounds").text).toContain("not known");
  });
});

describe("a question for a career", () => {
  it.each([
    ["lebron career turnovers", LEBRON, (rows: Rows) => sum(rows, "tov").toLocaleString("en-US")],
    [
      "steph curry career free throws",
      CURRY,
      (rows: Rows) => sum(rows, "ftm").toLocaleString("en-US"),
    ],
    [
      "lebron career points per game",
      LEBRON,
      (rows: Rows) => `${mean(rows, "pts")} points per game`,
    ],
    ["steph career three point percentage", CURRY, (rows: Rows) => share(rows, "fg3m", "fg3a")],
  ])("is answered from the totals of its seasons: %s", (question, name, said) => {
    expect(ask(question).text).toContain(`${said(seasonsOf(name ?? ""))}`);
  });
});
