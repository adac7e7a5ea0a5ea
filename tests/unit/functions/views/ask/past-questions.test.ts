import { describe, expect, it } from "vitest";
import { fail } from "#domain/result.ts";
import { loadAskPage } from "#functions/views/ask/ask-page.ts";
import { loadAsked } from "#functions/views/ask/load-asked.ts";
import { builtCollections, builtDocuments, pageOf } from "../built.ts";

const reads = {
  collections: builtCollections(),
  documents: builtDocuments(),
  now: Date.parse("2026-12-23T17:00:00Z"),
  holdUntil() {},
};

/** The season and the sentence of a question's answer; its reason where it is refused. */
async function answerOf(question: string): Promise<string> {
  const asked = pageOf(await loadAsked(reads, question));
  if (asked.kind === "refused") return `refused: ${asked.reason}`;
  if (asked.kind !== "query") return asked.kind;
  const words = asked.sentence.headline.map(({ text }) => text).join("");
  return `${asked.asked.query.season}: ${words}`;
}

const LEFT = "refused: For a retired player, the question needs a season";

describe("a player who has left, by any of his names, without a season", () => {
  it.each([
    ["kobe bryant 81 points", "all: Since 1998-99, Kobe Bryant had 1 game with 81 or more points."],
    ["kobe bryant", LEFT],
    ["moe harkless points 2015-16", "2015-16: Maurice Harkless averaged 6.4 points."],
    ["moe smithers points", "refused: Part of the question wasn't clear."],
  ])("%s: %s", async (question, answer) => {
    expect(await answerOf(question)).toContain(answer);
  });
});

describe("a question of no game of the season", () => {
  it.each([
    [
      "last time lebron scored 50",
      "all: LeBron James last scored 50 or more on March 11, 2022: 50 points against the Wizards.",
    ],
    [
      "curry playoff stats",
      "all: Since 2013-14, Stephen Curry averaged 27.0 points, 5.5 rebounds and 6.0 assists in the playoffs.",
    ],
    [
      "curry playoff stats this year",
      "2025-26: Stephen Curry played no such game in the playoffs.",
    ],
    ["first triple double of flagg", "2025-26: Cooper Flagg played no such game."],
  ])("%s: %s", async (question, answer) => {
    expect(await answerOf(question)).toContain(answer);
  });
});

describe("what only plays tell", () => {
  it.each([
    [
      "who has the most game winners since 2013-14",
      "2013-14..: Jimmy Butler III had the most game winners: 12.",
    ],
    [
      "most game winners ever",
      "all: Since 2013-14, Jimmy Butler III had the most game winners: 12.",
    ],
    ["most buzzer beaters ever", "all: Since 2013-14, "],
    ["biggest comeback ever", "all: Since 2013-14, the Clippers beat the Wizards 116–115"],
    [
      "most points in a quarter ever",
      "all: Since 2013-14, Klay Thompson had the most points in a single quarter: 37",
    ],
    [
      "most points in a quarter since 2016-17",
      "2016-17..: Kevin Love had the most points in a single quarter: 34",
    ],
  ])("%s: %s", async (question, answer) => {
    expect(await answerOf(question)).toContain(answer);
  });

  it.each([
    ["best lineup 2016-17", "2016-17", "of the Warriors were"],
    ["most used lineup 2013-14", "2013-14", "on the floor together for"],
  ])("%s is of that season", async (question, season, words) => {
    const asked = pageOf(await loadAsked(reads, question));
    if (asked.kind !== "fact") throw new Error(asked.kind);
    expect(asked.eyebrow).toBe(season);
    expect(asked.answer.headline.map(({ text }) => text).join("")).toContain(words);
    expect(asked.answer.rows[0]?.href).toContain(`season=${season}`);
  });
});

