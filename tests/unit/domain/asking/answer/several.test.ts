import { describe, expect, it } from "vitest";
import { ask } from "../../../../fixtures/asked.ts";
import {
  has,
  isHome,
  linesOf,
  playedIn,
  playersIn,
  record,
  type Test,
} from "../../../../fixtures/plain-answers.ts";

describe("two figures with “or” between them", () => {
  const LUKA = "Luka Dončić";
  const either: Test = (row) => has("pts", 30)(row) || has("ast", 10)(row);

  it.each([
    ["luka games with 30 points or 10 assists", () => linesOf(LUKA, either).length],
    ["how many games did luka have 30 points or 10 assists", () => linesOf(LUKA, either).length],
    [
      "luka 30 points or 10 assists at home",
      () => linesOf(LUKA, (row) => either(row) && isHome(row)).length,
    ],
    ["30 points or 10 assists", () => playersIn("season").filter(either).length],
  ])("are of one game or another: %s", (question, games) => {
    const { text } = ask(question);
    expect(text).toContain(` in ${games().toLocaleString("en-US")} games`);
  });

  it.each([
    "players averaging 25 points or 10 assists",
    "lakers record when luka scores 30 or has 10 assists",
    "most games with 30 points or 10 assists",
    "luka 30 points or 40 points",
  ])("are refused where they are of no single game: %s", (question) => {
    expect(ask(question).understanding.kind).toBe("refused");
  });
});

describe("a condition on one of two players", () => {
  const both = (day: Test) => linesOf("Tyrese Maxey", (row) => has("pts", 30)(row) && day(row));

  it.each([
    ["sixers when maxey scores 30 and embiid plays", playedIn("Joel Embiid")],
    ["sixers record when maxey scores 30 and embiid plays", playedIn("Joel Embiid")],
  ])("leaves the other one in the game: %s", (question, test) => {
    expect(ask(question).text).toContain(record(both(test)));
  });
});
