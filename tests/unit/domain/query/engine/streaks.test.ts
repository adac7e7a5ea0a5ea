import fc from "fast-check";
import { expect, test } from "vitest";
import { streaksOf } from "#domain/query/engine/streaks.ts";
import { tablesOf } from "#domain/query/engine/tables.ts";
import { completeQuery } from "#domain/query/query.ts";
import { linesOfGames, playedGame } from "#domain/query/storage/lines-of-games.ts";
import { boxScore } from "#tests/fixtures/league.ts";
import { asked, small, smallTables } from "#tests/fixtures/small-season.ts";

/** Each streak as its subject, its games, its wins, and a plus when no game has ended it. */
function streaks(address: string): string[] {
  const query = asked(address);
  const table = query.rows === "streaks" ? smallTables.players : smallTables.teams;
  const { count, games, wins, first, code } = streaksOf(query, small, table, smallTables);
  return Array.from({ length: count }, (_, at) => {
    const own = table.subject[first[at] ?? 0] ?? 0;
    const name = table.of === "players" ? small.lines.players[own]?.name[0] : own;
    return `${name} ${games[at]}-${wins[at]}${code[at] === 1 ? "+" : ""}`;
  });
}

test.each([
  ["rows=team-streaks&result=w", ["1 1-1", "14 2-2", "1 1-1+"]],
  ["rows=team-streaks&result=l", ["2 2-0+", "1 1-0", "14 1-0+"]],
  ["rows=team-streaks&margin=..2", ["14 2-1+", "1 2-1+"]],
  ["rows=streaks&pts=20..", ["A 1-1", "C 1-0", "D 2-2", "B 1-0+", "A 1-1+"]],
  // Games at home are skipped: they neither extend nor break a streak.
  ["rows=team-streaks&result=w&where=away", ["14 1-1+"]],
  ["rows=streaks&pts=99..", []],
])("%s finds %j", (address, expected) => {
  expect(streaks(address)).toEqual(expected);
});

test("a streak is a longest run of games that fulfil the figure, in any order of games", () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom("1", "2"), fc.nat(4)), { minLength: 1, maxLength: 30 }),
      (played) => {
        const games = played.map(([playerId, pts], at) =>
          playedGame(boxScore(at, [{ playerId, teamId: 1, pts }])),
        );
        const lines = linesOfGames(games, new Map());
        const tables = tablesOf(lines);
        const figures = [{ figure: "pts", range: { min: 2, max: 9 } }];
        const query = completeQuery({ season: "2025-26", rows: "streaks", figures });
        const data = { ...small, lines };
        const { games: lengths, rows } = streaksOf(query, data, tables.players, tables);
        const runs = ["1", "2"].flatMap((id) =>
          played
            .flatMap(([own, pts]) => (own === id ? [pts >= 2 ? "x" : "."] : []))
            .join("")
            .split(".")
            .flatMap((run) => (run === "" ? [] : [run.length])),
        );
        const inOrder = (all: Iterable<number>) => [...all].toSorted((a, b) => a - b);
        expect(inOrder(lengths)).toEqual(inOrder(runs));
        expect([...rows]).toEqual(played.flatMap(([, pts], at) => (pts >= 2 ? [at] : [])));
      },
    ),
  );
});
