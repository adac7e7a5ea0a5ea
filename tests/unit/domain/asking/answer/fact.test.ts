import { describe, expect, test } from "vitest";
import { answerFact } from "#domain/asking/answer/fact.ts";
import { understand } from "#domain/asking/understand.ts";
import { type AskedFact, plainText } from "#domain/asking/understanding.ts";
import { NO_RATINGS } from "#domain/ratings/rating-facts.ts";
import { NO_POSTSEASON } from "#domain/season/postseason.ts";
import { ask, data, vocabulary } from "#tests/fixtures/asked.ts";
import { contractsOf } from "#tests/fixtures/plain-answers.ts";
import { sourceRows } from "#tests/fixtures/season.ts";

type Row = Record<string, string>;

const [lebron] = contractsOf(({ player }) => player === "LeBron James");

describe("a trait of a player", () => {
  test.each<[string, (row: Row) => string]>([
    ["how tall is lebron", ({ height }) => `is ${height} tall.`],
    ["lebron weight", ({ weight_lb }) => `weighs ${weight_lb} pounds.`],
    ["lebron position", ({ position }) => `is listed as ${position}.`],
    ["lebron country", ({ nationality }) => `is from ${nationality}.`],
    ["lebron college", ({ pre_draft_team }) => `came to the draft from ${pre_draft_team}.`],
    ["lebron draft", ({ draft_status }) => `in the draft: ${draft_status}.`],
    [
      "lebron experience",
      ({ years_of_service }) => `has years of service: ${years_of_service} before 2025-26.`,
    ],
    ["lebron birthday", () => "was born on December 30, 1984."],
    ["how old is lebron", () => "is 41 years old."],
    [
      "what team does lebron play for",
      () => "plays for the Philadelphia 76ers. Roster as of October 8, 2026.",
    ],
  ])("stands in the table of contracts: %s", (question, said) => {
    const { text, rows } = ask(question);
    expect(text).toBe(`LeBron James ${said(lebron ?? {})}`);
    expect(rows).toEqual(["LeBron James PHI F 41 6-9 250 USA St. Vincent-St. Mary HS (OH)"]);
  });
});

test.each([
  ["stephen curry jersey", "Stephen Curry wears number 30."],
  ["lebron jersey", "That is not known of LeBron James."],
])("a number is known until its player has another team: %s", (question, said) => {
  expect(ask(question).text).toBe(said);
});

test.each([
  ["what team is giannis on", "Giannis Antetokounmpo plays for the Miami Heat."],
  ["what team is ja morant on", "Ja Morant plays for the Portland Trail Blazers."],
  ["what team is jaylen brown on", "Jaylen Brown plays for the Philadelphia 76ers."],
  ["what team is aj dybantsa on", "AJ Dybantsa plays for the Washington Wizards."],
  ["what team is russell westbrook on", "Russell Westbrook is on no roster."],
])("a team is that of the rosters in force: %s", (question, said) => {
  expect(ask(question).text).toBe(`${said} Roster as of October 8, 2026.`);
});

const isFrom = (nation: string) => (row: Row) => row.nationality === nation;

describe("players of a kind", () => {
  test.each<[string, (row: Row) => boolean, string]>([
    ["players from france", isFrom("France"), "players from France."],
    ["players from duke", (row) => row.pre_draft_team === "Duke", "players from Duke."],
    [
      "players born in 2003",
      (row) => row.birth_date?.startsWith("2003") === true,
      "players born in 2003.",
    ],
    [
      "7 footers from france",
      (row) => isFrom("France")(row) && row.height?.startsWith("7-") === true,
      "players 7-0 or taller from France.",
    ],
    [
      "guards from canada",
      (row) => isFrom("Canada")(row) && row.position?.includes("G") === true,
      "guards from Canada.",
    ],
    ["players with 22 years of service", (row) => row.years_of_service === "22", ""],
  ])("are those of the table of contracts: %s", (question, isOne, said) => {
    const veterans = sourceRows("coming_rosters.csv").filter(({ birth_date }) => birth_date);
    const found = [...contractsOf(isOne), ...veterans.filter(isOne)].map(
      ({ player = "" }) => player,
    );
    const { text, rows } = ask(question);
    if (found.length !== 1) expect(text).toBe(`${found.length} ${said}`);
    else expect(text.startsWith(`${found[0]} is the only one of the `)).toBe(true);
    expect(rows).toHaveLength(found.length);
  });
});

