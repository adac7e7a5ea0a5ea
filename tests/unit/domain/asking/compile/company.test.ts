import { describe, expect, test } from "vitest";
import { ask } from "#tests/fixtures/asked.ts";
import { all, has, linesOf, record, type Test } from "#tests/fixtures/plain-answers.ts";

const LUKA = "Luka Dončić";
const LEBRON = "LeBron James";
const REAVES = "Austin Reaves";

/** The games in which a player has a line that passes. */
function did(player: string, test: Test): Test {
  const games = new Set(linesOf(player, test).map(({ game }) => game));
  return ({ game }) => games.has(game);
}

describe("what two players did in one game", () => {
  const points = (least: number) => has("pts", least);
  test.each([
    ["games luka scored 30 and lebron 20", points(30), [did(LEBRON, points(20))]],
    ["luka 30 points and lebron 10 assists", points(30), [did(LEBRON, has("ast", 10))]],
    ["how many games did luka score 40 and reaves score 20", points(40), [did(REAVES, points(20))]],
    [
      "games luka scored 30 and lebron 20 and reaves 15",
      points(30),
      [did(LEBRON, points(20)), did(REAVES, points(15))],
    ],
  ])("is counted as said of each: %s", (question, own, others) => {
    const games = linesOf(LUKA, all(own, ...others));
    expect(ask(question).text).toContain(`${games.length} games`);
    expect(ask(question).text).toContain(record(games));
  });

  test.each([
    "lakers record when luka scores 30 and lebron has 10 assists",
    "when luka scores 30 and lebron has 10 assists lakers record",
    "luka record when he scores 30 and lebron has 10 assists",
  ])("is the condition of a team's record: %s", (question) => {
    const games = linesOf(LUKA, all(points(30), did(LEBRON, has("ast", 10))));
    expect(ask(question).text).toContain(record(games));
  });

  test("leaves the figure dotted that the second number lacks", () => {
    const { understanding } = ask("games luka scored 30 and lebron 20");
    const segments = "readAs" in understanding ? understanding.readAs : [];
    expect(segments.map((own) => (own.isInferred ? `[${own.text}]` : own.text)).join("")).toBe(
      "games of Luka[ Dončić] with 30[ or more] points while LeBron [James] had 20[ or more] " +
        "[points], [2025-26 regular season]",
    );
  });

  test.each([
    "luka 30 and lebron 20",
    "30 points by luka and 10 assists by lebron",
    "luka averages when lebron scores 20 and reaves scores 20",
    "jokic averaging 25 and jamal murray averaging 20",
    "most points when luka scores 30 and lebron scores 20",
  ])("is refused where it is not clear whose number is which: %s", (question) => {
    expect(ask(question).understanding.kind).toBe("refused");
  });
});
