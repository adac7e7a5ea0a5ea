import { describe, expect, it } from "vitest";
import { understand } from "#domain/asking/understand.ts";
import type { RefusalCause } from "#domain/asking/understanding.ts";
import { ask, vocabulary } from "#tests/fixtures/asked.ts";

const SEASON = "Of past seasons Hardwood answers questions about games since 2013-14.";
const RETIRED = "Hardwood looks for players who have left only in a season that the question names";
const EARLY = "Michael Jordan retired before 2013-14, where Hardwood's data starts.";
const UNCOUNTED = "The question does not say what the number counts. Try adding points";
const UNKNOWN = "Part of the question was not understood.";

/** Refused questions, with the cause, the printed reason, and the part that was not understood. */
const REFUSED: [question: string, cause: RefusalCause, reason: string, part?: string][] = [
  ["lakers points 2019", "season", SEASON, "2019"],
  ["24-25 scoring leaders", "season", SEASON, "24-25"],
  ["lakers 24-25 leading scorer", "season", SEASON, "24-25"],
  ["lakers roster 2023/24", "season", SEASON, "2023/24"],
  ["lakers playoffs record 2019", "season", SEASON, "2019"],
  ["most points 2019", "season", SEASON, "2019"],
  ["lebron 2019 triple doubles", "season", SEASON, "2019"],
  ["lebron most points in a game 2019", "season", SEASON, "2019"],
  ["lebron and luka 2019", "season", SEASON, "2019"],
  ["lebron vs celtics last season", "season", SEASON, "last season"],
  ["celtics at home in 2023-24", "season", SEASON, "2023-24"],
  ["most points all time", "season", SEASON, "all time"],
  ["most points ever", "season", SEASON, "ever"],
  ["lakers record in january 2024", "season", SEASON, "2024"],
  ["most points in nba history", "season", SEASON, "nba history"],
  ["luka career high", "season", SEASON, "career high"],
  ["michael jordan points", "season", EARLY],
  ["kobe bryant career points", "season", RETIRED],
  ["will the thunder win tomorrow", "forecast", "Hardwood holds results, not forecasts.", "will"],
  ["who will win mvp", "forecast", "Hardwood holds results, not forecasts.", "will"],
  ["last night's scores", "forecast", "Results of 2026-27 are not available here."],
  ["luka points on sunday", "forecast", "Hardwood holds the season to its last day", "on sunday"],
  ["lakers record last friday", "forecast", "Hardwood holds the season to its last day"],
  ["luka points between january 1", "not-understood", "Part of the question was not understood."],
  ["lakers over under", "betting", "Hardwood holds no bets.", "over under"],
  ["lakers vegas odds", "betting", "Hardwood holds no bets."],
  ["best parlay", "betting", "Hardwood holds no bets.", "parlay"],
  ["fantasy points leaders", "betting", "Hardwood holds no bets."],
  ["what channel", "television", "Of television Hardwood holds the national", "what channel"],
  ["watch lakers replay", "television", "Of television Hardwood holds the national", "watch"],
  ["lakers tickets", "not-held", "Hardwood answers no questions about this.", "tickets"],
  ["caitlin clark points", "league", "Hardwood covers only the NBA.", "caitlin clark"],
  ["most points in college basketball", "league", "Hardwood covers only the NBA."],
  ["best player in the nba", "opinion", "Hardwood holds figures, not opinions."],
  ["who is better lebron or luka", "opinion", "Hardwood holds figures, not opinions."],
  ["flagg or knueppel, who is better", "opinion", "Hardwood holds figures, not opinions."],
  ["games with most lead changes", "not-held", "Hardwood answers no questions about lead changes."],
  ["why are the wizards bad", "opinion", "Hardwood holds figures, not opinions.", "why"],
  ["who led the league in 1987", "season", SEASON, "1987"],
  ["mvp race", "not-understood", UNKNOWN, "race"],
  ["wizards mvp", "incomplete", "Try asking who won an award this season"],
  ["player of the week", "not-held", "Hardwood holds the awards of the season"],
  ["is lebron in the hall of fame", "not-held", "Hardwood holds the awards of the season"],
  ["lakers points in the paint", "incomplete", "Try asking for the leaders in that figure"],
  ["fewest points in the paint", "incomplete", "Try asking for the leaders in that figure"],
  ["jokic vorp", "not-held", "Hardwood answers no questions about this figure."],
  ["best quarter", "not-held", "Of parts of games Hardwood answers", "quarter"],
  ["celtics second half record", "incomplete", "A game is won as a whole"],
  ["jokic career triple doubles", "incomplete", "Careers are kept as sums of seasons, and triple"],
  ["lebron salary", "not-held", "Hardwood answers no questions about money.", "salary"],
  ["lakers payroll", "not-held", "Hardwood answers no questions about money.", "payroll"],
  ["salary cap", "not-held", "Hardwood answers no questions about money.", "salary cap"],
  ["is lebron injured", "not-held", "Hardwood answers no questions about this.", "injured"],
  [
    "sixers elimination game",
    "not-held",
    "Questions cover the regular season or",
    "elimination game",
  ],
  ["nba cup leading scorer", "incomplete", "Which games counted for the Cup is not known"],
  ["<script>alert(1)</script>", "not-understood", UNKNOWN, "script"],
  ["'; drop table players; select * from users --", "not-understood", UNKNOWN, "select"],
  ["{{constructor.constructor('return 1')()}}", "not-understood", UNKNOWN],
  ["../../etc/passwd", "not-understood", UNKNOWN, "etc"],
  ["asdf qwer", "not-understood", UNKNOWN, "asdf"],
  ["show me the money", "not-understood", UNKNOWN, "money"],
  ["🏀", "not-understood", UNKNOWN, "🏀"],
  ["luka not in close games", "not-understood", UNKNOWN, "not"],
  [
    "celtics or luka",
    "incomplete",
    "“Or” goes between two players, two teams or two figures of a game.",
  ],
  [
    "who has more points",
    "incomplete",
    "“Or” goes between two players, two teams or two figures of a game.",
  ],
  ["rebounds minus assists", "not-understood", UNKNOWN, "minus"],
  ["is luka good", "not-understood", UNKNOWN, "good"],
  ["luka triple doubles against everyone", "not-understood", UNKNOWN, "everyone"],
  ["most and fewest points", "contradiction", "Two parts of the question contradict each other."],
  [
    "luka at home in away games",
    "contradiction",
    "Two parts of the question contradict each other.",
  ],
  ["lakers record without luka or lebron", "contradiction", "“Or” goes between two"],
  ["youngest player, oldest player", "contradiction", "These are two questions."],
  ["lebron and reaves when luka scores 30", "incomplete", "That takes one player."],
  ["both teams games", "incomplete", "These parts of the question do not go together."],
  [
    "lebron steals when luka scores 30",
    "incomplete",
    "Try asking for one player's points, rebounds or assists",
  ],
  [
    "most points with luka and lebron",
    "incomplete",
    "These parts of the question do not go together.",
  ],
  [
    "lakers record with luka lebron and reaves",
    "contradiction",
    "Only one player or team fits there.",
  ],
  ["luka 30", "incomplete", UNCOUNTED],
  ["luka under 25", "incomplete", UNCOUNTED],
  ["jokic 30-10", "incomplete", UNCOUNTED],
  ["lakers 20-10 record", "incomplete", UNCOUNTED],
  ["top scorer 30", "incomplete", UNCOUNTED],
  ["most points over 100", "incomplete", UNCOUNTED],
  ["most wins under 25", "incomplete", UNCOUNTED],
  ["best record under 20", "incomplete", UNCOUNTED],
  ["most games under 25", "incomplete", UNCOUNTED],
  ["bucks three point record", "incomplete", "These parts of the question do not go together."],
  ["lakers record in 20 point games", "incomplete", "Every team scores more."],
  ["spurs record when wemby doesnt play 30 minutes", "not-understood", UNKNOWN],
  ["spurs record when wemby plays 30 games", "not-understood", UNKNOWN, "plays"],
  ["fewest turnovers", "incomplete", "Many players share the fewest in all."],
  ["most points and rebounds", "incomplete", "Rankings go by one figure at a time."],
  ["most points without luka", "incomplete", "The question does not say whose games it means."],
  ["celtics in the east", "incomplete", "Try asking for games against a conference"],
  ["lakers record points", "incomplete", "These parts of the question do not go together."],
  ["how many points", "incomplete", "The question does not say whose games it means."],
  ["who won", "incomplete", "The question does not say whose games it means."],
  ["sga celtics", "incomplete", "Shai Gilgeous-Alexander did not play for the Celtics"],
  ["luka rookies", "incomplete", "One player is named already."],
  ["longest points leaders", "incomplete", "The question does not say the longest what."],
  ["celtics record when he scores 30", "incomplete", "The question does not say who is meant."],
  ["lebron when", "incomplete", "The question does not say when."],
  ["luka team points", "incomplete", "The question means a player and his team."],
  ["league average pace", "incomplete", "The league's averages are per game of a team."],
  ["average points of players", "incomplete", "The league's averages are per game of a team."],
  ["luka rank", "incomplete", "Try asking for the rank of one player"],
  ["who ranks in scoring", "incomplete", "Try asking for the rank of one player"],
  ["second most points in a game", "incomplete", "Try asking for the rank of one player"],
  ["luka second in january", "incomplete", "The question does not say by which figure."],
  ["who missed the most games", "incomplete", "Try asking for one player's missed games"],
  ["how many games did harden miss", "incomplete", "James Harden played for several teams"],
  ["points leaders by team", "incomplete", "The question does not say whose games it means."],
  ["most points in a game by each team", "incomplete", "Try asking for each team's leader"],
  ["did the lakers beat", "not-understood", UNKNOWN, "beat"],
  ["tyrese haliburton in january", "incomplete", "Tyrese Haliburton has no game in the season."],
  ["lakers knicks celtics", "incomplete", "That takes one team, or two that met."],
  ["", "empty", "Try asking about a player"],
  [" ?!. ", "empty", "Try asking about a player"],
  ["most points ".repeat(20), "too-long", "A question has at most 120 characters."],
];

