import {
  lineContradictions,
  recordContradictions,
  totalsContradictions,
} from "#domain/season/contradictions.ts";
import { parseGameLines } from "#functions/data/wire/game-lines.ts";
import { parseGames } from "#functions/data/wire/games.ts";
import { parseSeasonTotals } from "#functions/data/wire/season-totals.ts";
import type { Dataset } from "../dataset.ts";

type Season = Pick<Dataset, "games" | "gameLines" | "seasonTotals" | "gameResults">;

/**
 * Checks the games, their lines and the totals against one another as a reader of the database
 * parses them: nothing is lost in storage, and all agree.
 */
export function seasonContradictions(dataset: Season): string[] {
  const games = parseGames(dataset.games.data);
  const lines = parseGameLines(dataset.gameLines.data);
  const totals = parseSeasonTotals(dataset.seasonTotals.data);
  const found = Object.entries({ games, gameLines: lines, seasonTotals: totals }).flatMap(
    ([name, parsed]) =>
      parsed?.dropped === 0 ? [] : [`${name}: ${parsed?.dropped} rows cannot be read back.`],
  );
  if (games === undefined || lines === undefined || totals === undefined) return found;
  const ids = new Set(games.rows.map(({ id }) => id));
  for (const id of lines.value.gameIds) {
    if (!ids.has(id)) found.push(`There are lines of game ${id}, which there is not.`);
  }
  const all = lines.value.gameIds.flatMap((id) => lines.value.of(id));
  const byPlayer = Map.groupBy(all, ({ playerId }) => playerId);
  const records = dataset.gameResults.data.map(({ id, results }) => ({
    teamId: id,
    name: `Team ${id}`,
    wins: results.replaceAll("L", "").length,
    losses: results.replaceAll("W", "").length,
  }));
  return [
    ...found,
    ...games.rows.flatMap((game) => lineContradictions(game, lines.value.of(game.id))),
    ...totals.rows.flatMap((player) => totalsContradictions(player, byPlayer.get(player.id) ?? [])),
    ...recordContradictions(records, games.rows),
  ];
}
