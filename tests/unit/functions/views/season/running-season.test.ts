import { describe, expect, test } from "vitest";
import { knownOfSeason } from "#domain/history/era.ts";
import { ok } from "#domain/result.ts";
import { missingBoxScores, noCareerOf, noGamesOf } from "#domain/season/running-season.ts";
import { lastSeason, seasonNow } from "#domain/season/season.ts";
import { ALL_SEASONS } from "#domain/season/season-range.ts";
import { missingResultsLine, seasonNowAt } from "#functions/views/season/running-season.ts";
import { SOURCE_FOLDER } from "#tools/paths.ts";
import { readFixtures } from "#tools/season/fixture-table.ts";

const NOW = Date.parse("2026-11-28T12:00Z");
const fixtures = async () =>
  ok({ value: readFixtures(SOURCE_FOLDER), updatedAt: undefined, dropped: 0 });

function lineOf(
  pathname: string,
  { season = "2025-26", current = "2025-26", now = NOW, held = [] as number[] } = {},
) {
  const holdUntil = (moment: number) => held.push(moment);
  const collections = { seasonNow: seasonNow(current), fixtures };
  return missingResultsLine(pathname, { collections, season, now, holdUntil });
}

test("a page holds until the first game should be over", async () => {
  const held: number[] = [];
  expect(await lineOf("/", { now: Date.parse("2026-10-20T12:00Z"), held })).toBe("");
  expect(held).toEqual([Date.parse("2026-10-20T23:00Z")]);
});

const LINE = "2026-27 results aren't available here.";
/** Each kind of page with the words after the line; undefined for a page that never has it. */
const KINDS: [path: string, words: string | undefined][] = [
  ["/", "Stats below are from 2025-26."],
  ["/nba", "Stats below are from 2025-26."],
  ["/nba/games", "Stats below are from 2025-26."],
  ["/nba/games/2026-11-27", "Stats below are from 2025-26."],
  ["/nba/games/2026-11-28/orl-at-was", "Stats below are from 2025-26."],
  ["/nba/standings/west", "Stats below are from 2025-26."],
  ["/nba/stats/players", "Stats below are from 2025-26."],
  ["/nba/leaders/averages/points-per-game", "Stats below are from 2025-26."],
  ["/nba/ratings", "Stats below are from 2025-26."],
  ["/nba/ratings/odds", "Forecasts below use results through 2025-26."],
  ["/nba/records", "Stats below run through 2025-26."],
  ["/nba/seasons", "Stats below run through 2025-26."],
  ["/nba/teams/17", "Stats below are from 2025-26."],
  ["/nba/teams/17/history", "Stats below run through 2025-26."],
  ["/nba/players/player/LeBron James", "Stats below are from 2025-26."],
  ["/nba/players/player/LeBron James/career", "Stats below run through 2025-26."],
  ["/nba/games/2026-04-12", undefined],
  ["/nba/games/0022500775", undefined],
  ["/nba/news", undefined],
  ["/user/profile", undefined],
  ["/search", undefined],
  ["/api", undefined],
  ["/nowhere", undefined],
];

test.each(KINDS)("%s says it while results are missing, and only then", async (path, words) => {
  expect(await lineOf(path)).toBe(words === undefined ? "" : `${LINE} ${words}`);
  expect(await lineOf(path, { now: Date.parse("2026-10-15T12:00Z") })).toBe("");
  expect(await lineOf(path, { season: "2026-27", current: "2026-27" })).toBe("");
});

test("a past season's page says nothing of it, one of all seasons how far it reaches", async () => {
  expect(await lineOf("/nba/standings", { season: "2019-20" })).toBe("");
  for (const season of [ALL_SEASONS, "2015-16..", "2015-16..2025-26"])
    expect(await lineOf("/nba/stats/players", { season })).toBe(
      `${LINE} Stats below run through 2025-26.`,
    );
  expect(await lineOf("/nba/stats/players", { season: "2015-16..2024-25" })).toBe("");
});

test.each([
  ["2026-04-01T12:00Z", "2024-25"],
  ["2026-10-20T12:00Z", "2024-25"],
  ["2026-10-21T12:00Z", "2025-26"],
  ["2026-11-28T12:00Z", "2025-26"],
])("at %s the last season is %s", async (time, season) => {
  const collections = { seasonNow: seasonNow("2025-26"), fixtures };
  const now = Date.parse(time);
  expect(lastSeason(await seasonNowAt({ collections, now, holdUntil() {} }))).toBe(season);
});

describe("a season whose box scores are missing in part", () => {
  const now = seasonNow("2026-27");

  test.each([
    [undefined, ""],
    [{ held: 0, of: 281 }, /^2026-27 box scores aren't available here/],
    [{ held: 212, of: 281 }, /^Box scores of 212 of 281 games of 2026-27 are here so far/],
  ])("with %o says it in one line", (boxScores, says) => {
    expect(missingBoxScores({ ...now, boxScores })).toMatch(says);
  });

  test.each([
    [{ held: 0, of: 281 }, "Available: scores of 281 games."],
    [{ held: 212, of: 281 }, "Available: scores of 281 games, 212 with their box scores."],
    [undefined, "Available: box scores of every game."],
  ])("with %o its page does not call it whole", (boxScores, says) => {
    const held = { hasGames: false, hasPlays: false, boxScores };
    expect(knownOfSeason("2026-27", held)).toBe(says);
  });

  test("does not say of a player that he has not played", () => {
    const of = (season: string) =>
      noGamesOf("Stephen Curry", { season }, { ...now, boxScores: { held: 0, of: 3 } });
    expect(of("2026-27")).toBe("No box score of Stephen Curry in the 2026-27 season is here.");
    expect(of("2025-26")).toBe("Stephen Curry has not played in the 2025-26 season.");
    expect(noCareerOf("AJ Dybantsa", { ...now, boxScores: { held: 0, of: 3 } })).toBe(
      "AJ Dybantsa did not play in the NBA before 2026-27.",
    );
    expect(noCareerOf("AJ Dybantsa", now)).toBe("AJ Dybantsa has not played in the NBA yet.");
  });
});
