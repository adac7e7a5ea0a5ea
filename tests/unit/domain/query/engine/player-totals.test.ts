import { expect, test } from "vitest";
import { LINE_FIGURES } from "#domain/figures/line-figures.ts";
import { playerTotals } from "#domain/query/engine/player-totals.ts";
import { MISSING, type SeasonLines } from "#domain/query/storage/season-lines.ts";

const GAMES = [
  { stage: "season", homeTeamId: 1, awayTeamId: 2, homePoints: 100, awayPoints: 90 },
  { stage: "season", homeTeamId: 2, awayTeamId: 3, homePoints: 95, awayPoints: 99 },
  { stage: "playoffs", homeTeamId: 1, awayTeamId: 2, homePoints: 100, awayPoints: 90 },
];

/** One player's lines, one in each game. */
function linesOf(...played: { team: number; pts: number; reb: number; ast: number; pm: number }[]) {
  const figures = LINE_FIGURES.map((name) => [
    name,
    Int16Array.from(played, (line) =>
      name === "sec" ? 90 : name in line ? line[name as "pts"] : 0,
    ),
  ]);
  return {
    size: played.length,
    games: GAMES,
    game: Uint32Array.from(played, (_, at) => at),
    players: [{ id: "7", name: "A Player" }],
    player: new Uint32Array(played.length),
    team: Uint8Array.from(played, ({ team }) => team),
    figures: Object.fromEntries(figures),
  } as unknown as SeasonLines;
}

test("totals are of the regular season alone, with the last team and the feats", () => {
  const lines = linesOf(
    { team: 1, pts: 20, reb: 10, ast: 3, pm: 5 },
    { team: 2, pts: 12, reb: 11, ast: 10, pm: -2 },
    { team: 2, pts: 50, reb: 50, ast: 50, pm: 50 },
  );
  expect(playerTotals(lines)("season")).toMatchObject([
    {
      id: "7",
      name: "A Player",
      teamId: 2,
      games: 2,
      wins: 1,
      losses: 1,
      minutes: 3,
      pts: 32,
      reb: 21,
      ast: 13,
      plusMinus: 3,
      doubleDoubles: 2,
      tripleDoubles: 1,
    },
  ]);
});

test("a player of the playoffs alone has no totals, and an unknown plus-minus is null", () => {
  const [line, other] = [
    { team: 1, pts: 1, reb: 1, ast: 1, pm: MISSING },
    { team: 2, pts: 1, reb: 1, ast: 1, pm: 4 },
  ];
  expect(playerTotals(linesOf(line, other))("season")).toMatchObject([{ plusMinus: null }]);
  const playoffs = { ...linesOf(other), games: GAMES.slice(2) } as unknown as SeasonLines;
  expect(playerTotals(playoffs)("season")).toEqual([]);
});

test("a game is won at home and away, and lost so", () => {
  const line = { pts: 1, reb: 1, ast: 1, pm: 0 };
  const [won, lost] = [
    [1, 3],
    [2, 2],
  ].map(([home = 0, away = 0]) =>
    playerTotals(linesOf({ ...line, team: home }, { ...line, team: away }))("season"),
  );
  expect(won).toMatchObject([{ wins: 2, losses: 0 }]);
  expect(lost).toMatchObject([{ wins: 0, losses: 2 }]);
});

test.each([
  [9, 9, 0, 0],
  [10, 9, 0, 0],
  [10, 10, 1, 0],
])("%d points and %d rebounds are %d double-doubles and %d triple-doubles", (pts, reb, dd, td) => {
  const [own] = playerTotals(linesOf({ team: 1, pts, reb, ast: 9, pm: 0 }))("season");
  expect([own?.doubleDoubles, own?.tripleDoubles]).toEqual([dd, td]);
});

test("an unknown count adds nothing", () => {
  const lines = linesOf(
    { team: 1, pts: MISSING, reb: 4, ast: 1, pm: 0 },
    { team: 2, pts: 7, reb: 4, ast: 1, pm: 0 },
  );
  expect(playerTotals(lines)("season")).toMatchObject([{ pts: 7, reb: 8 }]);
});
