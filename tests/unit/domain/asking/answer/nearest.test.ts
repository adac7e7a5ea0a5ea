import { describe, expect, it } from "vitest";
import { understand } from "#domain/asking/understand.ts";
import { vocabulary } from "#tests/fixtures/asked.ts";
import { expectNearest } from "#tests/fixtures/shown-answers.ts";

describe("the questions after a refusal", () => {
  it.each([
    ["luka most points and rebounds", ["luka most points", "luka most rebounds"]],
    ["lakers or celtics playoff odds", ["lakers playoff odds", "celtics playoff odds"]],
    ["lillard or haliburton ppg", ["lillard ppg", "haliburton ppg"]],
    ["haliburton stats at home", ["haliburton averages"]],
    ["record when opponents under 100", ["best record when opponents under 100"]],
  ])("keep each name and each figure: %s", (question, nearest) => {
    const asked = understand(question, vocabulary);
    expect(asked.kind === "refused" ? asked.nearest : []).toEqual(expect.arrayContaining(nearest));
  });

  it("do not leave opponents out", () => {
    const asked = understand("lakers record when opponents dunk", vocabulary);
    const nearest = asked.kind === "refused" ? asked.nearest : [];
    expect(nearest).toHaveLength(3);
    for (const question of nearest) expect(question).not.toContain("when");
  });

  it.each([
    // Words that begin or end like others.
    ["capital of france", ["oldest player", "how old is"]],
    ["lakers cap space", ["oldest player"]],
    ["should the lakers trade austin reaves", ["oldest player"]],
    ["lebron net worth", ["plus minus"]],
    // What is left means something else.
    ["wilt 100 point game", ["100 point game"]],
    ["kobe bryant 81 points", ["81 points"]],
    ["how many fans were at the lakers game", ["how many were"]],
    // Names of others.
    ["scott foster record", ["scott"]],
    ["how many miles did tyrese maxey run", ["miles"]],
    ["mike tyson record", ["mike", "tyson"]],
    ["steph curry golf handicap", ["how tall"]],
  ])("do not mislead: %s", (question, misleading) => {
    const asked = understand(question, vocabulary);
    const nearest = asked.kind === "refused" ? asked.nearest : [];
    expect(nearest).toHaveLength(3);
    for (const part of misleading) expect(nearest.join(" | ").toLowerCase()).not.toContain(part);
  });

  it.each([
    ["curry recipes", "curry averages"],
    ["luka stepback threes", "luka threes"],
    ["tatum coming back", "tatum averages"],
    ["how many fans were at the lakers game", "lakers record at home"],
    ["bill russell rings", "who won the Finals"],
    ["how old is coach spoelstra", "coach of the year"],
  ])("keep the subject: %s, %s", (question, kept) => {
    const asked = understand(question, vocabulary);
    expect(asked.kind === "refused" ? asked.nearest : []).toContain(kept);
  });
});