describe("a refused question", () => {
  it.each(REFUSED)("states its reason: %s", (question, cause, reason, part) => {
    const { understanding } = ask(question);
    expect(understanding).toMatchObject({ kind: "refused", cause });
    if (understanding.kind !== "refused") return;
    expect(understanding.reason).toContain(reason);
    expect(understanding.reason).toMatch(/\bTry [^.]+[.]$/);
    const parts = understanding.notUnderstood.map(({ text }) => text);
    if (part !== undefined) expect(parts).toContain(part);
    for (const { text, start, end } of understanding.notUnderstood)
      expect(question.trim().slice(start, end)).toBe(text);
  });

  it.each(REFUSED)("suggests only questions that have answers: %s", (question) => {
    const { understanding } = ask(question);
    if (understanding.kind !== "refused") throw new Error("not refused");
    expect(understanding.nearest.length).toBeGreaterThan(0);
    for (const near of understanding.nearest)
      expect(["query", "fact"]).toContain(understand(near, vocabulary).kind);
  });
});

describe("the suggestions of a refusal", () => {
  const nearestTo = (question: string) => {
    const { understanding } = ask(question);
    if (understanding.kind !== "refused") throw new Error(`not refused: ${question}`);
    return understanding;
  };

  it.each([
    ["lakers record not on january 15", /january/i],
    ["luka not in the finals", /finals/i],
    ["luka points never in wins", /wins/i],
    ["rookies not from duke", /duke/i],
    ["games without any three by curry", /by curry/i],
    ["lakers record except at home", /home/i],
  ])("never say the opposite: %s", (question, turned) => {
    for (const near of nearestTo(question).nearest) expect(near).not.toMatch(turned);
  });

  it("keep what was understood", () => {
    expect(nearestTo("xyzzy points in january").nearest[0]).toBe("points in january");
    expect(nearestTo("lakers record without lebron xyzzy").nearest[0]).toBe(
      "lakers record without lebron",
    );
  });

  it("stay in the playoffs", () => {
    const { nearest, page } = nearestTo("knicks vs spurs elimination game");
    expect(nearest[0]).toBe("knicks vs spurs in the playoffs");
    expect(page).toEqual({ path: "/nba/playoffs", title: "The playoffs" });
  });

  it.each([
    ["xyzzy in the playoffs", "/nba/playoffs"],
    ["lakers next year", "/nba/teams/14/games"],
    ["celtics points in 2023-24", "/nba/teams/2/history"],
    ["lebron salary", "/nba/players/player/LeBron%20James"],
    ["lebron 2019 triple doubles", "/nba/players/player/LeBron%20James/career"],
    ["asdf qwer", undefined],
    ["lebron or luka salary", undefined],
  ])("lead to the page on the subject: %s", (question, path) => {
    expect(nearestTo(question).page?.path).toBe(path);
  });

  it("differ from question to question", () => {
    const sets = REFUSED.map(([question]) => nearestTo(question).nearest.join());
    const most = Math.max(
      ...[...Map.groupBy(sets, (set) => set).values()].map((own) => own.length),
    );
    expect(new Set(sets).size).toBeGreaterThan(sets.length / 2);
    expect(most).toBeLessThan(sets.length / 10);
  });
});

