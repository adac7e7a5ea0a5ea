import * as v from "valibot";
import { type GamePlays, PLAY_KINDS, type Play, type Starters } from "#domain/plays/play.ts";
import { DatasetError } from "../dataset-error.ts";
import { count, maybeCount, maybeText, readTable, teamId, text } from "../read-table.ts";

/** The tables of plays as they come: a row a play. */
const PLAYS_TABLES = ["plays_2025_26.csv.gz", "plays_postseason_2025_26.csv.gz"];

/** The table of the players with whom each team starts a period. */
const STARTERS_TABLE = "period_starters.csv.gz";

const SIDES_TABLES = ["games.csv", "postseason_games.csv"];

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

/** The plays in the tables of `folder`; which team is at home stands in the season's own `tables`. */
export function readPlaysTables(folder: string, tables: string): Map<string, GamePlays> {
  const teams = { game_id: text, home_team_id: teamId, away_team_id: teamId };
  const sides = new Map(
    SIDES_TABLES.flatMap((file) => readTable(tables, file, teams)).map((game) => [
      game.game_id,
      game,
    ]),
  );
  const covers = readTable(folder, "games.csv", {
    game_id: text,
    cover: v.picklist(["full", "players"]),
    guessed_names: count,
  });
  const rows = PLAYS_TABLES.flatMap((file) => readTable(folder, file, rowOf));
  const byGame = Map.groupBy(rows, ({ game_id }) => game_id);
  const lineups = { game_id: text, period: count, team_id: teamId, players: maybeText };
  const startersByGame = Map.groupBy(
    readTable(folder, STARTERS_TABLE, lineups),
    (row) => row.game_id,
  );
  return new Map(
    covers.map(({ game_id, cover, guessed_names }) => {
      const game = sides.get(game_id);
      const own = byGame.get(game_id);
      if (game === undefined || own === undefined) {
        throw new DatasetError(`${game_id} is no game of the season, or has no plays.`);
      }
      const plays = own.map((row): Play => {
        const isHome = row.team_id === game.home_team_id;
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
      const starting = (period: number, team: number) =>
        startersByGame
          .get(game_id)
          ?.find((row) => row.period === period && row.team_id === team)
          ?.players.split("|")
          .filter((player) => player !== "") ?? [];
      const starters = Array.from(
        { length: plays.at(-1)?.period ?? 0 },
        (_, at): Starters => ({
          home: starting(at + 1, game.home_team_id),
          away: starting(at + 1, game.away_team_id),
        }),
      );
      return [game_id, { isWhole: cover === "full", guessedNames: guessed_names, starters, plays }];
    }),
  );
}
