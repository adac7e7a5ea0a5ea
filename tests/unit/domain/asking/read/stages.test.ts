import { describe, expect, it } from "vitest";
import { ask } from "#tests/fixtures/asked.ts";
import {
  all,
  isTeam,
  linesOf,
  nameOf,
  playersIn,
  record,
  sum,
  type Test,
  teamGames,
  usual,
} from "#tests/fixtures/plain-answers.ts";
import { sourceRows } from "#tests/fixtures/season.ts";

const games = new Map(sourceRows("postseason_games.csv").map((row) => [row.game_id, row]));
const isOf =
  (round: string | undefined, number: number): Test =>
  ({ game }) => {
    const own = games.get(game);
    return own?.game_no === String(number) && (round === undefined || own.round === round);
  };
const most = (test: Test, stage: string) => {
  const own = Map.groupBy(playersIn(stage).filter(test), ({ player }) => player ?? "");
  const [best] = [...own]
    .map(([id, rows]) => ({ name: nameOf(id), points: sum(rows, "pts") }))
    .toSorted((a, b) => b.points - a.points);
  return best ?? { name: "", points: 0 };
};

describe("the play-in", () => {
  it.each<[string, string]>([
    ["lamelo play-in stats", "LaMelo Ball"],
    ["curry in the play-in", "Stephen Curry"],
    ["how did curry do in the play in tournament", "Stephen Curry"],
  ])("has figures of its own: %s", (question, name) => {
    const { text } = ask(question.replace(" do ", " "));
    expect(text).toContain(usual(linesOf(name, () => true, "play-in")));
  });

  it("has leaders, records and games", () => {
    const { name, points } = most(() => true, "play-in");
    expect(ask("most points in the play-in").text).toContain(
      `${name} had the most points in the play-in: ${points}`,
    );
    expect(ask("warriors play-in record").text).toContain(
      record(teamGames(isTeam("GSW"), "play-in")),
    );
    const { length } = teamGames(() => true, "play-in");
    for (const question of [
      "play-in games",
      "play-in scores",
      "who won the play-in",
      "who won the play in tournament",
    ])
      expect(ask(question).text).toBe(`${length / 2} games in the play-in.`);
  });

  it.each([
    "did luka play in january",
    "how did luka play in the finals",
    "lebron play in january",
  ])("is not meant by the verb: %s", (question) => {
    expect(ask(question).text).not.toContain("play-in");
  });
});

describe("the Cup's final", () => {
  it("has figures of its own", () => {
    const rows = linesOf("Jalen Brunson", () => true, "cup-final");
    expect(ask("brunson in the cup final").text).toContain(usual(rows));
    const { name, points } = most(() => true, "cup-final");
    expect(ask("most points in the nba cup final").text).toContain(name);
    expect(ask("most points in the nba cup final").text).toContain(String(points));
  });
});

describe("a game of a series by its number", () => {
  it.each<[string, string | undefined, number]>([
    ["brunson points in game 5 of the finals", "4", 5],
    ["brunson game 1 stats", undefined, 1],
    ["brunson in game one of the finals", "4", 1],
    ["brunson first round game 3", "1", 3],
  ])("is found: %s", (question, round, number) => {
    const rows = linesOf("Jalen Brunson", isOf(round, number), "playoffs");
    expect(rows.length).toBeGreaterThan(0);
    expect(ask(question).text).toContain(`${rows.length} game`);
  });

  it("has its best player", () => {
    const rows = playersIn("playoffs").filter(isOf(undefined, 7));
    const best = rows.reduce((one, row) =>
      (row.count("pts") ?? 0) > (one.count("pts") ?? 0) ? row : one,
    );
    for (const question of [
      "most points in game 7",
      "most points in a game 7",
      "most points in a game seven",
    ])
      expect(ask(question).text).toContain(
        `${nameOf(best.player)} had the most points in a game in game 7 of a series: ${best.count("pts")}`,
      );
  });

  it.each<[string, string, number]>([
    ["score of game 1 of the finals", "4", 1],
    ["who won game 3 of the finals", "4", 3],
    ["game 5 of the finals", "4", 5],
  ])("is told with its score: %s", (question, round, number) => {
    const [won] = teamGames(
      all(isOf(round, number), (row) => row.points > row.opponentPoints),
      "playoffs",
    );
    expect(ask(question).text).toContain(`${won?.points}–${won?.opponentPoints}`);
  });

  it("is counted over all series", () => {
    const { length } = teamGames(isOf(undefined, 7), "playoffs");
    for (const question of ["game 7s", "how many game 7s were there", "game 7 scores"])
      expect(ask(question).text).toBe(`${length / 2} games in game 7 of a series.`);
  });

  it("has the scores of a round", () => {
    const inRound: Test = ({ game }) =>
      games.get(game)?.round === "3" && games.get(game)?.label?.startsWith("East") === true;
    const { length } = teamGames(inRound, "playoffs");
    expect(ask("eastern conference finals scores").text).toContain(`${length / 2} games`);
  });
});
