import type { Game } from "../../../domain/season/facts.ts";
import type { ApiGame } from "../stats-api/rows.ts";
import { gameIdOf } from "../wire/games.ts";

/** The league's numbers of regular-season games: 2, two digits of the season, five of the game. */
const NUMBERS_OF_A_SEASON = 100_000;
const REGULAR_SEASON = 200;
/** The first of a season's numbers that the league never uses. */
const FIRST_DERIVED = 10_000;
const DAY_MS = 86_400_000;

/**
 * The site's id of each of the API's games, by the API's id. A stored game is recognized by its day
 * and teams, or by the league's number and its teams, and keeps its id. A new game has the API's id
 * where that is one of the league's numbers, else a number derived from its day and home team, which
 * is always the same.
 */
export function gameIdsOf(
  stored: ReadonlyMap<Game["id"], Game>,
  games: readonly ApiGame[],
  season: number,
): Map<ApiGame["id"], Game["id"]> {
  const byFixture = new Map([...stored.values()].map((game) => [fixtureOf(game), game.id]));
  return new Map(
    games.map((game) => {
      const fixture = { ...game, awayTeamId: game.visitorTeamId };
      const known = byFixture.get(fixtureOf(fixture));
      return [game.id, known ?? numberedId(game, stored, season) ?? derivedId(game, season)];
    }),
  );
}

function fixtureOf(game: Pick<Game, "date" | "homeTeamId" | "awayTeamId">): string {
  return `${game.date} ${game.homeTeamId} ${game.awayTeamId}`;
}

function numberedId(
  { id, homeTeamId, visitorTeamId }: ApiGame,
  stored: ReadonlyMap<Game["id"], Game>,
  season: number,
): Game["id"] | undefined {
  if (Math.floor(id / NUMBERS_OF_A_SEASON) !== REGULAR_SEASON + (season % 100)) return undefined;
  const own = stored.get(gameIdOf(id));
  const isFree =
    own === undefined || (own.homeTeamId === homeTeamId && own.awayTeamId === visitorTeamId);
  return isFree ? gameIdOf(id) : undefined;
}

/**
 * A number of the season as the league's, so that the id says the season: 1 to 4 and two digits for
 * the days since 1 July, two for the home team, which plays once a day.
 */
function derivedId({ date, homeTeamId }: ApiGame, season: number): Game["id"] {
  const day = Math.round((Date.parse(date) - Date.UTC(season, 6, 1)) / DAY_MS);
  const number = FIRST_DERIVED + day * 100 + homeTeamId;
  return gameIdOf((REGULAR_SEASON + (season % 100)) * NUMBERS_OF_A_SEASON + number);
}
