import { describe, expect, it } from "vitest";
import { ask } from "#tests/fixtures/asked.ts";
import { playoffs } from "#tests/fixtures/fan-questions/truths.ts";
import { all, isAgainst, isTeam, record, teamGames, usual } from "#tests/fixtures/plain-answers.ts";
import { expectShown } from "#tests/fixtures/shown-answers.ts";

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

describe("figures of one round", () => {
  const brunson = (round: string) => usual(playoffs("Jalen Brunson", round));
  it.each([
    ["brunson finals averages", brunson("4")],
    ["jalen brunson in the nba finals", brunson("4")],
    ["brunson first round stats", brunson("1")],
    ["brunson averages in the conference finals", brunson("3")],
    ["knicks finals record", record(teamGames(all(isTeam("NYK"), isAgainst("SAS")), "playoffs"))],
  ])("are those of its games: %s", (question, said) => {
    expect(ask(question).text).toContain(said);
  });

  it("are not those of all rounds where the question names none", () => {
    expect(ask("brunson averages in the playoffs").text).not.toContain(brunson("4"));
  });
});

it.each<[string, ...string[]]>([
  [
    "who won the finals",
    "The New York Knicks won the Finals of 2025-26 4–1 over the San Antonio Spurs.",
    "By game: Knicks 105–95, Knicks 105–104, Spurs 115–111, Knicks 107–106, Knicks 94–90.",
    "Series | Winner | Games (15)",
    "East First Round | Detroit Pistons | 4–3",
    "East First Round | Philadelphia 76ers | 4–3",
    "East First Round | New York Knicks | 4–2",
  ],
])("in whole: %s", expectShown);