describe("a ranking over several seasons", () => {
  it.each([
    ["most rebounds per game since 1998-99", "at least 400 games, or 5,571 rebounds."],
    ["most points per game since 2015-16", "at least 400 games, or 9,749 points."],
    ["lakers record since 1998-99", ""],
  ])("%s has its minimum in numbers: %s", async (question, minimum) => {
    const asked = pageOf(await loadAsked(reads, question));
    if (asked.kind !== "query") throw new Error(asked.kind);
    const { headline, deck = "" } = asked.sentence;
    expect(deck).toContain(minimum);
    expect(`${headline.map(({ text }) => text).join("")} ${deck}`).not.toContain("NaN");
  });
});

describe("a comparison", () => {
  it("is of the season that the question names, or of all", async () => {
    const pathOf = async (question: string) => {
      const asked = pageOf(await loadAsked(reads, question));
      return asked.kind === "fact" && asked.asked.path;
    };
    const players = "/nba/compare?players=1629029,203507";
    expect(await pathOf("luka vs giannis 2023-24")).toBe(`${players}&season=2023-24`);
    expect(await pathOf("luka vs giannis career")).toBe(`${players}&season=all`);
  });

  it("tells each player's figures, and since when they are known", async () => {
    const saidOf = async (question: string) => {
      const asked = pageOf(await loadAsked(reads, question));
      if (asked.kind !== "fact") throw new Error(asked.kind);
      const { eyebrow, answer } = asked;
      return [eyebrow, answer.headline.map(({ text }) => text).join(""), answer.deck];
    };
    expect(await saidOf("luka or giannis points 2024")).toEqual([
      "2023-24",
      "Luka Dončić averaged 33.9 points. Giannis Antetokounmpo averaged 30.4 points.",
      undefined,
    ]);
    expect(await saidOf("curry or harden threes since 2015")).toContain("Since 2015-16");
    // One of them began before the first season with games.
    for (const both of ["duncan or curry", "curry or duncan"])
      expect(await saidOf(`${both} 30 point games of all time`)).toContain(
        "Earlier games are not here.",
      );
  });
});

describe("a question of several seasons", () => {
  it.each([
    [
      "luka career high",
      "all: Luka Dončić had a career high of 73 points, against the Hawks on January 26, 2024.",
    ],
    [
      "most points in a game from 2015 to 2020",
      "2015-16..2019-20: Devin Booker had the most points in a game: 70, against the Celtics on March 24, 2017.",
    ],
    [
      "most 60 point games since 2015-16",
      "2015-16..: Damian Lillard had the most games with 60 or more points: 5.",
    ],
    [
      "most triple doubles of all time",
      "all: Since 1998-99, Russell Westbrook had the most triple-doubles: 209.",
    ],
    [
      "stephen curry threes by season since 2022-23",
      "2022-23..: Stephen Curry averaged 4.9 three-pointers made in 2022-23 (56 games), 4.8 in 2023-24 (74 games), 4.4 in 2024-25 (70 games) and 4.4 in 2025-26 (43 games).",
    ],
  ])("%s: %s", async (question, answer) => {
    expect(await answerOf(question)).toBe(answer);
  });

  it("by season is of all seasons, each of them said", async () => {
    const answer = await answerOf("warriors record by season");
    expect(answer.match(/\d+–\d+ in \d{4}-\d\d/g)).toHaveLength(28);
    expect(answer).toContain("73–9 in 2015-16");
  });

  it("says since when it is true, unless the question says it", async () => {
    const asked = pageOf(await loadAsked(reads, "most career triple doubles"));
    expect(asked.kind === "query" && asked.sentence.deck).toContain("Earlier games are not here.");
    const since = pageOf(await loadAsked(reads, "most points in a game since 2015"));
    expect(since.kind === "query" && (since.sentence.deck ?? "")).not.toContain("Earlier");
    expect(await answerOf("most points in a game since 2015")).not.toContain("Since");
  });

  it("asks who is meant among the players of all seasons, in questions that are answered", async () => {
    const asked = pageOf(await loadAsked(reads, "martin career high"));
    if (asked.kind !== "choice") throw new Error(asked.kind);
    expect(asked.choices.length).toBeGreaterThan(3);
    expect(asked.choices[0]?.points).toBeGreaterThan(1000);
    const [first] = asked.choices;
    expect(await answerOf(first?.question ?? "")).toMatch(
      /^all: .+ had a career high of \d+ points/,
    );
  });

  it.each([
    "most points since 1990",
    "warriors offensive rating by season",
    "tallest player ever",
    "most career points among active players",
  ])("%s is not answered from them", async (question) => {
    expect(await answerOf(question)).not.toMatch(/^(?:all|20\d\d-\d\d\.\.)/);
  });
});

