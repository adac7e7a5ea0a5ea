import type { Game, GameLine, GameLines, SeasonTotals } from "../../../domain/season/facts.ts";
import { parseGameLines } from "../../../functions/data/wire/game-lines.ts";
import { parseGames } from "../../../functions/data/wire/games.ts";
import { parseSeasonTotals } from "../../../functions/data/wire/season-totals.ts";
import type { Dataset } from "../dataset.ts";

type Season = Pick<Dataset, "games" | "gameLines" | "seasonTotals" | "gameResults">;

/**
 * The games, their lines and the totals against one another, as a reader of the database
 * understands them: nothing gets lost on the way, and all tell of the same games.
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
  return [
    ...found,
    ...games.rows.flatMap((game) => ofGame(game, lines.value.of(game.id))),
    ...ofPlayers(totals.rows, lines.value),
    ...ofTeams(games.rows, dataset.gameResults.data),
  ];
}

function ofGame(game: Game, lines: GameLine[]): string[] {
  const teams = new Set(lines.map(({ teamId }) => teamId));
  const scored = (team: number) =>
    lines.reduce((sum, { teamId, pts }) => (teamId === team ? sum + pts : sum), 0);
  const agree =
    teams.size === 2 &&
    scored(game.homeTeamId) === game.homePoints &&
    scored(game.awayTeamId) === game.awayPoints;
  return agree ? [] : [`Game ${game.id}: its lines do not make its score.`];
}

function ofPlayers(players: SeasonTotals[], lines: GameLines): string[] {
  const all = lines.gameIds.flatMap((id) => lines.of(id));
  const byPlayer = Map.groupBy(all, ({ playerId }) => playerId);
  return players.flatMap(({ id, name, games, pts }) => {
    const own = byPlayer.get(id) ?? [];
    const agree = own.length === games && own.reduce((sum, line) => sum + line.pts, 0) === pts;
    return agree ? [] : [`${name}: the totals are not those of the lines.`];
  });
}

function ofTeams(games: Game[], results: { id: number; results: string }[]): string[] {
  return results.flatMap(({ id, results }) => {
    const own = games.filter(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId].includes(id));
    const won = own.filter(
      (game) => game.homePoints > game.awayPoints === (game.homeTeamId === id),
    ).length;
    const agree = own.length === results.length && won === results.replaceAll("L", "").length;
    return agree ? [] : [`Team ${id}: the games are not those of its results.`];
  });
}
