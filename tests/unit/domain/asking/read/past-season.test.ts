import { describe, expect, it } from "vitest";
import { ask } from "#tests/fixtures/asked.ts";
import { nameOf } from "#tests/fixtures/plain-answers.ts";
import { sourceRows } from "#tests/fixtures/season.ts";

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
const JOKIC = "Nikola Jokić";

describe("a question for a player's earlier season", () => {
  it.each([
    ["lebron stats 2019", LEBRON, "2018-19"],
    ["LeBron James 2018-19 stats", LEBRON, "2018-19"],
    ["lebron in 2019", LEBRON, "2018-19"],
    ["lebron averages in the 2019 season", LEBRON, "2018-19"],
    ["luka in 2023-24", LUKA, "2023-24"],
    ["doncik 2024 stats", LUKA, "2023-24"],
    ["james harden stats 2022", "James Harden", "2021-22"],
    ["luka 23/24 stats", LUKA, "2023-24"],
    ["luka 2023-2024 stats", LUKA, "2023-24"],
    ["luka 2023/24", LUKA, "2023-24"],
    ["jokic 24-25", JOKIC, "2024-25"],
    ["how did jokic do in 24–25", JOKIC, "2024-25"],
    ["lebron 09-10 stats", LEBRON, "2009-10"],
    ["chris paul 05-06 averages", "Chris Paul", "2005-06"],
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
    ["luka 23-24 points", LUKA, "2023-24", (rows: Rows) => `${mean(rows, "pts")} points`],
    [
      "how many points did jokic score in 24-25",
      JOKIC,
      "2024-25",
      (rows: Rows) => `${sum(rows, "pts").toLocaleString("en-US")} points`,
    ],
    [
      "how many points did lebron score in 2013",
      LEBRON,
      "2012-13",
      (rows: Rows) => `${sum(rows, "pts").toLocaleString("en-US")} points`,
    ],
    [
      "steph three point percentage 2016",
      CURRY,
      "2015-16",
      (rows: Rows) => `three-point percentage of ${share(rows, "fg3m", "fg3a")}`,
    ],
    [
      "lebron 2019 games played",
      LEBRON,
      "2018-19",
      (rows: Rows) => `played in ${sum(rows, "gp")} games`,
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

describe("the season of the data by its two years", () => {
  it.each(["25-26", "25/26", "2025-26", "2025/26", "2025-2026", "25–26"])(
    "is no condition: %s",
    (season) => {
      expect(ask(`${season} scoring leaders`).text).toBe(ask("scoring leaders").text);
      expect(ask(`nikola jokic stats ${season}`).text).toBe(ask("nikola jokic stats").text);
      expect(ask(`lakers ${season} record`).text).toBe(ask("lakers record").text);
      expect(ask(`${season} playoffs scoring leaders`).text).toBe(
        ask("playoffs scoring leaders").text,
      );
    },
  );

  it("has the known answers", () => {
    expect(ask("25-26 scoring leaders").text).toContain(
      "Luka Dončić had the most points per game: 33.5",
    );
    expect(ask("nikola jokic stats 25-26").text).toContain(
      "27.7 points, 12.9 rebounds and 10.7 assists",
    );
    expect(usual(seasonsOf(LUKA, "2023-24"))).toBe("33.9 points, 9.2 rebounds and 9.8 assists");
    expect(usual(seasonsOf(JOKIC, "2024-25"))).toBe("29.6 points, 12.7 rebounds and 10.2 assists");
  });
});

describe("a question for a team's earlier record", () => {
  it.each([
    ["lakers 24-25 record", "14", "2024-25"],
    ["24/25 lakers record", "14", "2024-25"],
    ["lakers record 2019", "14", "2018-19"],
    ["celtics in 2023-24", "2", "2023-24"],
    ["how many games did the warriors win in 2015-16", "10", "2015-16"],
    ["hawks record 1949-50", "1", "1949-50"],
  ])("is answered from the franchise's history: %s", (question, team, season) => {
    const [past] = sourceRows("team_seasons.csv").filter(
      (row) => row.team_id === team && row.season === season,
    );
    expect(ask(question).text).toContain(
      `The ${past?.team} went ${past?.w}–${past?.l} in ${season}.`,
    );
  });

  it("has the known answer", () => {
    expect(ask("lakers 24-25 record").text).toContain("50–32");
  });

  it("names a season that the franchise did not play", () => {
    expect(ask("raptors record 1980-81").text).toBe(
      "The Toronto Raptors played no season of 1980-81.",
    );
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
    ["lebron career points per game", LEBRON, (rows: Rows) => `${mean(rows, "pts")} to 2024-25`],
    ["steph career three point percentage", CURRY, (rows: Rows) => share(rows, "fg3m", "fg3a")],
  ])("is answered from the totals of its seasons: %s", (question, name, said) => {
    expect(ask(question).text).toContain(`${said(seasonsOf(name ?? ""))}`);
  });
});
