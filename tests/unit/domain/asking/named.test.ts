import { describe, expect, test } from "vitest";
import { understand } from "#domain/asking/understand.ts";
import type { Understanding } from "#domain/asking/understanding.ts";
import { vocabulary } from "#tests/fixtures/asked.ts";
import { composedQuestions } from "#tests/fixtures/composed-questions.ts";
import { unnamedParts } from "#tests/fixtures/named-parts.ts";

const SEED = 22;

describe("an answered question", () => {
  test("has no part that it neither names nor marks as inferred", () => {
    const read = composedQuestions(5000, SEED).map((question) => {
      const asked = understand(question, vocabulary);
      return {
        question,
        isAnswered: asked.kind !== "refused",
        parts: unnamedParts(question, asked),
      };
    });
    expect(read.filter(({ parts }) => parts.length > 0)).toEqual([]);
    // A check of refusals alone would prove nothing.
    expect(read.filter(({ isAnswered }) => isAnswered).length).toBeGreaterThan(1000);
  });
});

/** Answers from other tables than the games: facts, schedules, ratings, lineups and pages. */
const BESIDE_GAMES: [question: string, inferred: string[]][] = [
  ["who won mvp", ["of 2025-26"]],
  ["mvp 2026", []],
  ["lebron all nba", ["James, whole career"]],
  ["who won the finals", ["of 2026"]],
  ["who won the east", ["of 2025-26"]],
  ["who made the playoffs", ["of 2025-26"]],
  ["did the lakers make the playoffs", ["of 2025-26", "Los Angeles"]],
  ["3 seed in the east", ["of 2025-26"]],
  ["lakers seed", ["Los Angeles", ", 2025-26"]],
  ["who coaches the spurs", ["San Antonio"]],
  ["when did the bulls last win a championship", ["Chicago"]],
  ["who eliminated the lakers", ["Los Angeles", ", 2025-26"]],
  ["2003 first overall pick", []],
  ["how tall is wemby", ["Victor Wembanyama"]],
  ["oldest player to score 40", ["or more", "in a game of the season"]],
  ["youngest team", ["on the rosters"]],
  ["players from france", ["known to Hardwood"]],
  ["who averaged a triple double", [", 2025-26 regular season, of players who qualify"]],
  ["lebron career points", ["in total", "James, regular seasons"]],
  ["lebron career points per game", ["James, regular seasons"]],
  ["lebron 2012 stats", ["points, rebounds and assists per game", "James"]],
  ["lakers 2019 record", ["Los Angeles"]],
  ["points in the paint leaders", ["per game, of players who qualify, 2025-26 regular season"]],
  ["top scorer of each team", ["per game, 2025-26 regular season"]],
  ["current streaks", [", 2025-26 regular season"]],
  [
    "lebron when luka scores 30",
    ["points, rebounds and assists per game", "James", "or more, 2025-26 regular season"],
  ],
  ["lakers next game", ["Los Angeles"]],
  ["lakers schedule", ["Los Angeles"]],
  ["games today", []],
  ["lakers game tv", ["next games", "Los Angeles"]],
  ["games on tv tonight", []],
  ["nba games on espn", ["next games"]],
  ["nba cup schedule", []],
  ["when does the season start", ["by the schedule"]],
  ["when did the season end", ["that has been played"]],
  ["who is the 3 seed", ["in both conferences of 2025-26"]],
  ["who won the scoring title", ["per game of all players, of players who qualify"]],
  ["teams with a winning road record", ["2025-26 regular season"]],
  ["who plays on christmas", ["2026"]],
  ["christmas games 2026", []],
  ["lakers playoff odds", ["Los Angeles"]],
  ["power rankings", ["best"]],
  ["best rated team", []],
  ["strength of schedule", ["hardest"]],
  ["hardest remaining schedule", []],
  ["biggest upset", []],
  ["upsets", ["biggest"]],
  ["best lineup", [", regular season"]],
  ["best playoff lineup", []],
  ["luka duo", ["best", "Dončić, regular season"]],
  ["who assists jokic most", ["Nikola", ", regular season"]],
  ["jokic on off", ["Nikola", ", regular season"]],
  ["lakers roster", ["Los", "Angeles"]],
  ["standings", []],
];

describe("an answer beside the games", () => {
  test.each(BESIDE_GAMES)("tells what its question did not say: %s", (question, inferred) => {
    const asked = understand(question, vocabulary);
    expect(unnamedParts(question, asked)).toEqual([]);
    const told = "readAs" in asked ? asked.readAs.filter(({ isInferred }) => isInferred) : [];
    const texts = told.map(({ text }) => text.trim());
    expect(texts).toEqual(expect.arrayContaining(inferred));
    expect(texts.length > 0).toBe(inferred.length > 0);
  });

  test.each([
    ["who won the east", "who won the west"],
    ["who coaches the spurs", "who coaches the knicks"],
    ["lebron all nba", "curry all nba"],
    ["lebron career points", "lebron career points in the playoffs"],
    ["2003 first overall pick", "2004 first overall pick"],
  ])("is told apart from another one: %s, %s", (question, other) => {
    const [asked, taken] = [question, other].map((one) => understand(one, vocabulary));
    if (asked?.kind !== "fact" || taken?.kind !== "fact") throw new Error(asked?.kind);
    expect(unnamedParts(question, { ...asked, fact: taken.fact })).not.toEqual([]);
  });
});

describe("the check of a reading", () => {
  /** The reading of one question as the understanding of another. */
  const partsOf = (question: string, taken: string) =>
    unnamedParts(question, understand(taken, vocabulary));

  test.each([
    ["points under 25", "games with points under 25"],
    ["leading scorer over 35", "most games with 36 points"],
    ["lakers record", "lakers record at home"],
    ["celtics 30 wins", "celtics 30 point wins"],
    ["spurs record when wemby plays 30 minutes", "spurs record when they play 30 minutes"],
    ["most points under 25", "most games with points under 25"],
    ["jokic 24-25", "jokic games with 24 points and 25 rebounds"],
  ])("finds what “%s” does not say of “%s”", (question, taken) => {
    expect(partsOf(question, taken)).not.toEqual([]);
  });

  test("finds a condition that the reading does not print", () => {
    const asked = understand("lakers record at home", vocabulary);
    if (asked.kind !== "query") throw new Error(asked.kind);
    const { where: _, ...conditions } = asked.query.conditions;
    const added: Understanding = {
      ...asked,
      query: {
        ...asked.query,
        conditions: { ...conditions, month: ["jan"], rest: { min: 0, max: 0 } },
      },
    };
    expect(unnamedParts("lakers record at home", added)).toContain("rest is not printed");
  });
});
