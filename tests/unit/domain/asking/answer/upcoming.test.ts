import { describe, expect, test } from "vitest";
import { upcomingAnswer } from "#domain/asking/answer/upcoming.ts";
import { understand } from "#domain/asking/understand.ts";
import { plainText } from "#domain/asking/understanding.ts";
import { scheduleOf } from "#domain/season/schedule.ts";
import { data, vocabulary } from "#tests/fixtures/asked.ts";
import { SOURCE_FOLDER } from "#tools/paths.ts";
import { readFixtures } from "#tools/season/fixture-table.ts";

const schedule = scheduleOf([])(readFixtures(SOURCE_FOLDER));

/** The answer to a question at a time. */
function askAt(time: string, question: string) {
  const asked = understand(question, vocabulary);
  if (asked.kind !== "fact" || asked.fact.kind !== "upcoming") throw new Error(asked.kind);
  const answer = upcomingAnswer(asked.fact, { schedule, now: Date.parse(time) }, data);
  return {
    text: plainText(answer.headline),
    rows: answer.rows.map(({ name, cells }) => [name, ...cells]),
  };
}

const LATE = "2026-12-24T04:00:00Z";

describe("questions for games to come", () => {
  test("list the Cup's games ahead", () => {
    const { text, rows } = askAt("2026-10-20T12:00:00Z", "nba cup schedule");
    expect(text).toMatch(/^The next games in the NBA Cup are on \w+, \w+ \d+, 2026\.$/);
    const { rows: own } = askAt("2026-10-20T12:00:00Z", "lakers cup games");
    expect(own).toHaveLength(4);
    expect(rows.length).toBeGreaterThan(0);
  });

  test("name today's games until midnight, and the next game after its tip-off", () => {
    expect(askAt(LATE, "who plays tonight").text).toBe("Fifteen games are on today.");
    expect(askAt(LATE, "lakers next game").text).toContain("December 25, 2026, 5:00 PM ET");
    expect(askAt("2026-12-24T05:00:00Z", "who plays tonight").text).toBe("No games are on today.");
  });

  test("say that the schedule has ended", () => {
    expect(askAt("2027-04-13T00:00:00Z", "lakers next game")).toMatchObject({
      text: "The schedule has no game to come of the Lakers.",
      rows: [],
    });
  });
});
