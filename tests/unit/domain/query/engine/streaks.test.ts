import fc from "fast-check";
import { expect, test } from "vitest";
import { streaksOf } from "#domain/query/engine/streaks.ts";
import { tablesOf } from "#domain/query/engine/tables.ts";
import { completeQuery } from "#domain/query/query.ts";
import { linesOfGames, playedGame } from "#domain/query/storage/lines-of-games.ts";
import { boxScore } from "#tests/fixtures/league.ts";
import { small } from "#tests/fixtures/small-season.ts";

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
