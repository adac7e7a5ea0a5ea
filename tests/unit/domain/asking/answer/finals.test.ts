import { describe, expect, it } from "vitest";
import { understand } from "../../../../../domain/asking/understand.ts";
import { ask, vocabulary } from "../../../../fixtures/asked.ts";
import { all, isAgainst, isTeam, teamGames } from "../../../../fixtures/plain-answers.ts";

describe("a question for the Finals", () => {
  const games = teamGames(all(isTeam("NYK"), isAgainst("SAS")), "playoffs");
  const wins = games.filter(({ points, opponentPoints }) => points > opponentPoints).length;

  it.each(["Ask who won the Finals", "who won the finals", "finals score", "scores of the finals"])(
    "is answered with the games of the series and their scores: %s",
    (question) => {
      const { text } = ask(question);
      expect(text).toContain(`won the Finals of 2025-26 ${wins}–${games.length - wins} over`);
      for (const { points, opponentPoints } of games)
        expect(text).toContain(
          `${Math.max(points, opponentPoints)}–${Math.min(points, opponentPoints)}`,
        );
    },
  );
});

describe("figures of the Finals alone", () => {
  it.each([
    ["finals averages", "who won the finals"],
    ["brunson finals averages", "brunson averages in the playoffs"],
    ["brunson points in the finals", "brunson points in the playoffs"],
    ["most points in the nba finals", "most points in the playoffs"],
    ["knicks finals record", "knicks record in the playoffs"],
  ])("are refused, and the playoffs offered: %s", (question, offered) => {
    const answer = understand(question, vocabulary);
    if (answer.kind !== "refused") throw new Error(`answered: ${question}`);
    expect(answer.reason).toMatch(/^Figures cover the playoffs as a whole\. Try/);
    expect(answer.nearest[0]).toBe(offered);
  });
});
