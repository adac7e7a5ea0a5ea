import * as v from "valibot";
import type { Game } from "#domain/season/facts.ts";
import type { GameResults } from "#domain/season/game-results.ts";
import { seasonRecords } from "#domain/season/records.ts";
import type { Team } from "#domain/teams/team.ts";
import { count } from "./cells.ts";
import { parseRows, type ReadRows, rowParser } from "./rows.ts";

const resultsRow = rowParser(
  v.object({
    id: v.pipe(count, v.minValue(1)),
    results: v.pipe(v.string(), v.regex(/^[WL]{0,300}$/)),
  }),
);

/** The results of `nba/gameResults/data`. Of two rows with one id the first counts. */
export function parseGameResults(
  raw: unknown,
): (Pick<ReadRows<unknown>, "dropped" | "first"> & { value: GameResults }) | undefined {
  const value = new Map<number, string>();
  const list = parseRows(
    raw,
    (item) => {
      const row = resultsRow(item);
      if (row === undefined || value.has(row.id)) return undefined;
      value.set(row.id, row.results);
      return row;
    },
    resultsRow,
  );
  return list && { value, dropped: list.dropped, first: list.first };
}

/** A row of `nba/gameResults/data`. */
export interface GameResultsWire {
  id: number;
  results: string;
}

/** Every team's results in date order, one letter a game. */
export function gameResultsWire(teams: Team[], games: Game[]): GameResultsWire[] {
  return [...seasonRecords(teams, games).values()].map(({ team, results }) => ({
    id: team.id,
    results,
  }));
}
