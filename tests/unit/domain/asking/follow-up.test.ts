import { describe, expect, test } from "vitest";
import { followedUp } from "#domain/asking/follow-up.ts";
import { goesOn } from "#domain/asking/question.ts";
import { vocabulary } from "#tests/fixtures/asked.ts";

/** The likeliest question that a follow-up makes with the one before it. */
const CASES: [before: string, text: string, question: string][] = [
  // In place of the part that says the same.
  ["luka stats", "what about jokic", "jokic stats"],
  ["How tall is Wemby?", "and Jokić?", "How tall is Jokić"],
  ["lakers record at home", "on the road?", "lakers record on the road"],
  ["lakers coach", "and the celtics", "celtics coach"],
  ["who leads the nba in scoring", "and rebounds", "who leads the nba in rebounds"],
  ["most points in a game", "what about assists?", "most assists in a game"],
  ["how many points does luka score", "and rebounds", "how many rebounds does luka"],
  ["lakers record without lebron", "and without luka", "lakers record without luka"],
  ["lakers record without lebron", "and luka?", "lakers record without luka"],
  ["luka vs celtics", "and the knicks", "luka vs knicks"],
  ["luka last 10 games", "and last 5 games", "luka last 5 games"],
  ["luka 40 point games", "and 50", "luka 50 point games"],
  ["celtics record in january", "and february", "celtics record in february"],
  ["who won mvp", "and dpoy", "who won dpoy"],
  ["longest win streak", "and losing streak", "longest losing streak"],
  ["lakers next game", "and the celtics", "celtics next game"],
  [
    "lakers record when lebron scores 30",
    "and when luka scores 30",
    "lakers record when luka scores 30",
  ],
  ["luka points since january 15", "and since march", "luka points since march"],
  ["lakers games on christmas", "and on january 1", "lakers games on january 1"],
  ["lakers record on january 15", "and february 3?", "lakers record on february 3"],
  ["luka january 30 point games", "and in march", "luka march 30 point games"],
  ["jokic triple doubles", "and luka double doubles", "luka double doubles"],
  // One more part.
  ["points leaders", "and the atlantic", "points leaders in the atlantic"],
  ["points leaders", "in the west", "points leaders in the west"],
  ["luka stats", "and at home?", "luka stats at home"],
  ["lakers record", "only at home", "lakers record at home"],
  ["luka averages", "in the playoffs?", "luka averages in the playoffs"],
  ["most points in a game", "only by centers", "most points in a game by centers"],
  ["luka points per game", "but with lebron", "luka points per game with lebron"],
  ["best record", "what about the east", "best record in the east"],
  ["luka stats", "since the all-star break", "luka stats since the all-star break"],
  // Another season.
  ["lakers record", "last season", "lakers record last season"],
  ["lakers record 2015-16", "and in 2016-17", "lakers record in 2016-17"],
];

describe("a follow-up", () => {
  test.each(CASES)("%s, %s: %s", (before, text, question) => {
    expect(goesOn(text)).toBe(true);
    expect(followedUp(before, text, vocabulary)[0]).toBe(question);
  });

  test.each([
    "most points in a game",
    "luka at home",
    "who won mvp",
    "andre drummond stats",
    "orlando record",
    "in the last ten games of the season who scored most points",
  ])("does not begin like this: %s", (text) => {
    expect(goesOn(text)).toBe(false);
  });

  test("is asked alone in the end", () => {
    expect(followedUp("luka stats", "and who won mvp?", vocabulary).at(-1)).toBe("who won mvp");
  });

  test.each(["and", "and?", "what about"])("that says nothing makes no question: %s", (text) => {
    expect(followedUp("luka stats", text, vocabulary)).toEqual([]);
  });
});
