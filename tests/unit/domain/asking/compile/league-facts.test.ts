import { describe, expect, it } from "vitest";
import { ask } from "#tests/fixtures/asked.ts";
import {
  all,
  clubName,
  isIn,
  linesOf,
  mean,
  rosteredOf,
  sum,
  totals,
} from "#tests/fixtures/plain-answers.ts";
import { sourceRows } from "#tests/fixtures/season.ts";

describe("a total", () => {
  it.each([
    ["luka total rebounds", "Luka Dončić", "reb", 495],
    ["luka total points", "Luka Dončić", "pts", 2143],
    ["total assists by jokic", "Nikola Jokić", "ast", 697],
  ])("before a figure is the sum: %s", (question, name, key, known) => {
    const own = totals(key).find((one) => one.name === name);
    expect(own?.value).toBe(known);
    expect(ask(question).text).toContain(`${name} had ${known.toLocaleString("en")} `);
  });

  it("orders leaders by the sum", () => {
    const [first, second] = totals("reb");
    expect(first).toMatchObject({ name: "Donovan Clingan", value: 892 });
    expect(ask("total rebounds leaders").text).toContain(
      "Donovan Clingan had the most rebounds: 892.",
    );
    expect(ask("total rebounds leaders").text).toContain(`${second?.name} ${second?.value}`);
  });

  it("of some games is their sum, and a game's average stays one", () => {
    const rows = linesOf("Luka Dončić", isIn("01"));
    expect(ask("luka total points in january").text).toContain(`had ${sum(rows, "pts")} points`);
    expect(ask("luka total rebounds per game").text).toContain("averaged 7.7 rebounds");
  });
});

const FIVE = ["pts", "reb", "ast", "stl", "blk"];

describe("an averaged double-double or triple-double", () => {
  const tens = (least: number) =>
    totals("pts").filter(({ games, row, value }) => {
      const own = FIVE.filter((key) => Number(row[key]) >= 10 * games);
      return own.length >= least && (games >= 58 || value >= 1400);
    });

  it.each([
    ["who averaged a double double", 2, 8],
    ["players averaging a double double", 2, 8],
    ["how many players averaged a double double", 2, 8],
    ["is anyone averaging a triple double", 3, 1],
  ])("of the league names everybody, and the rule: %s", (question, least, known) => {
    const found = tens(least);
    expect(found).toHaveLength(known);
    const { text, rows } = ask(question);
    expect(text).toMatch(new RegExp(`^${known} players? averaged`));
    for (const { name } of found) expect(text).toContain(`${name}: `);
    expect(rows).toHaveLength(known);
    expect(text).toContain("Players with at least 58 games");
  });

  it("of one player is yes or no", () => {
    expect(ask("did jokic average a triple double").text).toBe(
      "Nikola Jokić averaged a triple-double: 27.7 points, 12.9 rebounds and 10.7 assists.",
    );
    expect(ask("did luka average a triple double").text).toContain(
      "Luka Dončić did not average a triple-double: 33.5 points",
    );
  });

  it("is of the games that the question says", () => {
    const rows = linesOf("Nikola Jokić", all(isIn("01")));
    expect(ask("did jokic average a double double in january").text).toBe(
      `Nikola Jokić averaged a double-double in January: ${mean(rows, "pts")} points and ${mean(rows, "reb")} rebounds.`,
    );
  });

  it("is no average of feats per game", () => {
    expect(ask("how many triple doubles does jokic average").understanding.kind).toBe("refused");
  });
});

describe("the youngest team", () => {
  const day = Date.parse("2026-10-08");
  const ages = [
    ...Map.groupBy(
      rosteredOf(() => true),
      (row) => row.team_id,
    ),
  ]
    .map(([id, own]) => ({
      name: clubName(Number(id)),
      age:
        own.reduce((total, row) => total + (day - Date.parse(row.birth_date ?? "")), 0) /
        own.length /
        (365.2425 * 86_400_000),
    }))
    .filter(({ name }) => name !== "")
    .toSorted((a, b) => a.age - b.age);

  it("has the lowest mean age of its players", () => {
    const [first] = ages;
    expect(ask("youngest team").text).toContain(
      `The ${first?.name} have the youngest players: a mean age of ${first?.age.toFixed(1)} years`,
    );
  });

  it("has its opposite, and the other traits", () => {
    expect(ask("oldest team").text).toContain(`The ${ages.at(-1)?.name} have the oldest players`);
    expect(ask("tallest team").text).toContain("a mean height of 6-8");
    expect(ask("youngest team in the west").text).toContain("The Grizzlies");
  });

  it("is no player", () => {
    expect(ask("youngest player on the lakers").text).toContain("Bronny James");
  });
});

describe("a day of the upcoming season", () => {
  const fixtures = sourceRows("coming_schedule.csv").filter(({ date }) => date === "2026-12-25");

  it.each([
    "christmas games 2026",
    "games on christmas 2026",
    "2026 christmas games",
    "games on december 25 2026",
    "games on 2026-12-25",
  ])("has its fixtures: %s", (question) => {
    expect(fixtures).toHaveLength(5);
    const { text, rows } = ask(question);
    expect(text).toContain("5 games are scheduled on December 25, 2026.");
    expect(rows.map((row) => row.replace(/ (?:noon|\d).*$/, ""))).toEqual(
      fixtures.map(
        (row) => `${clubName(Number(row.away_team_id))} at ${clubName(Number(row.home_team_id))}`,
      ),
    );
  });

  it("has one team's", () => {
    expect(ask("lakers game on christmas 2026").rows).toHaveLength(1);
  });

  it.each(["christmas games 2025", "games on christmas", "games on december 25 2025"])(
    "is not the season's own: %s",
    (question) => {
      expect(ask(question).text).toBe("/nba/games/2025-12-25");
    },
  );

  it.each(["opening night games 2026", "opening night 2026", "games on christmas in 2024"])(
    "is not guessed: %s",
    (question) => {
      expect(ask(question).understanding.kind).toBe("refused");
    },
  );

  it.each(["luka points on christmas 2026", "christmas games 2024", "lakers record on 2026-12-25"])(
    "has no results: %s",
    (question) => {
      expect(ask(question).understanding.kind).toBe("refused");
    },
  );
});
