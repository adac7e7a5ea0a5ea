import { describe, expect, test } from "vitest";
import { comingAnswer } from "../../../../../domain/asking/answer/coming.ts";
import { understand } from "../../../../../domain/asking/understand.ts";
import { plainText } from "../../../../../domain/asking/understanding.ts";
import { scheduleOf } from "../../../../../domain/season/schedule.ts";
import { readFixtures } from "../../../../../tools/season/fixture-table.ts";
import { data, vocabulary } from "../../../../fixtures/asked.ts";
import { SOURCES } from "../../../functions/views/season.ts";

const schedule = scheduleOf([])(readFixtures(SOURCES));

/** The answer to a question at a time. */
function askAt(time: string, question: string) {
  const asked = understand(question, vocabulary);
  if (asked.kind !== "fact" || asked.fact.kind !== "coming")
    return {
      text: asked.kind === "fact" ? `fact ${asked.fact.kind}` : asked.kind,
      heads: [],
      rows: [],
    };
  const answer = comingAnswer(asked.fact, { schedule, now: Date.parse(time) }, data);
  return {
    text: plainText(answer.headline),
    heads: answer.heads,
    rows: answer.rows.map(({ name, cells }) => [name, ...cells]),
  };
}

const NOON = "2026-12-23T17:00:00Z";
const LATE = "2026-12-24T04:00:00Z";

test.each([
  ["lakers next game", "Day", "Wed, Dec 23"],
  ["what channel is the lakers game on", "TV", "Prime Video"],
  ["games on tv tonight", "TV", "Prime Video"],
])("the first column answers: %s", (question, head, cell) => {
  const { heads, rows } = askAt(NOON, question);
  expect(heads[1]).toBe(head);
  expect(rows.map(([, first]) => first)).toContain(cell);
});

describe("questions for games to come", () => {
  test.each([
    ["who plays tonight", "Fifteen games are on today.", 15],
    ["games today", "Fifteen games are on today.", 15],
    ["what games are on tomorrow?", "No games are on tomorrow.", 10],
    ["games tomorrow", "No games are on tomorrow.", 10],
    [
      "who do the lakers play tonight",
      "The Lakers play today at 10:00 PM ET, against the Nuggets.",
      1,
    ],
    [
      "lakers next game",
      "The Lakers' next game is on Wednesday, December 23, 2026, 10:00 PM ET, against the Nuggets.",
      10,
    ],
    [
      "when do the lakers play next",
      "The Lakers' next game is on Wednesday, December 23, 2026, 10:00 PM ET, against the Nuggets.",
      10,
    ],
    [
      "lakers schedule",
      "The Lakers' next game is on Wednesday, December 23, 2026, 10:00 PM ET, against the Nuggets.",
      10,
    ],
    ["celtics tomorrow", "The Celtics do not play tomorrow.", 10],
    [
      "what channel is the lakers game on",
      "Prime Video shows the Lakers' next game, on Wednesday, December 23, 2026, 10:00 PM ET.",
      10,
    ],
    [
      "where can i watch the knicks",
      "The Knicks' next game, on Wednesday, December 23, 2026, 7:30 PM ET, is on no national network.",
      10,
    ],
    ["games on tv tonight", "Two games on national television are on today.", 2],
    ["games on espn", "The next games on ESPN are on Friday, December 25, 2026.", 5],
    [
      "is the lakers game on espn",
      "The Lakers' next game on ESPN is on Friday, December 25, 2026, 5:00 PM ET, against the 76ers.",
      7,
    ],
    ["games on tnt", "The schedule has no game to come on TNT.", 0],
    [
      "what time do the lakers play tonight",
      "The Lakers play today at 10:00 PM ET, against the Nuggets.",
      1,
    ],
    ["lakers cup games", "The schedule has no game to come of the Lakers in the NBA Cup.", 0],
    ["next games", "The next games are on Wednesday, December 23, 2026.", 15],
  ])("%s", (question, text, rows) => {
    const answer = askAt(NOON, question);
    expect(answer.text).toBe(text);
    expect(answer.rows).toHaveLength(rows);
  });

  test("list the Cup's games ahead", () => {
    const { text, rows } = askAt("2026-10-20T12:00:00Z", "nba cup schedule");
    expect(text).toMatch(/^The next games in the NBA Cup are on \w+, \w+ \d+, 2026\.$/);
    const { rows: own } = askAt("2026-10-20T12:00:00Z", "lakers cup games");
    expect(own).toHaveLength(4);
    expect(rows.length).toBeGreaterThan(0);
  });

  test("know when two teams meet", () => {
    const { text, rows } = askAt(NOON, "next celtics knicks game");
    expect(text).toMatch(
      /^They meet next on \w+, \w+ \d+, 202\d, [\d:]+ PM ET, with the (?:Celtics|Knicks) at home\.$/,
    );
    for (const [name] of rows) expect(name).toMatch(/Celtics at Knicks|Knicks at Celtics/);
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

  test.each([
    ["will the thunder win tomorrow", "refused"],
    ["who won last night", "refused"],
    ["lebron points tonight", "refused"],
    ["next season", "refused"],
    ["what channel", "refused"],
    ["who won the cup", "fact winner"],
    ["schedule", "page"],
    ["lakers record", "query"],
  ])("are not %s", (question, kind) => {
    expect(askAt(NOON, question).text).toBe(kind);
  });
});
