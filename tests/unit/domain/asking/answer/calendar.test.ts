import { describe, expect, test } from "vitest";
import { calendarAnswer } from "#domain/asking/answer/calendar.ts";
import { understand } from "#domain/asking/understand.ts";
import { plainText } from "#domain/asking/understanding.ts";
import type { Fixture } from "#domain/season/fixtures.ts";
import { scheduleOf } from "#domain/season/schedule.ts";
import { data, vocabulary } from "#tests/fixtures/asked.ts";
import { SOURCE_FOLDER } from "#tools/paths.ts";
import { readFixtures } from "#tools/season/fixture-table.ts";

const fixtures = readFixtures(SOURCE_FOLDER);

function askAt(time: string, question: string, upcoming: readonly Fixture[] = fixtures): string {
  const asked = understand(question, vocabulary);
  if (asked.kind !== "fact" || asked.fact.kind !== "calendar") return asked.kind;
  const ahead = { schedule: scheduleOf([])(upcoming), now: Date.parse(time) };
  return plainText(calendarAnswer(asked.fact, ahead, data).headline);
}

const SUMMER = "2026-08-15T12:00:00Z";
const DECEMBER = "2026-12-23T17:00:00Z";

describe("questions for the days of a season", () => {
  test.each([
    [
      "when does the season start",
      "The 2026-27 regular season begins on Tuesday, October 20, 2026.",
    ],
    ["when is opening night", "The 2026-27 regular season begins on Tuesday, October 20, 2026."],
    ["when does the season end", "The 2026-27 regular season ends on Sunday, April 11, 2027."],
    ["when did the season start", "The 2025-26 regular season began on Tuesday, October 21, 2025."],
    ["when did the season end", "The 2025-26 regular season ended on Sunday, April 12, 2026."],
    ["when do the playoffs start", "The playoffs of 2025-26 began on Saturday, April 18, 2026."],
  ])("%s", (question, text) => {
    expect(askAt(SUMMER, question)).toBe(text);
  });

  test.each([
    [
      "lakers opener",
      "The Lakers' first game of 2026-27 is on Wednesday, October 21, 2026, against",
    ],
    ["lakers road opener", "The Lakers' first road game of 2026-27 is on "],
    ["season opener", "The 2026-27 regular season begins on Tuesday, October 20, 2026."],
    ["first game of next season", "The 2026-27 regular season begins on Tuesday, October 20"],
  ])("take an opener for the first game: %s", (question, text) => {
    expect(askAt(SUMMER, question)).toContain(text);
  });

  test("tell of a team's first game that is held where no schedule is known", () => {
    expect(askAt(SUMMER, "lakers opener", [])).toBe(
      "The Lakers' first game of 2025-26 was on Tuesday, October 21, 2025, against the Warriors.",
    );
  });

  test("know that a day has passed", () => {
    expect(askAt(DECEMBER, "when does the season start")).toContain("began on Tuesday, October 20");
    expect(askAt(DECEMBER, "when does the season end")).toContain("ends on Sunday, April 11");
  });

  test("speak of the season that is held where no schedule is known", () => {
    expect(askAt(SUMMER, "when does the season start", [])).toContain(
      "began on Tuesday, October 21",
    );
    expect(askAt(SUMMER, "when does the season end", [])).toContain("ended on Sunday, April 12");
  });
});
