import { describe, expect, it } from "vitest";
import { ask } from "#tests/fixtures/asked.ts";
import { meaningOf } from "#tests/fixtures/meanings.ts";
import {
  all,
  has,
  isHome,
  isTeam,
  linesOf,
  lost,
  opponentIs,
  playedIn,
  playersIn,
  record,
  type Test,
  teamGames,
  usual,
} from "#tests/fixtures/plain-answers.ts";

const LUKA = "Luka Dončić";
const not =
  (test: Test): Test =>
  (row) =>
    !test(row);
const isOvertime: Test = ({ overtimes }) => overtimes > 0;

it.each(["lakers record with lebron but not luka", "lakers with lebron but without luka"])(
  "a team-mate after “not” did not play: %s",
  (question) => {
    const rows = teamGames(all(isTeam("LAL"), playedIn("LeBron James"), not(playedIn(LUKA))));
    expect(ask(question).text).toContain(`went ${record(rows)}`);
  },
);

describe("a condition after “not”", () => {
  it.each<[string, Test]>([
    ["lakers record not at home", not(isHome)],
    ["lakers record not in wins", lost],
    ["lakers record not against the west", opponentIs("conference", "East")],
    ["lakers record not in overtime", not(isOvertime)],
    ["lakers record when they dont score 110", not(has("pts", 110))],
    ["lakers record when they do not make 15 threes", not(has("fg3m", 15))],
  ])("leaves the other games of a team: %s", (question, test) => {
    const rows = teamGames(all(isTeam("LAL"), test));
    expect(ask(question).text).toContain(`went ${record(rows)}`);
  });

  it.each<[string, Test]>([
    ["luka stats not at home", not(isHome)],
    ["luka not in wins", lost],
    ["luka games not in overtime", not(isOvertime)],
    ["luka when he did not score 30", not(has("pts", 30))],
  ])("leaves the other games of a player: %s", (question, test) => {
    expect(ask(question).text).toContain(usual(linesOf(LUKA, test)));
  });

  it.each<[string, string, Test]>([
    ["games luka did not score 30", LUKA, not(has("pts", 30))],
    ["luka games without 10 assists", LUKA, not(has("ast", 10))],
    ["how many games did jokic not have a triple double", "Nikola Jokić", not(has("td", 1))],
    ["jokic games without a double double", "Nikola Jokić", not(has("dd", 1))],
    ["luka games without a three", LUKA, not(has("fg3m", 1))],
  ])("counts games without it: %s", (question, player, test) => {
    const { length } = linesOf(player, test);
    expect(ask(question).text).toContain(`had ${length} game`);
  });

  it("counts the games of all players", () => {
    const rows = playersIn("season").filter(all(lost, has("pts", 30)));
    expect(ask("30 point games not in wins").text).toContain(`${rows.length} games`);
  });

  it.each([
    "lakers not without luka",
    "luka not in the finals",
    "top scorers except luka",
    "celtics games not decided by 10",
    "luka did not",
  ])("is refused where nothing says what remains: %s", (question) => {
    expect(ask(question).understanding.kind).toBe("refused");
  });
});

it("a place after “not” includes neutral floors", () => {
  const neutral = teamGames(all(isTeam("ORL"), ({ place }) => place === "neutral"));
  expect(neutral.length).toBeGreaterThan(0);
  expect(ask("magic record not at home").text).toContain(
    record(teamGames(all(isTeam("ORL"), not(isHome)))),
  );
});

