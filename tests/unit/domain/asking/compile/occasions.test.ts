import { describe, expect, test } from "vitest";
import { meaningOf } from "#tests/fixtures/meanings.ts";

test.each([
  ["first triple double", "occasion first td=1 sort=date"],
  ["last triple double", "occasion last stage=playoffs td=1"],
  ["last overtime game", "occasion last rows=team-games result=w ot=1 stage=playoffs"],
  ["last lakers game", "occasion last rows=team-games team=LAL stage=playoffs"],
  ["luka first game", "occasion first player=Luka Dončić sort=date"],
  ["first game of the lakers", "occasion first rows=team-games team=LAL sort=date"],
  ["first lakers win", "occasion first rows=team-games team=LAL result=w sort=date"],
  ["first 20 point game of a rookie", "occasion first rookie=1 pts=20.. sort=date"],
  ["last 30 win", "Try asking for the last such game, or for all of them. “30”"],
  ["last game points", "The question does not say what happened in the game."],
  ["last", "Part of the question was not understood. “last”"],
  ["first rookie", "The question does not say by which figure."],
  ["last 120 point game", "occasion last rows=team-games stage=playoffs pts=120.. sort=-date"],
  ["last lakers 120 point game", "occasion last rows=team-games team=LAL pts=120.. sort=-date"],
  [
    "last time the lakers beat the celtics",
    "occasion last rows=team-games team=LAL opp=BOS result=w",
  ],
  ["last one point game", "occasion last rows=team-games result=w margin=1 stage=playoffs"],
  ["first 40 point game of lebron", "occasion first player=LeBron James pts=40.. sort=date"],
  ["last fifty point game by a guard", "occasion last pos=G pts=50.. sort=-date"],
])("%s means %s", (question, meaning) => {
  expect(meaningOf(question)).toBe(meaning);
});

describe("the last game of a player", () => {
  test.each([
    [
      "last player to have 20 rebounds in a game",
      "occasion last stage=playoffs reb=20.. sort=-date",
    ],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});
