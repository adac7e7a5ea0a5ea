import { describe, expect, test } from "vitest";
import { meaningOf } from "../../../../fixtures/meanings.ts";

describe("a day", () => {
  test.each([
    ["who plays today", "fact coming when=today teamIds=()"],
    ["games tomorrow", "fact coming when=tomorrow teamIds=()"],
    ["lakers game tomorrow", "fact coming when=tomorrow teamIds=(14)"],
    ["games today and tonight", "fact coming when=today teamIds=()"],
    [
      "today tomorrow games",
      "Hardwood holds the season to its last day, not what happens now. “today” “tomorrow”",
    ],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("the next game", () => {
  test.each([
    ["lakers next game", "fact coming when=next teamIds=(14)"],
    ["celtics lakers next game", "fact coming when=next teamIds=(2, 14)"],
    ["lakers celtics knicks next game", "Hardwood holds results, not forecasts. “next game”"],
    ["luka next game", "Hardwood holds results, not forecasts. “next game”"],
    ["next game", "fact coming when=next teamIds=()"],
    ["what time do the lakers play", "fact coming when=next teamIds=(14)"],
    [
      "what time is the game",
      "Hardwood holds the season to its last day, not what happens now. “what time”",
    ],
    ["lakers tip off", "fact coming when=next teamIds=(14)"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("all games", () => {
  test.each([
    ["lakers schedule", "fact coming when=all teamIds=(14)"],
    ["lakers upcoming games", "fact coming when=all teamIds=(14)"],
    ["schedule", "/nba/games"],
    ["upcoming games", "Hardwood holds results, not forecasts. “upcoming”"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("television", () => {
  test.each([
    ["lakers tv", "fact coming when=next teamIds=(14) isOnTelevision=true"],
    ["tv games", "fact coming when=next teamIds=() isOnTelevision=true"],
    ["tv tonight", "fact coming when=today teamIds=() isOnTelevision=true"],
    ["tv", "Of television Hardwood holds the national networks of games to come. “tv”"],
    ["nba games on espn", "fact coming when=next teamIds=() network=ESPN"],
    ["games on amazon prime", "fact coming when=next teamIds=() network=Prime Video"],
    ["games on prime video", "fact coming when=next teamIds=() network=Prime Video"],
    [
      "games on espn and abc",
      "Of television Hardwood holds the national networks of games to come. “espn” “abc”",
    ],
    ["lakers on abc", "fact coming when=next teamIds=(14) network=ABC"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("the cup", () => {
  test.each([
    ["nba cup schedule", "fact coming when=all teamIds=() isOfCup=true"],
    ["cup games", "fact coming when=all teamIds=() isOfCup=true"],
    ["cup", "fact winner of=cup season=2025-26"],
    ["lakers cup", "Which games counted for the Cup is not known, except its final."],
    ["cup games tonight", "fact coming when=today teamIds=() isOfCup=true"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("the calendar", () => {
  test.each([
    ["when does the season start", "fact calendar of=start"],
    ["when did the season start", "fact calendar of=start isPast=true"],
    ["when did the season end", "fact calendar of=end isPast=true"],
    ["when is opening night", "fact calendar of=start"],
    ["season start", "Part of the question was not understood. “start”"],
    ["when do the playoffs start", "fact calendar of=playoffs isPast=true"],
    ["when do the playoffs end", "Hardwood holds results, not forecasts. “when do” “end”"],
    [
      "when does the playoffs season start",
      "Hardwood holds results, not forecasts. “when does” “start”",
    ],
    [
      "when does the season start and end",
      "Hardwood holds results, not forecasts. “when does” “start” “end”",
    ],
    ["when do the lakers start", "Hardwood holds results, not forecasts. “when do” “start”"],
    ["when will the season be over", "fact calendar of=end"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});