describe("a name with one player far ahead of his namesakes", () => {
  it.each(["curry points", "curry", "curry vs lakers", "last time curry made 10 threes"])(
    "means him, and offers the others: %s",
    (question) => {
      const { understanding } = ask(question);
      if (!("readAs" in understanding)) throw new Error(understanding.kind);
      const [other, ...more] = understanding.namesakes ?? [];
      expect(other?.label).toBe("Seth Curry");
      expect(other?.question).toBe(question.replace("curry", "seth curry"));
      expect(more).toEqual([]);
      expect(JSON.stringify(understanding)).toContain("Stephen");
    },
  );

  it("is no other name", () => {
    expect(ask("stephen curry points").understanding).not.toHaveProperty("namesakes");
    expect(ask("luka points").understanding).not.toHaveProperty("namesakes");
  });
});

/** Ambiguous questions, with the kind and number of their choices, and the first choices. */
const ASKED_BACK: [question: string, of: string, count: number, ...first: string[]][] = [
  ["williams points", "players", 14, "Brandon Williams", "Mark Williams"],
  ["brown points per game", "players", 4, "Jaylen Brown"],
  ["smith season high", "players", 7, "Jabari Smith Jr."],
  ["jones in january", "players", 10, "Tre Jones"],
  ["thompson triple doubles", "players", 4, "Amen Thompson"],
  ["jaylen points", "players", 3, "Jaylen Brown"],
  ["nikola rebounds", "players", 4, "Nikola Jokić"],
  ["mitchell points", "players", 4, "Donovan Mitchell"],
  ["lakers record without williams", "players", 14],
  ["la record", "teams", 2, "LA Clippers", "Los Angeles Lakers"],
  ["washington points", "players", 3, "Washington Wizards", "P.J. Washington"],
  ["players from georgia", "readings", 2, "Georgia, the country", "Georgia, the school"],
  ["celtics most points in a game", "readings", 2, "By one player", "By the whole team"],
  ["most points with 10 assists", "readings", 2, "In one game"],
];

describe("an ambiguous question", () => {
  it.each(ASKED_BACK)("offers its choices: %s", (question, of, count, ...first) => {
    const { understanding, rows } = ask(question);
    expect(understanding).toMatchObject({ kind: "choice", of });
    expect(rows).toHaveLength(count);
    expect(rows.slice(0, first.length)).toEqual(first);
  });

  it.each(ASKED_BACK)("is no longer ambiguous after any choice: %s", (question) => {
    const { understanding } = ask(question);
    if (understanding.kind !== "choice") throw new Error("not asked back");
    for (const choice of understanding.choices)
      expect(understand(choice.question, vocabulary).kind).not.toBe("choice");
  });
});
