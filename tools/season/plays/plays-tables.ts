import { readdirSync } from "node:fs";
import * as v from "valibot";
import { type GamePlays, PLAY_KINDS, type Play, type Starters } from "#domain/plays/play.ts";
import { seasonOfGame } from "#domain/season/season.ts";
import { DatasetError } from "../dataset-error.ts";
import { readPastGames } from "../past/game-tables.ts";
import { count, maybeCount, maybeText, readTable, teamId, text } from "../read-table.ts";

const rowOf = {
  game_id: text,
  n: count,
  period: count,
  clock: count,
  team_id: maybeCount,
  kind: v.picklist(PLAY_KINDS),
  player_id: maybeText,
  player2_id: maybeText,
  detail: maybeText,
  feet: maybeCount,
  home: count,
  away: count,
};

/**
 * The plays of a season in the tables of `folder`: a row a play in files named after the season, the
 * games and the starters of their periods. Which team is at home stands in `tables`, the folder of
 * all tables.
 */
export function readPlaysTables(
  folder: string,
  tables: string,
  season: string,
): Map<string, GamePlays> {
  const sides = sidesOf(tables, season);
  const covers = filesOf(folder, "games").flatMap((file) =>
    readTable(folder, file, {
      game_id: text,
      cover: v.picklist(["full", "players"]),
      guessed_names: count,
    }),
  );
  const plays = filesOf(folder, "plays", season).flatMap((file) => readTable(folder, file, rowOf));
  const byGame = Map.groupBy(plays, ({ game_id }) => game_id);
  const lineups = { game_id: text, period: count, team_id: teamId, players: maybeText };
  const starting = filesOf(folder, "period_starters", season).flatMap((file) =>
    readTable(folder, file, lineups),
  );
  const startersByGame = Map.groupBy(starting, ({ game_id }) => game_id);
  const own = covers.filter(({ game_id }) => seasonOfGame(game_id) === season);
  return new Map(
    own.map(({ game_id, cover, guessed_names }) => {
      const game = sides.get(game_id);
      const rows = byGame.get(game_id);
      if (game === undefined || rows === undefined) {
        throw new DatasetError(`${game_id} is no game of the season, or has no plays.`);
      }
      const played = rows.map((row): Play => {
        const isHome = row.team_id === game.homeTeamId;
        return {
          period: row.period,
          clock: row.clock,
          kind: row.kind,
          side: row.team_id === null ? undefined : isHome ? "home" : "away",
          playerId: row.player_id || undefined,
          otherId: row.player2_id || undefined,
          detail: row.detail,
          feet: row.feet ?? undefined,
          homePoints: row.home,
          awayPoints: row.away,
        };
      });
      const end = played.at(-1);
      if (end?.homePoints !== game.homePoints || end.awayPoints !== game.awayPoints)
        throw new DatasetError(`The plays of ${game_id} end at another score than the game.`);
      const startersOf = (period: number, team: number) =>
        startersByGame
          .get(game_id)
          ?.find((row) => row.period === period && row.team_id === team)
          ?.players.split("|")
          .filter((player) => player !== "") ?? [];
      const starters = Array.from(
        { length: played.at(-1)?.period ?? 0 },
        (_, at): Starters => ({
          home: startersOf(at + 1, game.homeTeamId),
          away: startersOf(at + 1, game.awayTeamId),
        }),
      );
      const isWhole = cover === "full";
      return [game_id, { isWhole, guessedNames: guessed_names, starters, plays: played }];
    }),
  );
}

/** The files whose names begin so, those that name another season left out. */
function filesOf(folder: string, start: string, season?: string): string[] {
  const own = readdirSync(folder).filter((name) => name.startsWith(start));
  const named = own.filter(
    (name) => season !== undefined && name.replaceAll("_", "-").includes(season),
  );
  return named.length > 0 ? named : own;
}

/** The teams and scores of a season's games, by the game's id. */
function sidesOf(tables: string, season: string) {
  const columns = {
    game_id: text,
    home_team_id: teamId,
    away_team_id: teamId,
    home_points: count,
    away_points: count,
  };
  const current = ["games.csv", "postseason_games.csv"].flatMap((file) =>
    readTable(tables, file, columns).map((row) => ({
      id: row.game_id,
      homeTeamId: row.home_team_id,
      awayTeamId: row.away_team_id,
      homePoints: row.home_points,
      awayPoints: row.away_points,
    })),
  );
  const games = [...readPastGames(tables), ...current];
  return new Map(
    games.flatMap((game) => (seasonOfGame(game.id) === season ? [[game.id, game] as const] : [])),
  );
}
