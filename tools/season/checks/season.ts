import { lineContradictions, totalsContradictions } from "#domain/season/contradictions.ts";
import type { GameLine } from "#domain/season/facts.ts";
import { parseGames } from "#functions/data/wire/games.ts";
import { parseSeasonTotals } from "#functions/data/wire/season-totals.ts";
import type { Dataset } from "../dataset.ts";

type Season = Pick<Dataset, "games" | "seasonTotals">;

/**
 * Checks the games and the totals, as a reader of the database parses them, and the lines against one
 * another: nothing is lost in storage, and all agree.
 */
export function seasonContradictions(dataset: Season, lines: readonly GameLine[]): string[] {
  const games = parseGames(dataset.games.data);
  const totals = parseSeasonTotals(dataset.seasonTotals.data);
  const found = Object.entries({ games, seasonTotals: totals }).flatMap(([name, parsed]) =>
    parsed?.dropped === 0 ? [] : [`${name}: ${parsed?.dropped} rows cannot be read back.`],
  );
  if (games === undefined || totals === undefined) return found;
  const ids = new Set(games.rows.map(({ id }) => id));
  const byGame = Map.groupBy(lines, ({ gameId }) => gameId);
  for (const id of byGame.keys()) {
    if (!ids.has(id)) found.push(`There are lines of game ${id}, which there is not.`);
  }
  const byPlayer = Map.groupBy(lines, ({ playerId }) => playerId);
  return [
    ...found,
    ...games.rows.flatMap((game) => lineContradictions(game, byGame.get(game.id) ?? [])),
    ...totals.rows.flatMap((player) => totalsContradictions(player, byPlayer.get(player.id) ?? [])),
  ];
}
