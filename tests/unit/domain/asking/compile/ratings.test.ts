import { expect, test } from "vitest";
import { meaningOf } from "#tests/fixtures/meanings.ts";

test.each([
  ["most rebounds by team", "leaders reb rows=teams per=total sort=-reb"],
  ["pace by team", "leaders pace rows=teams sort=-pace"],
  ["which team plays the fastest", "leaders pace rows=teams sort=-pace"],
  ["slowest teams since january", "leaders pos48 rows=teams from=2026-01-01 sort=pos48"],
  ["fastest triple double", "These parts of the question do not go together."],
  ["best defensive rating in the east", "leaders drtg rows=teams conf=east sort=drtg"],
  ["best defensive rating in january", "leaders opp100 rows=teams month=jan sort=opp100"],
  ["worst net rating without luka", "leaders net100 rows=teams without=Luka Dončić sort=net100"],
  [
    "lakers offensive rating in the playoffs",
    "means pts100 rows=teams team=LAL stage=playoffs sort=-pts100",
  ],
  ["teams with the most comebacks from 15 down", "leaders w rows=teams trailed=15.. sort=-w"],
  ["lakers record when down 20", "record rows=team-games team=LAL trailed=20.."],
  ["lakers record when up 20", "record rows=team-games team=LAL led=20.."],
  ["teams that came back from 20 down", "count rows=teams result=w trailed=20.. sort=-gp"],
  ["points by teams", "leaders pts rows=teams sort=-pts"],
  ["points per game by teams", "leaders pts rows=teams sort=-pts"],
  ["league average points by players", "The league's averages are per game of a team."],
  ["league average total points", "Two parts of the question contradict each other. “total”"],
  ["league average net rating", "The league's averages are per game of a team."],
])("%s means %s", (question, meaning) => {
  expect(meaningOf(question)).toBe(meaning);
});
