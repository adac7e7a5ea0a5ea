import { describe, expect, it } from "vitest";
import { ask } from "../../../../fixtures/asked.ts";
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