it.each<[string, ...string[]]>([
  ["who will win the cup", "who won the Cup", "cup mvp", "longest win streak"],
  [
    "lakers cup odds",
    "lakers record in close games",
    "lakers points per game",
    "lakers last 10 games",
  ],
  ["luka over under", "luka record in close games", "luka points per game", "luka last 10 games"],
  ["will the lakers win", "lakers last loss", "lakers record", "lakers last 10 games"],
  ["who is the goat", "best plus minus", "highest true shooting", "best net rating"],
  ["lakers ticket prices", "lakers next game", "lakers arena", "lakers record at home"],
  ["luka salary", "how old is luka", "what team does luka play for", "how tall is luka"],
  ["vorp leaders", "best plus minus", "highest true shooting", "best net rating"],
  ["lebron vorp", "lebron plus minus", "lebron true shooting", "best plus minus"],
  ["who is injured on the lakers", "lakers games played", "most games played", "lakers last loss"],
  ["luka touches", "luka assists per game", "usage rate leaders", "assists leaders"],
  ["wemby wingspan", "how tall is wemby", "how much does wemby weigh", "tallest player"],
  ["most points and assists", "most points", "most assists", "points leaders"],
  [
    "points and rebounds and assists leaders",
    "points leaders",
    "rebounds leaders",
    "assists leaders",
  ],
  ["lillard or haliburton ppg", "lillard ppg", "haliburton ppg", "lillard total points"],
  ["luka lebron curry points", "luka averages", "lebron averages", "luka last 10 games"],
  ["luka points except at home", "luka averages", "luka last 10 games", "luka season high"],
  ["mvp odds", "best record in close games", "who won Most Valuable Player", "longest win streak"],
  ["game 7 referees", "most fouls", "most fouled out", "who won the finals"],
  [
    "bracket odds",
    "best record in close games",
    "who won the finals",
    "scoring leaders in the playoffs",
  ],
  [
    "how many miles did maxey run",
    "maxey in wins and losses",
    "maxey double doubles",
    "maxey home and away",
  ],
  ["scott foster record", "tallest player", "who leads the NBA in scoring", "most 40 point games"],
  [
    "how many fans were at the lakers game",
    "lakers next game",
    "lakers arena",
    "lakers record at home",
  ],
  ["kobe bryant points", "points leaders", "most points in a game", "lebron career points"],
  ["michael jordan stats", "luka stats 2024", "longest win streak", "who leads the NBA in scoring"],
  [
    "haliburton stats at home",
    "haliburton averages",
    "haliburton total points",
    "most rebounds per game",
  ],
  ["longest", "best record in close games", "most rebounds per game", "best offense"],
  ["lakers record when", "lakers last 10 games", "lakers leading scorer", "lakers record at home"],
  ["luka 30", "luka averages", "luka last 10 games", "luka season high"],
  [
    "luka when lebron dunks",
    "luka field goal percentage",
    "points in the paint leaders",
    "best field goal percentage",
  ],
  [
    "who won coach of the year odds",
    "best record in close games",
    "coach of the year",
    "best record",
  ],
  [
    "net rating weather",
    "best net rating team",
    "worst net rating team",
    "who leads the NBA in scoring",
  ],
  [
    "field goal percentage weather",
    "best field goal percentage",
    "most assists in a game",
    "rookie scoring leaders",
  ],
  [
    "wins prediction",
    "best home record",
    "longest win streak",
    "best record since the all-star break",
  ],
  [
    "most points and rebounds in a game",
    "most points in a game",
    "most rebounds in a game",
    "points leaders",
  ],
  [
    "luka or sga mvp odds",
    "luka record in close games",
    "luka points per game",
    "luka last 10 games",
  ],
  [
    "seth curry or steph curry golf",
    "seth curry double doubles",
    "steph curry double doubles",
    "seth curry home and away",
  ],
  [
    "mike tyson record",
    "rookie scoring leaders",
    "best three point percentage",
    "best record in close games",
  ],
  ["luka points tonight", "luka season high", "luka in wins and losses", "luka double doubles"],
  [
    "record in the playoffs of aliens",
    "who won the finals",
    "scoring leaders in the playoffs",
    "most points in a playoff game",
  ],
  ["lakers fan cup", "who won the Cup", "cup mvp", "lakers next game"],
  [
    "last night's lakers game",
    "lakers last 10 games",
    "lakers leading scorer",
    "lakers record at home",
  ],
  ["what did luka eat in february", "luka averages", "luka last 10 games", "luka season high"],
  [
    "lebron steals when luka scores 30",
    "lebron home and away",
    "luka home and away",
    "lebron total points",
  ],
  [
    "lebron and reaves when luka scores 30",
    "lebron season high",
    "reaves season high",
    "lebron in wins and losses",
  ],
  [
    "lakers record when luka scores 30 or has 10 assists",
    "lakers record at home",
    "luka in wins and losses",
    "lakers longest winning streak",
  ],
  [
    "most points with luka and lebron",
    "luka last 10 games",
    "lebron last 10 games",
    "luka season high",
  ],
  [
    "30 points by luka and 10 assists by lebron",
    "luka home and away",
    "lebron home and away",
    "luka total points",
  ],
  [
    "luka points vs celtics or in january",
    "luka in wins and losses",
    "celtics record at home",
    "luka double doubles",
  ],
  [
    "should the lakers trade austin reaves",
    "lakers record",
    "austin reaves averages",
    "lakers last 10 games",
  ],
  [
    "how many games did luka miss for the lakers",
    "luka season high",
    "lakers leading scorer",
    "luka in wins and losses",
  ],
  [
    "luka on thanksgiving 2026",
    "luka last 10 games",
    "luka season high",
    "luka in wins and losses",
  ],
  [
    "lakers schedule in december 2027",
    "lakers record",
    "lakers last 10 games",
    "lakers leading scorer",
  ],
  [
    "jokic on off in the playoffs",
    "jokic in wins and losses",
    "jokic double doubles",
    "jokic home and away",
  ],
  [
    "luka playoffs regular season",
    "luka in wins and losses",
    "luka double doubles",
    "luka home and away",
  ],
  [
    "lakers record when luka plays and scores 30",
    "lakers last loss",
    "luka total points",
    "lakers record",
  ],
  ["lakers celtics duo", "lakers duo", "celtics duo", "lakers last loss"],
  ["luka at home in away games", "luka averages", "luka last 10 games", "luka season high"],
  [
    "luka with a three point lead",
    "luka last 10 games",
    "luka season high",
    "luka in wins and losses",
  ],
  [
    "points in january by aliens",
    "points in january",
    "best record in January",
    "most points in January",
  ],
  ["lakers wins by aliens", "lakers wins", "lakers points per game", "lakers last loss"],
  [
    "most points by aliens in a game",
    "most points in a game",
    "points leaders",
    "most rebounds per game",
  ],
])("offered instead of %s", expectNearest);
