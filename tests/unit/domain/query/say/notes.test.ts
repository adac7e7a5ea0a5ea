import { expect, test } from "vitest";
import { runQuery } from "#domain/query/engine/run.ts";
import { notesOf } from "#domain/query/say/notes.ts";
import { seasonQuestionData } from "#tests/fixtures/question-data.ts";
import { asked, newSmall } from "#tests/fixtures/small-season.ts";

const notes = (address: string) => {
  const query = asked(address);
  return notesOf(query, runQuery(query, newSmall()), "2025-26");
};
const SEASON = /^Regular season 2025-26, not counting .*\.$/;
const SHARES = "Percentages are total makes over total attempts.";
const RATINGS = "Ratings and pace cover full regular seasons only.";

test("every answer says its stage first", () => {
  expect(notes("")).toEqual([expect.stringMatching(SEASON)]);
  expect(notes("stage=playoffs")).toEqual([
    "Playoffs of the season 2025-26, not counting the play-in.",
  ]);
});

test("the play-in counts for nothing else", () => {
  expect(notes("stage=play-in")).toEqual([
    "Play-in of the season 2025-26: it counts for neither the regular season nor the playoffs.",
  ]);
});

test.each([
  ["season", "Regular season, all seasons, not counting the Cup final, play-in or playoffs."],
  ["playoffs", "Playoffs, all seasons, not counting the play-in."],
] as const)("of several seasons, the %s is named with them", (stage, note) => {
  const query = { ...asked(""), stage, season: "all" };
  expect(notesOf(query, { columns: [], rows: [] }, "2025-26")).toEqual([note]);
});

test("of past seasons no ratings are known", () => {
  const query = { ...asked("rows=teams&sort=-ortg"), season: "2015-16" };
  const said = notesOf(query, runQuery(query, newSmall()), "2025-26");
  expect(said).toContain("Ratings and pace aren't available for past seasons.");
});

test.each([
  ["where=home", "Games on a neutral floor are neither home nor away."],
  ["by=where", "Games on a neutral floor are neither home nor away."],
  ["rows=team-games&rest=0", "Rest is days without a game since the team's one before"],
  ["rows=players&pos=G", "Age and origin aren't available for players who are new to a roster"],
  ["rows=streaks&pts=20..", "Missed games don't end a player's streak."],
  ["rows=players", SHARES],
  ["rows=teams&columns=advanced", RATINGS],
])("%s says: %s", (address, note) => {
  expect(notes(address).join(" ")).toContain(note);
});

test("a note that several conditions share is said once", () => {
  const said = notes("rows=players&pos=G&rookie=1&nation=France");
  expect(new Set(said).size).toBe(said.length);
  expect(notes("where=home&by=where").length).toBe(notes("by=where").length);
});

test("streaks do not have percentages, nor games a player missed when they are teams'", () => {
  expect(notes("rows=team-streaks&result=w")).toEqual([expect.stringMatching(SEASON)]);
});

test("ratings that some row has need no note", () => {
  const query = asked("rows=teams&columns=advanced");
  const data = seasonQuestionData();
  expect(notesOf(query, runQuery(query, data), "2025-26")).not.toContain(RATINGS);
});
