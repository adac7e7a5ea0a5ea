import { describe, expect, test } from "vitest";
import { meaningOf } from "#tests/fixtures/meanings.ts";

describe("a day", () => {
  test.each([
    ["who plays today", "fact upcoming when=today teamIds=()"],
    ["games tomorrow", "fact upcoming when=tomorrow teamIds=()"],
    ["lakers game tomorrow", "fact upcoming when=tomorrow teamIds=(14)"],
    ["games today and tonight", "fact upcoming when=today teamIds=()"],
    ["who plays tonight", "fact upcoming when=today teamIds=()"],
    ["whos playing tonight", "fact upcoming when=today teamIds=()"],
    ["is there a game tomorrow", "fact upcoming when=tomorrow teamIds=()"],
    ["list of nba games tomorrow", "fact upcoming when=tomorrow teamIds=()"],
    ["any games today on espn", "fact upcoming when=today teamIds=() network=ESPN"],
    ["how many games are there today", "fact upcoming when=today teamIds=() isCounted=true"],
    ["no games today", "Hardwood holds the season to its last day, not what happens now. “today”"],
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
    ["lakers next game", "fact upcoming when=next teamIds=(14)"],
    ["celtics lakers next game", "fact upcoming when=next teamIds=(2, 14)"],
    ["lakers celtics knicks next game", "Hardwood holds results, not forecasts. “next game”"],
    ["luka next game", "Hardwood holds results, not forecasts. “next game”"],
    ["next game", "fact upcoming when=next teamIds=()"],
    ["what time do the lakers play", "fact upcoming when=next teamIds=(14)"],
    [
      "what time is the game",
      "Hardwood holds the season to its last day, not what happens now. “what time”",
    ],
    [
      "what time is it in boston",
      "Hardwood holds the season to its last day, not what happens now. “what time”",
    ],
    ["lakers tip off", "fact upcoming when=next teamIds=(14)"],
    ["lakers tip", "fact upcoming when=next teamIds=(14)"],
    ["whens the lakers tipoff", "fact upcoming when=next teamIds=(14)"],
    ["when do the lakers play", "fact upcoming when=next teamIds=(14)"],
    ["when do the knicks first play the spurs", "fact upcoming when=next teamIds=(20, 27)"],
    [
      "when do the knicks first play the spurs in 2026-27",
      "fact upcoming when=next teamIds=(20, 27)",
    ],
    ["when is the first lakers game", "Hardwood holds results, not forecasts. “when is”"],
    ["when do the lakers play next", "fact upcoming when=next teamIds=(14)"],
    ["who is the lakers next opponent", "fact upcoming when=next teamIds=(14)"],
    ["next game against the lakers", "fact upcoming when=next teamIds=(14)"],
    ["next matchups", "fact upcoming when=next teamIds=()"],
    ["when can the lakers meet the celtics next", "fact upcoming when=next teamIds=(14, 2)"],
    ["next match between lakers and celtics", "fact upcoming when=next teamIds=(14, 2)"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("all games", () => {
  test.each([
    ["lakers schedule", "fact upcoming when=all teamIds=(14)"],
    ["knicks spurs schedule 2026-27", "fact upcoming when=all teamIds=(20, 27)"],
    ["lakers upcoming games", "fact upcoming when=all teamIds=(14)"],
    ["lakers fixtures", "fact upcoming when=all teamIds=(14)"],
    ["lakers fixture list", "fact upcoming when=all teamIds=(14)"],
    ["lakers schedules", "fact upcoming when=all teamIds=(14)"],
    ["lakers coming games", "fact upcoming when=all teamIds=(14)"],
    ["lakers remaining games", "fact upcoming when=all teamIds=(14)"],
    [
      "how many games do the lakers have left",
      "fact upcoming when=all teamIds=(14) isCounted=true",
    ],
    ["lakers games off", "Part of the question was not understood. “off”"],
    [
      "how many back-to-backs do the nuggets have left",
      "fact upcoming when=all teamIds=(8) isCounted=true isBackToBack=true",
    ],
    [
      "how many of the mavericks next ten games are at home",
      "fact upcoming when=next teamIds=(7) where=home isCounted=true among=10",
    ],
    ["lakers next 5 games", "fact upcoming when=next teamIds=(14) among=5"],
    ["next 5 games", "Hardwood holds results, not forecasts. “next”"],
    ["lakers next 3 road games", "Hardwood holds results, not forecasts. “next”"],
    [
      "who do the lakers play to close out the regular season",
      "fact upcoming when=closing teamIds=(14)",
    ],
    ["lakers closing schedule", "fact upcoming when=closing teamIds=(14)"],
    ["lakers close games", "record rows=team-games team=LAL margin=..3"],
    ["lakers regular season games", "record rows=team-games team=LAL"],
    ["schedule", "/nba/games"],
    ["upcoming games", "Hardwood holds results, not forecasts. “upcoming”"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("television", () => {
  test.each([
    ["lakers tv", "fact upcoming when=next teamIds=(14) isOnTelevision=true"],
    ["tv games", "fact upcoming when=next teamIds=() isOnTelevision=true"],
    ["tv tonight", "fact upcoming when=today teamIds=() isOnTelevision=true"],
    ["tv", "Of television Hardwood holds the national networks of games to come. “tv”"],
    ["nba games on espn", "fact upcoming when=next teamIds=() network=ESPN"],
    ["games on amazon prime", "fact upcoming when=next teamIds=() network=Prime Video"],
    ["games on prime video", "fact upcoming when=next teamIds=() network=Prime Video"],
    [
      "games on espn and abc",
      "Of television Hardwood holds the national networks of games to come. “espn” “abc”",
    ],
    ["lakers on abc", "fact upcoming when=next teamIds=(14) network=ABC"],
    ["games on nbc", "fact upcoming when=next teamIds=() network=NBC"],
    ["games on nbcsn tomorrow", "fact upcoming when=tomorrow teamIds=() network=NBCSN"],
    ["games on tnt", "fact upcoming when=next teamIds=() network=TNT"],
    ["which games are on amazon", "fact upcoming when=next teamIds=() network=Prime Video"],
    ["where can i watch the lakers", "fact upcoming when=next teamIds=(14) isOnTelevision=true"],
    [
      "how can i stream the lakers game",
      "fact upcoming when=next teamIds=(14) isOnTelevision=true",
    ],
    [
      "what channel is the lakers game on",
      "fact upcoming when=next teamIds=(14) isOnTelevision=true",
    ],
    ["which network shows the lakers", "fact upcoming when=next teamIds=(14) isOnTelevision=true"],
    ["when are the lakers on air", "fact upcoming when=next teamIds=(14) isOnTelevision=true"],
    ["what network airs the lakers", "fact upcoming when=next teamIds=(14) isOnTelevision=true"],
    ["lakers broadcast", "fact upcoming when=next teamIds=(14) isOnTelevision=true"],
    ["are the lakers on television", "fact upcoming when=next teamIds=(14) isOnTelevision=true"],
    [
      "is there a televised game tonight",
      "fact upcoming when=today teamIds=() isOnTelevision=true",
    ],
    ["tv schedule", "fact upcoming when=all teamIds=() isOnTelevision=true"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("the cup", () => {
  test.each([
    ["nba cup schedule", "fact upcoming when=all teamIds=() isOfCup=true"],
    ["cup games", "fact upcoming when=all teamIds=() isOfCup=true"],
    ["cup", "fact winner of=cup season=2025-26"],
    ["lakers cup", "Which games counted for the Cup is not known, except its final."],
    ["cup games tonight", "fact upcoming when=today teamIds=() isOfCup=true"],
    ["emirates nba cup group games", "fact upcoming when=all teamIds=() isOfCup=true"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("the place", () => {
  test.each([
    ["lakers home schedule", "fact upcoming when=all teamIds=(14) where=home"],
    ["lakers away games left", "fact upcoming when=all teamIds=(14) where=away"],
    ["lakers road schedule", "fact upcoming when=all teamIds=(14) where=away"],
    ["lakers at celtics next game", "fact upcoming when=next teamIds=(14, 2) where=away"],
    ["next game lakers in boston", "fact upcoming when=next teamIds=(14, 2) where=away"],
    ["next lakers home game vs celtics", "fact upcoming when=next teamIds=(14, 2) where=home"],
    ["next game against the celtics for the lakers", "fact upcoming when=next teamIds=(14, 2)"],
    [
      "next home game versus the celtics for the lakers",
      "fact upcoming when=next teamIds=(14, 2) where=home",
    ],
    ["next game against the celtics v the lakers", "fact upcoming when=next teamIds=(2, 14)"],
    ["next game at the lakers", "fact upcoming when=next teamIds=(14)"],
    ["next home game", "Hardwood holds results, not forecasts. “next”"],
    ["next home game against the lakers", "Hardwood holds results, not forecasts. “next”"],
    ["lakers next home and away game", "Hardwood holds results, not forecasts. “next”"],
    ["lakers next home game at the celtics", "Hardwood holds results, not forecasts. “next”"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("a month", () => {
  test.each([
    ["lakers schedule in january", "fact upcoming when=all teamIds=(14) month=jan"],
    ["lakers games january 2027", "fact upcoming when=all teamIds=(14) month=jan"],
    ["lakers games dec 2026", "fact upcoming when=all teamIds=(14) month=dec"],
    ["lakers games january 2026", "record rows=team-games team=LAL month=jan"],
    ["espn games in january", "fact upcoming when=next teamIds=() month=jan network=ESPN"],
    ["cup games november 2026", "fact upcoming when=all teamIds=() month=nov isOfCup=true"],
    ["lakers schedule november and december", "That page takes no conditions."],
    ["lakers schedule 2027", "Results of 2026-27 are not available here. “2027”"],
    ["games in january 2027", "Results of 2026-27 are not available here. “2027”"],
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
    ["what day does the season begin", "fact calendar of=start"],
    ["whats the date of the start of next season", "fact calendar of=start"],
    ["when is the season opener", "fact calendar of=start"],
    ["first game of next season", "fact calendar of=start"],
    ["when is the first game of the season", "fact calendar of=start"],
    ["when was the first game of the season", "occasion first rows=team-games result=w sort=date"],
    ["what is the lakers first game of next season", "fact calendar of=start teamId=14"],
    ["lakers opener", "fact calendar of=start teamId=14"],
    ["lakers home opener", "fact calendar of=start teamId=14 where=home"],
    ["lakers road opener", "fact calendar of=start teamId=14 where=away"],
    ["home opener", "Part of the question was not understood. “opener”"],
    ["lakers celtics opener", "Part of the question was not understood. “opener”"],
    ["lakers opener end", "Part of the question was not understood. “opener” “end”"],
    ["when was opening night", "fact calendar of=start isPast=true"],
    ["when was the end of the season", "fact calendar of=end isPast=true"],
    ["when the season began", "fact calendar of=start isPast=true"],
    ["when the season started", "fact calendar of=start isPast=true"],
    ["when the season ended", "fact calendar of=end isPast=true"],
    ["when the season finished", "fact calendar of=end isPast=true"],
    ["when does this regular season finish", "fact calendar of=end"],
    ["when does the season end this year", "fact calendar of=end"],
    ["when did the postseason begin", "fact calendar of=playoffs isPast=true"],
    ["when do the new playoffs start", "fact calendar of=playoffs isPast=true"],
    ["when does the 2026-27 season start", "fact calendar of=start"],
    [
      "when does the 2025-26 season start",
      "Hardwood holds results, not forecasts. “when does” “start”",
    ],
    ["when is the season", "Hardwood holds results, not forecasts. “when is”"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});
