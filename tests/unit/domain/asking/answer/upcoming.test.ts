import { describe, expect, test } from "vitest";
import { upcomingAnswer } from "#domain/asking/answer/upcoming.ts";
import { understand } from "#domain/asking/understand.ts";
import { plainText } from "#domain/asking/understanding.ts";
import { scheduleOf } from "#domain/season/schedule.ts";
import { data, vocabulary } from "#tests/fixtures/asked.ts";
import { expectShown } from "#tests/fixtures/shown-answers.ts";
import { SOURCES } from "#tests/unit/functions/views/season.ts";
import { readFixtures } from "#tools/season/fixture-table.ts";

const schedule = scheduleOf([])(readFixtures(SOURCES));

/** The answer to a question at a time. */
function askAt(time: string, question: string) {
  const asked = understand(question, vocabulary);
  if (asked.kind !== "fact" || asked.fact.kind !== "upcoming")
    return {
      text: asked.kind === "fact" ? `fact ${asked.fact.kind}` : asked.kind,
      heads: [],
      rows: [],
    };
  const answer = upcomingAnswer(asked.fact, { schedule, now: Date.parse(time) }, data);
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
    [
      "nuggets next home game",
      "The Nuggets' next game at home is on Sunday, December 27, 2026, 8:00 PM ET, against the Pacers.",
      10,
    ],
    [
      "next road game of the knicks",
      "The Knicks' next game on the road is on Wednesday, December 30, 2026, 9:00 PM ET, at the Jazz.",
      10,
    ],
    [
      "lakers home schedule in january",
      "The Lakers' next game at home in January is on Thursday, January 7, 2027, 10:00 PM ET, against the Celtics.",
      7,
    ],
    [
      "how many lakers home games in january 2027",
      "The Lakers have 7 games to come at home in January.",
      7,
    ],
    ["how many games do the knicks have left", "The Knicks have 53 games to come.", 10],
    [
      "celtics home games in december on nbcsn",
      "The schedule has no game to come of the Celtics at home in December on NBCSN.",
      0,
    ],
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

  const AT_BOSTON =
    "They meet next on Tuesday, February 2, 2027, 8:00 PM ET, with the Celtics at home.";
  const AT_LOS_ANGELES =
    "They meet next on Thursday, January 7, 2027, 10:00 PM ET, with the Lakers at home.";
  test.each([
    ["next lakers at celtics game", AT_BOSTON],
    ["next lakers game in boston", AT_BOSTON],
    ["celtics next home game against the lakers", AT_BOSTON],
    ["against the lakers celtics next home game", AT_BOSTON],
    ["lakers next home game vs celtics", AT_LOS_ANGELES],
    ["celtics next away game vs the lakers", AT_LOS_ANGELES],
  ])("tell whose home the place of a meeting is: %s", (question, text) => {
    expect(askAt(NOON, question).text).toBe(text);
  });

  test.each([
    ["next game against the celtics at home", "refused"],
    ["next game at home", "refused"],
    ["next lakers home game at the celtics", "refused"],
    ["lakers schedule in december and january", "refused"],
    ["lakers schedule in december 2027", "refused"],
    ["lakers home games in december", "choice"],
    ["lakers home games in december record", "query"],
    ["lakers home games in december 2025", "query"],
  ])("leave what the schedule cannot tell, or not alone: %s", (question, kind) => {
    expect(understand(question, vocabulary).kind).toBe(kind);
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

test.each<[string, ...string[]]>([
  [
    "cup games",
    "The schedule has no game to come in the NBA Cup.",
    "Game | Day | Tip-off | TV (0)",
  ],
  [
    "celtics tomorrow",
    "The Celtics do not play tomorrow.",
    "Game | Day | Tip-off | TV (10)",
    "Heat at Celtics | Fri, Dec 25 | 2:30 PM ET | ABC, ESPN",
    "Cavaliers at Celtics | Mon, Dec 28 | 8:00 PM ET | NBC",
    "Celtics at Bulls | Wed, Dec 30 | 8:00 PM ET | ",
  ],
  [
    "what channel are the lakers on",
    "Prime Video shows the Lakers' next game, on Wednesday, December 23, 2026, 10:00 PM ET.",
    "Game | TV | Day | Tip-off (10)",
    "Nuggets at Lakers | Prime Video | Wed, Dec 23 | 10:00 PM ET",
    "76ers at Lakers | ABC, ESPN | Fri, Dec 25 | 5:00 PM ET",
    "Grizzlies at Lakers |  | Sun, Dec 27 | 9:00 PM ET",
  ],
  [
    "do the lakers and celtics play tomorrow",
    "The Lakers and the Celtics do not meet tomorrow.",
    "Game | Day | Tip-off | TV (2)",
    "Celtics at Lakers | Thu, Jan 7 | 10:00 PM ET | Prime Video",
    "Lakers at Celtics | Tue, Feb 2 | 8:00 PM ET | NBC",
  ],
  [
    "lakers celtics tv",
    "Prime Video shows their next game, on Thursday, January 7, 2027, 10:00 PM ET.",
    "Game | TV | Day | Tip-off (2)",
    "Celtics at Lakers | Prime Video | Thu, Jan 7 | 10:00 PM ET",
    "Lakers at Celtics | NBC | Tue, Feb 2 | 8:00 PM ET",
  ],
])("in whole: %s", expectShown);
