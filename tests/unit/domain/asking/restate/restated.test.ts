import { expect, test } from "vitest";
import { understand } from "#domain/asking/understand.ts";
import { vocabulary } from "#tests/fixtures/asked.ts";

const LUKA = "/nba/players/player/Luka%20Don%C4%8Di%C4%87";
const JOKIC = "/nba/players/player/Nikola%20Joki%C4%87";
const LEBRON = "/nba/players/player/LeBron%20James";

/** Questions with the page on their subject, and the document that the answer needs. */
const CASES: [question: string, path: string | undefined, needs: object | undefined][] = [
  ["games today", "/nba/games", { kind: "schedule" }],
  ["lakers next game", "/nba/teams/14/games", { kind: "schedule" }],
  ["celtics lakers next game", "/nba/teams/2/against/14", { kind: "schedule" }],
  ["when do the playoffs start", "/nba/playoffs", { kind: "schedule" }],
  ["when does the season start", "/nba/games", { kind: "schedule" }],
  ["lakers playoff odds", "/nba/ratings/odds", { kind: "projection", withOdds: true }],
  ["power rankings", "/nba/ratings", { kind: "projection", withOdds: false }],
  ["magic number", "/nba/standings", { kind: "projection", withOdds: false }],
  ["luka career points", LUKA, { kind: "career", playerId: "1629029" }],
  ["lebron 2019 stats", LEBRON, { kind: "career", playerId: "2544" }],
  ["jokic mvps", JOKIC, { kind: "career", playerId: "203999" }],
  ["who won the finals", "/nba/playoffs", { kind: "postseason" }],
  ["who won mvp", undefined, { kind: "postseason" }],
  ["finals mvp", "/nba/playoffs", { kind: "postseason" }],
  ["lakers coach", "/nba/teams/14", { kind: "franchise", teamId: 14 }],
  ["lakers 2019 record", "/nba/teams/14/history", { kind: "franchise", teamId: 14 }],
  ["3 seed in the east", "/nba/standings/east", { kind: "postseason" }],
  ["who is the 3 seed", "/nba/standings", { kind: "postseason" }],
  ["spurs vs thunder series", "/nba/playoffs", { kind: "postseason" }],
  ["who won the east", "/nba/playoffs", { kind: "postseason" }],
  [
    "who won the east in 2019",
    "/nba/playoffs?season=2018-19",
    { kind: "past-postseason", season: "2018-19" },
  ],
  ["did the lakers make the playoffs", "/nba/playoffs", { kind: "postseason" }],
  ["paint points leaders", "/nba/leaders/misc/points-in-the-paint-per-game", { kind: "ratings" }],
  ["how old is lebron", LEBRON, { kind: "today" }],
  ["how tall is lebron", LEBRON, undefined],
  ["tallest player", undefined, undefined],
  ["players from france", undefined, undefined],
  ["most mvps", "/nba/players/page/1", { kind: "annals" }],
  ["past mvps", "/nba/seasons", { kind: "annals" }],
  ["teams with most titles", "/nba/seasons", { kind: "annals" }],
  ["most career points among active players", "/nba/leaders", { kind: "annals" }],
  ["who won the 2019 finals", "/nba/seasons", { kind: "annals" }],
  ["christmas games 2026", undefined, { kind: "fixtures" }],
  ["lakers christmas game", "/nba/teams/14/games", { kind: "fixtures" }],
  ["2003 first overall pick", undefined, undefined],
  ["current streaks", "/nba/finder?rows=team-streaks&season=2025-26", undefined],
  ["best lineup", "/nba/finder?rows=lineups&per=total&season=2025-26", undefined],
  ["jokic on off", `${JOKIC}/floor`, { kind: "together" }],
];

test.each(CASES)("%s leads to %s, and needs %o", (question, path, needs) => {
  const asked = understand(question, vocabulary);
  if (asked.kind !== "fact") throw new Error(asked.kind);
  expect({ path: asked.path, needs: asked.needs }).toEqual({ path, needs });
});

test.each([
  ["lakers vs celtics", "/nba/teams/14/against/2"],
  ["lakers vs celtics record in january", undefined],
  ["luka points", undefined],
])("the games of %s have the page %s", (question, path) => {
  expect(understand(question, vocabulary)).toMatchObject({ kind: "query", path });
});
