import { describe, expect, it } from "vitest";
import { ask } from "../../../../fixtures/asked.ts";
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
} from "../../../../fixtures/plain-answers.ts";

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
    "both teams scored 120",
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
