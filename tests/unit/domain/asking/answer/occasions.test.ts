import { describe, expect, it } from "vitest";
import { formatUpdated } from "#domain/dates.ts";
import { ask } from "#tests/fixtures/asked.ts";
import { type PlainRow, plainFigure, plainSeason } from "#tests/fixtures/naive-questions.ts";
import {
  all,
  clubName,
  everyStage,
  has,
  isAgainst,
  isHome,
  isTeam,
  last,
  linesOf,
  lost,
  nameOf,
  type Test,
  teamGames,
  won,
} from "#tests/fixtures/plain-answers.ts";
import { expectShown } from "#tests/fixtures/shown-answers.ts";

const { players } = plainSeason();
const season = (test: Test, stage = "season") =>
  players.filter((row) => row.stage === stage && test(row));
const day = (row: PlainRow | undefined) => formatUpdated(row?.date ?? "");
const scoreOf = (row: PlainRow | undefined) => `${row?.points}–${row?.opponentPoints}`;
const first = (rows: readonly PlainRow[]) => last(rows, rows.length)[0];
const newest = (rows: readonly PlainRow[]) => last(rows, 1)[0];

describe("the last or the first time of a player", () => {
  const luka = (test: Test) => everyStage((stage) => linesOf("Luka Dončić", test, stage));
  const lebron = (test: Test) => everyStage((stage) => linesOf("LeBron James", test, stage));
  const jokic = (test: Test) => everyStage((stage) => linesOf("Nikola Jokić", test, stage));
  it.each<[string, PlainRow | undefined, string, string]>([
    ["last time luka scored 50", newest(luka(has("pts", 50))), "March 19, 2026", "60 points"],
    ["when did luka last score 50", newest(luka(has("pts", 50))), "March 19, 2026", "60 points"],
    [
      "when was the last time luka scored 50 points",
      newest(luka(has("pts", 50))),
      "March 19, 2026",
      "60 points",
    ],
    ["luka last 40 point game", newest(luka(has("pts", 40))), "March 31, 2026", "42 points"],
    ["luka latest 40+ point game", newest(luka(has("pts", 40))), "March 31, 2026", "42 points"],
    ["luka last game with 40 points", newest(luka(has("pts", 40))), "March 31, 2026", "42 points"],
    ["last 30 point game by lebron", newest(lebron(has("pts", 30))), "April 5, 2026", "30 points"],
    ["luka first 40 point game", first(luka(has("pts", 40))), "October 21, 2025", "43 points"],
    [
      "jokic most recent triple double",
      newest(jokic(has("td", 1))),
      "April 27, 2026",
      "27 points, 12 rebounds and 16 assists",
    ],
    [
      "last time luka had 10 assists at home",
      newest(luka(all(has("ast", 10), isHome))),
      "",
      "assists",
    ],
  ])("is a game with its date: %s", (question, row, known, figure) => {
    const { text } = ask(question);
    if (known !== "") expect(day(row)).toBe(known);
    expect(text).toContain(` on ${day(row)}: `);
    expect(text).toContain(figure);
    expect(text).toContain(`against the ${clubName(row?.opponent ?? 0)}`);
  });
});

describe("the last or the first time of a team", () => {
  const club = (abbreviation: string, test: Test = () => true) =>
    everyStage((stage) => teamGames(all(isTeam(abbreviation), test), stage));
  it.each<[string, PlainRow | undefined]>([
    ["last time the wizards won", newest(club("WAS", won))],
    ["wizards last win", newest(club("WAS", won))],
    ["when did the wizards last win", newest(club("WAS", won))],
    ["thunder last loss", newest(club("OKC", lost))],
    ["last time the thunder lost", newest(club("OKC", lost))],
    ["last home win by the wizards", newest(club("WAS", all(won, isHome)))],
    ["lakers first win", first(club("LAL", won))],
    ["last time the knicks beat the celtics", newest(club("NYK", all(won, isAgainst("BOS"))))],
    ["last time the knicks played the spurs", newest(club("NYK", isAgainst("SAS")))],
  ])("is a game with its date: %s", (question, row) => {
    expect(ask(question).text).toContain(` on ${day(row)}: ${scoreOf(row)}`);
  });

  it("is known: the Wizards last won on March 25", () => {
    expect(ask("last time the wizards won").text).toMatch(
      /^The Wizards last won on March 25, 2026: 133–110 against the Jazz\. 17 such games/,
    );
    expect(ask("last time the lakers scored 130").text).toContain("on April 12, 2026: 131 points");
  });
});