const NO_TOGETHER = { games: 0, missing: 0, teams: [], players: [], duos: [] };
const UNPLAYED = {
  data,
  postseason: NO_POSTSEASON,
  annals: { titles: [], careers: [] },
  projection: { ratings: NO_RATINGS, games: [], fixtures: [], odds: undefined },
  fixtures: [],
  together: {
    season: "2025-26",
    through: "",
    names: new Map(),
    stages: { season: NO_TOGETHER, playoffs: NO_TOGETHER },
  },
} as const;

function factOf(question: string): AskedFact {
  const asked = understand(question, vocabulary);
  if (asked.kind !== "fact") throw new Error(asked.kind);
  return asked;
}

test.each([
  ["who won the finals", "The Finals have not been played."],
  ["who won the cup", "No final of the NBA Cup of 2025-26 is known to Hardwood."],
  ["who won the east", "The East has no champion yet."],
  ["who won the west", "The West has no champion yet."],
  ["who made the playoffs", "The playoffs have not begun."],
  ["who won mvp", "The award has not been given."],
  [
    "knicks playoff series vs celtics",
    `The Knicks had no such playoff series against the Celtics in 2025-26.`,
  ],
  ["who eliminated the lakers", "The Lakers lost no such playoff series in 2025-26."],
  ["playoff odds", "No odds are made yet."],
  [
    "power rankings",
    "No games are known for that. The ratings know results, not injuries or trades.",
  ],
  [
    "strength of schedule",
    "No games are known for that. The ratings know results, not injuries or trades.",
  ],
  ["biggest upset", "No such game has been played yet."],
  ["who plays on christmas", "No games are scheduled on December 25, 2026."],
  ["2016 champions", "None of today's teams won the championship of 2015-16."],
  ["past mvps", "None of the players of 2025-26 was Most Valuable Player."],
  ["most finals mvps", "None of the players of 2025-26 has been Finals MVP."],
  ["most career points among active players", "Not all careers have points."],
  ["who assists jokic most", "Nobody has three assists to one player."],
  ["how many times did lebron assist luka", "He has fewer than three assists to that player."],
  ["jokic on off", "He was not on the floor."],
])("before there is an answer: %s", (question, said) => {
  const answer = answerFact(factOf(question), UNPLAYED);
  expect(plainText(answer?.headline ?? [])).toBe(said);
  expect(answer?.rows).toEqual([]);
});

test.each([
  "who won the finals",
  "lebron career points",
  "luka 2019 total points",
  "who coaches the lakers",
  "warriors 2015-16 record",
  "who won mvp",
  "how many rings does lebron have",
  "lakers next game",
  "when does the season start",
  "power rankings",
  "2016 champions",
  "3 seed in the east",
  "jokic on off",
  "usage leaders",
  "luka left corner threes",
  "who plays on christmas",
])("without its document there is no answer: %s", (question) => {
  expect(answerFact(factOf(question), { data })).toBeUndefined();
});

test("an age is that of the day, beside the day of birth", () => {
  const answer = answerFact(factOf("flagg age"), { data, today: "2026-12-23" });
  expect(plainText(answer?.headline ?? [])).toBe("Cooper Flagg is 20 years old.");
  expect(answer?.deck).toBe("Born on December 21, 2006.");
  const before = answerFact(factOf("flagg age"), { data, today: "2026-12-20" });
  expect(plainText(before?.headline ?? [])).toBe("Cooper Flagg is 19 years old.");
});
