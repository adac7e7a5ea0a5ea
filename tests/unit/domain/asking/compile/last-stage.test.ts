import { describe, expect, test } from "vitest";
import { ask } from "#tests/fixtures/asked.ts";
import { meaningOf } from "#tests/fixtures/meanings.ts";

describe("a single last game is the last of all stages", () => {
  test.each([
    ["did miami win their last game", "record rows=team-games team=MIA last=1 stage=play-in"],
    ["warriors last game", "record rows=team-games team=GSW last=1 stage=play-in"],
    ["lakers most recent game", "record rows=team-games team=LAL last=1 stage=playoffs"],
    ["lakers last game this season", "record rows=team-games team=LAL last=1 stage=playoffs"],
    ["jazz last game", "record rows=team-games team=UTA last=1"],
    ["tatum last game", "means pts,reb,ast player=Jayson Tatum last=1 stage=playoffs"],
    ["luka last game", "means pts,reb,ast player=Luka Dončić last=1"],
    [
      "did tatum score 60 in his last game",
      "count player=Jayson Tatum last=1 stage=playoffs pts=60..",
    ],
    ["last time the lakers played", "occasion last rows=team-games team=LAL stage=playoffs"],
    ["last time the lakers played the jazz", "occasion last rows=team-games team=LAL opp=UTA"],
    ["last 60 point game", "occasion last pts=60.. sort=-date"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });

  test("and says which", () => {
    expect(ask("last time the heat played").text).toMatch(
      /^The Heat last played in the play-in on April 14, 2026: 126–127 against the Hornets\./,
    );
  });
});

describe("the games of one stage stay in it", () => {
  test.each([
    ["lakers last regular season game", "occasion last rows=team-games team=LAL"],
    ["tatum last 10 games", "means pts,reb,ast player=Jayson Tatum last=10 stage=any"],
    ["most points last game", "leaders pts rows=players last=1 per=total"],
    ["first lakers game", "occasion first rows=team-games team=LAL sort=date"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});
