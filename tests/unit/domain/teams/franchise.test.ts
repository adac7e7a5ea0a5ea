import { expect, test } from "vitest";
import { coachesInWords, type FranchiseSeason, stretchesOf } from "#domain/teams/franchise.ts";

test("consecutive seasons of one arena are a stretch, those without are skipped", () => {
  const season = (season: string, arena: string | undefined): FranchiseSeason => ({
    season,
    name: "Team",
    wins: 1,
    losses: 1,
    playoffs: false,
    champion: false,
    arena,
  });
  const seasons = [
    season("1949-50", "Old Hall"),
    season("1950-51", undefined),
    season("1951-52", "Old Hall"),
    season("1952-53", "New Hall"),
    season("1953-54", "Old Hall"),
  ];
  expect(stretchesOf(seasons, ({ arena }) => arena)).toEqual([
    { text: "Old Hall", first: "1949-50", last: "1951-52" },
    { text: "New Hall", first: "1952-53", last: "1952-53" },
    { text: "Old Hall", first: "1953-54", last: "1953-54" },
  ]);
});

test.each([
  ["2025-26", "Taylor Jenkins; in 2025-26 Doc Rivers"],
  ["2026-27", "Taylor Jenkins"],
  ["2027-28", "Taylor Jenkins"],
])("in %s a franchise's head coach is %s", (season, words) => {
  const nextCoach = { name: "Taylor Jenkins", from: "2026-27" };
  expect(coachesInWords(season, { coach: "Doc Rivers", nextCoach })).toBe(words);
  expect(coachesInWords(season, { coach: "Doc Rivers", nextCoach: undefined })).toBe("Doc Rivers");
});
