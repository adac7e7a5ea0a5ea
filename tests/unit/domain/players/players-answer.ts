import type { PlayersAnswer } from "#domain/players/players-answer.ts";

/** A page of the players table as the site serves it. */
export const ANSWER: PlayersAnswer = {
  query: "/nba/players/page/2?pos=G",
  sentence: "Players, guards, page 2",
  total: 27,
  page: 2,
  columns: [
    { key: "number", name: "#" },
    { key: "name", name: "Player" },
    { key: "age", name: "Age" },
    { key: "position", name: "Position" },
    { key: "team", name: "Current Team" },
    { key: "pts", name: "PTS" },
    { key: "reb", name: "REB" },
    { key: "ast", name: "AST" },
    { key: "abbreviation", name: "Team abbreviation" },
    { key: "teamId", name: "Team id" },
    { key: "logo", name: "Team logo" },
  ],
  rows: [
    [
      26,
      "Luka Dončić",
      "27",
      "G-F",
      "Los Angeles Lakers",
      "33.5",
      "7.7",
      "8.3",
      "LAL",
      14,
      "/badges.svg#lal",
    ],
    [27, "Nobody Known", null, null, null, null, null, null, null, null, null],
  ],
};
