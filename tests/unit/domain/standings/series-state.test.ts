import { expect, test } from "vitest";
import type { PostseasonGame, Series } from "#domain/season/postseason.ts";
import { seriesAfter, seriesState } from "#domain/standings/series-state.ts";
import { roadWin, win } from "#tests/fixtures/league.ts";

const SERIES: Series = {
  id: "10",
  round: 1,
  label: "East First Round",
  highTeamId: 1,
  lowTeamId: 2,
  highWins: 4,
  lowWins: 1,
  winnerTeamId: 1,
};

test("a series after a game counts the wins of both teams until it", () => {
  const played = [win(1, 2), win(1, 2), roadWin(1, 2), win(2, 1), win(1, 2)];
  const games = played.map(
    (game, at): PostseasonGame => ({
      ...game,
      stage: "playoffs",
      label: "",
      overtimes: 0,
      series: { seriesId: "10", number: at + 1 },
    }),
  );
  const others = games.map((game) => ({ ...game, series: { seriesId: "11", number: 1 } }));
  const playIn = games.map((game) => ({ ...game, series: undefined }));
  const winsAfter = (number: number) => {
    const { highWins, lowWins } = seriesAfter(SERIES, [...others, ...playIn, ...games], number);
    return [highWins, lowWins];
  };
  expect([0, 1, 3, 4, 5].map(winsAfter)).toEqual([
    [0, 0],
    [1, 0],
    [3, 0],
    [3, 1],
    [4, 1],
  ]);
});

test.each([
  [2, 2, 1, "the series is tied 2–2"],
  [2, 1, 1, "East lead the series 2–1"],
  [0, 3, 1, "West lead the series 3–0"],
  [4, 3, 3, "East win the series 4–3"],
  [2, 4, 4, "West win the championship 4–2"],
  [3, 2, 4, "East lead the series 3–2"],
])("%i–%i in round %i: %s", (highWins, lowWins, round, words) => {
  const name = (id: number) => (id === 1 ? "East" : "West");
  expect(seriesState({ series: { ...SERIES, round }, highWins, lowWins }, name)).toBe(words);
});