describe("the last or the first time in the league", () => {
  it.each<[string, Test, "first" | "last", string, string?]>([
    ["first 50 point game of the season", has("pts", 50), "first", "October 23, 2025"],
    ["1st 50 point game", has("pts", 50), "first", "October 23, 2025"],
    ["who was the first player to score 50", has("pts", 50), "first", "October 23, 2025"],
    ["first triple double of the season", has("td", 1), "first", "October 23, 2025"],
    ["most recent 60 point game", has("pts", 60), "last", "March 19, 2026"],
    ["last 20 assist game", has("ast", 20), "last", "April 12, 2026", "ast"],
    ["last player to score 60", has("pts", 60), "last", "March 19, 2026"],
  ])("names everybody of its day: %s", (question, test, end, known, key = "pts") => {
    const rows = season(test);
    const one = end === "first" ? first(rows) : newest(rows);
    const ofDay = rows.filter(({ date }) => date === one?.date);
    const { text } = ask(question);
    expect(day(one)).toBe(known);
    expect(text).toContain(`on ${known}: `);
    for (const row of ofDay) {
      expect(text).toContain(nameOf(row.player));
      expect(text).toContain(String(plainFigure(row, key)));
    }
  });

  it("counts more than three games of a day in the heading, and names them below", () => {
    const { text } = ask("last game of the regular season");
    expect(text).toMatch(/^The last games were on April 12, 2026: 15 games\. The /);
  });

  it("needs no more than a margin", () => {
    expect(ask("last one point game").text).toMatch(
      /^The last game decided by 1 point in the playoffs was on /,
    );
  });

  it("is of the playoffs when the question says so", () => {
    const one = newest(season(has("pts", 40), "playoffs"));
    expect(ask("last 40 point playoff game").text).toContain(day(one) ?? "no day");
  });
});

it("says that nothing of the kind happened", () => {
  expect(ask("last time the lakers beat the celtics").text).toContain("no such game");
  expect(ask("last 5x5 game").text).toContain("No players had such a game.");
});

it.each([
  ["luka last game", { last: 1 }],
  ["luka last 5 games", { last: 5 }],
  ["did luka score 30 in his last game", { last: 1 }],
])("the last games stay the last games: %s", (question, conditions) => {
  expect(ask(question).understanding).toMatchObject({ kind: "query", query: { conditions } });
});

it.each(["first in triple doubles", "who is first in assists"])(
  "the first of an order stays one: %s",
  (question) => {
    expect(ask(question).understanding).toMatchObject({ wish: { kind: "place", of: { nth: 1 } } });
  },
);

it.each(["last 3 40 point games by luka", "last 3 lakers wins", "the last"])(
  "refuses what it would answer by half: %s",
  (question) => {
    expect(ask(question).understanding.kind).toBe("refused");
  },
);

describe("back to back", () => {
  /** Pairs of a player's consecutive games that pass a test. */
  const pairs = (test: Test) =>
    [
      ...Map.groupBy(
        season(() => true),
        ({ player }) => player,
      ).values(),
    ]
      .map((rows) => last(rows, rows.length).map(test))
      .flatMap((held) => held.filter((one, at) => one && held[at - 1])).length;

  it("before what happened is a streak of two or more games", () => {
    expect(pairs(has("pts", 40))).toBe(12);
    const { text } = ask("back to back 40 point games");
    expect(text).toContain("10 streaks of 2 or more games with 40 or more points");
    expect(text).toContain("12 pairs of consecutive games");
    expect(ask("back to back triple doubles").text).toContain(
      `${pairs(has("td", 1))} pairs of consecutive games`,
    );
  });

  it("is the second of two days with games elsewhere", () => {
    expect(ask("40 point games on back to backs").understanding).toMatchObject({
      query: { conditions: { rest: { min: 0, max: 0 } } },
    });
  });
});

it.each<[string, ...string[]]>([
  [
    "last time the knicks played the spurs",
    "The Knicks last played against the Spurs in the playoffs on June 13, 2026: 94–90.",
    "5 such games in the playoffs.",
  ],
  [
    "last fifty point game by a guard",
    "The last game with 50 or more points by guards was on March 25, 2026: Jamal Murray 53 points " +
      "against the Mavericks.",
    "10 such games in all.",
  ],
  [
    "last time luka scored 50",
    "Luka Dončić last scored 50 or more on March 19, 2026: 60 points against the Heat.",
    "2 such games in all.",
  ],
  [
    "last time the wizards won",
    "The Wizards last won on March 25, 2026: 133–110 against the Jazz.",
    "17 such games in all.",
  ],
  [
    "last overtime game",
    "The last game in overtime in the playoffs was on May 19, 2026: the Knicks 115–104 against the " +
      "Cavaliers.",
    "5 such games in the playoffs.",
  ],
  [
    "first triple double of the season",
    "The first game with a triple-double was on October 23, 2025: Nikola Jokić 21 points, 13 rebounds " +
      "and 10 assists against the Warriors.",
    "136 such games in all.",
  ],
  [
    "first game of the lakers",
    "The Lakers first played on October 21, 2025: 109–119 against the Warriors.",
    "82 such games in all.",
  ],
  [
    "last 50 point game in the playoffs",
    "No players had such a game in the playoffs.",
    "Try a smaller number, a longer time or fewer conditions.",
  ],
  [
    "last 30 point game by a laker",
    "The last game with 30 or more points by a player of the Lakers in the playoffs was on May 7, " +
      "2026: Austin Reaves 31 points against the Thunder.",
    "1 such game in the playoffs.",
  ],
])("in whole: %s", expectShown);