describe("not in a month", () => {
  it.each([
    [
      "luka points not in january",
      "means pts player=Luka Dončić month=oct,nov,dec,feb,mar,apr,may,jun",
    ],
    [
      "luka points except january and february",
      "means pts player=Luka Dončić month=oct,nov,dec,mar,apr,may,jun",
    ],
    [
      "luka points except january or february",
      "means pts player=Luka Dončić month=oct,nov,dec,mar,apr,may,jun",
    ],
    [
      "luka points not in january and points",
      "means pts player=Luka Dončić month=oct,nov,dec,feb,mar,apr,may,jun",
    ],
    ["luka points in january not february", "Part of the question was not understood. “not”"],
    ["luka points not on january 15", "Part of the question was not understood. “not”"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("not from a country", () => {
  it.each([
    ["players not from the usa", "fact people people=(nation=!USA)"],
    ["players not from france", "fact people people=(nation=!France)"],
    ["not french players", "fact people people=(nation=!France)"],
    ["non american players", "fact people people=(nation=!USA)"],
    ["players not from duke", "Part of the question was not understood. “not”"],
    ["players not from georgia", "Part of the question was not understood. “not”"],
    ["points leaders not from the usa", "leaders pts rows=players nation=!USA"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("not with a player", () => {
  it.each([
    [
      "lakers record with lebron but not luka",
      "record rows=team-games team=LAL with=LeBron James without=Luka Dončić",
    ],
    ["lakers record not luka", "Part of the question was not understood. “not”"],
    ["warriors record no curry", "record rows=team-games team=GSW without=Stephen Curry"],
    ["warriors double digit curry", "The question does not say what the number counts."],
    [
      "lakers record with lebron but not luka",
      "record rows=team-games team=LAL with=LeBron James without=Luka Dončić",
    ],
    ["players not from usa usa", "Two parts of the question contradict each other. “usa”"],
    ["players not serbian", "fact people people=(nation=!Serbia)"],
    ["lakers record no turnovers", "record rows=team-games team=LAL tov=0"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("the other of two", () => {
  it.each([
    ["luka points not at home", "means pts player=Luka Dončić where=!home"],
    ["luka points not on the road", "means pts player=Luka Dončić where=!away"],
    ["luka points not in wins", "means pts player=Luka Dončić result=l"],
    ["luka points not in losses", "means pts player=Luka Dončić result=w"],
    ["lakers record not against the east", "record rows=team-games team=LAL oppconf=west"],
    ["players not in the west", "fact people people=(conf=east)"],
    ["luka points not as a starter", "means pts player=Luka Dončić starter=0"],
    ["luka games not in overtime", "means pts,reb,ast player=Luka Dončić ot=0"],
    ["lakers record not in close games", "Part of the question was not understood. “not”"],
    ["lakers record not on mondays", "Part of the question was not understood. “not”"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("fewer than a number", () => {
  it.each([
    ["luka did not score 30", "count player=Luka Dončić pts=..29"],
    ["luka did not score over 30", "Part of the question was not understood. “did not”"],
    ["luka did not score 20 and 10", "Part of the question was not understood. “did not”"],
    ["luka did not score between 20 and 30", "Part of the question was not understood. “did not”"],
    ["luka did not have a triple double", "count player=Luka Dončić td=0"],
    ["luka games without a triple double", "count player=Luka Dončić td=0"],
    ["luka games without 10 assists", "count player=Luka Dončić ast=..9"],
    ["luka without 10 assists and 5 rebounds", "count player=Luka Dončić reb=5.. ast=..9"],
    ["luka games without 10", "Part of the question was not understood. “without”"],
    ["luka without the 10 assists", "count player=Luka Dončić ast=..9"],
    ["luka did not score 30 points and 10 rebounds", "count player=Luka Dončić pts=..29 reb=10.."],
    ["luka not exactly 10 assists", "Part of the question was not understood. “not”"],
    ["luka games without the ball", "means pts,reb,ast player=Luka Dončić without=LaMelo Ball"],
    ["luka games without scoring 30", "Part of the question was not understood. “scoring”"],
    ["lakers did not allow 100 points", "record rows=team-games team=LAL oppts=..99"],
    [
      "luka games with 30 points not in january",
      "count player=Luka Dončić month=oct,nov,dec,feb,mar,apr,may,jun pts=30..",
    ],
    ["luka not", "Part of the question was not understood. “not”"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});