describe("a question of a past season", () => {
  it.each([
    [
      "24-25 scoring leaders",
      "2024-25: Shai Gilgeous-Alexander had the most points per game: 32.7.",
    ],
    [
      "who led the league in scoring in 2015-16",
      "2015-16: Stephen Curry had the most points per game: 30.1.",
    ],
    [
      "most assists in a game 2017-18",
      "2017-18: Rajon Rondo had the most assists in a game: 25, against the Nets on December 27, 2017.",
    ],
    [
      "most threes in a game in 2018-19",
      "2018-19: Klay Thompson had the most three-pointers made in a game: 14, against the Bulls on October 29, 2018.",
    ],
    [
      "most rebounds in a game last season",
      "2025-26: Scottie Barnes had the most rebounds in a game: 25, against the Warriors on December 28, 2025.",
    ],
    [
      "longest winning streak 2015-16",
      "2015-16: The Warriors had the longest winning streak: 24 games, Oct 27 to Dec 11.",
    ],
    ["best record 2015-16", "2015-16: The Warriors had the best record: 73–9."],
    ["warriors record at home 2015-16", "2015-16: The Warriors went 39–2 at home."],
    ["most triple doubles 2016-17", "2016-17: Russell Westbrook had the most triple-doubles: 42."],
    [
      "lebron vs warriors 2016-17 playoffs",
      "2016-17: LeBron James averaged 33.6 points, 12.0 rebounds and 10.0 assists against the Warriors in the playoffs.",
    ],
    ["kobe bryant points 2015-16", "2015-16: Kobe Bryant averaged 17.6 points."],
    [
      "james harden 50 point games 2018-19",
      "2018-19: James Harden had 9 games with 50 or more points.",
    ],
    [
      "nikola jokic on christmas 2020-21",
      "2020-21: Nikola Jokić had 24 points, 9 rebounds and 10 assists on December 25, 2020.",
    ],
  ])("%s: %s", async (question, answer) => {
    expect(await answerOf(question)).toBe(answer);
  });

  it.each([
    "oldest player 2015-16",
    "rookie scoring leaders 2015-16",
    "guards with most rebounds 2016-17",
    "best record 1995-96",
  ])("is refused where the season does not tell: %s", async (question) => {
    expect(await answerOf(question)).toBe(
      "refused: Hardwood's games start in 1998-99. Try one of those seasons.",
    );
  });

  it("leads to pages of its season alone", async () => {
    const given = new URLSearchParams({ q: "24-25 scoring leaders" });
    const page = pageOf((await loadAskPage(reads, given)).view);
    if (page.kind !== "answer") throw new Error(`The page is a ${page.kind}.`);
    expect(page.eyebrow).toBe("2024-25 regular season");
    expect(page.canonical).toMatch(/season=2024-25$/);
    const hrefs = page.headline.flatMap(({ href }) => href ?? []);
    expect(hrefs).toEqual(["/nba/players/player/Shai%20Gilgeous-Alexander?season=2024-25"]);
    expect(page.own).toBeUndefined();
    expect(page.next.map(({ text }) => text)).toEqual([
      "Most points per game in the playoffs 2024-25",
      "Most points in a game 2024-25",
      "Most points 2024-25",
    ]);
  });

  it("cannot be read while its season cannot", async () => {
    const seasons = async () => fail({ kind: "unreachable" as const, path: "nba/seasons" });
    const stored = { ...reads.documents.stored, seasons };
    const without = { ...reads, documents: { ...reads.documents, stored } };
    expect(await loadAsked(without, "24-25 scoring leaders")).toEqual({ kind: "unavailable" });
  });
});
