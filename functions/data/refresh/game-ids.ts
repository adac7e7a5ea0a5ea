import type { Game } from "#domain/season/facts.ts";
import { derivedNumber, isRegularNumber } from "#domain/season/game-number.ts";
import type { SourceGame } from "../sources/source.ts";
import { gameIdOf } from "../wire/games.ts";

/**
 * The site's id of each of the API's games, by the API's id. A stored game is recognized by its day
 * and teams, or by the league's number and its teams, and keeps its id. A new game has the API's id
 * where that is one of the league's numbers, else a number derived from its day and home team, which
 * is always the same.
 */
export function gameIdsOf(
  stored: ReadonlyMap<Game["id"], Game>,
  games: readonly SourceGame[],
  season: number,
): Map<SourceGame["id"], Game["id"]> {
  const byFixture = new Map([...stored.values()].map((game) => [fixtureOf(game), game.id]));
  return new Map(
    games.map((game) => {
      const fixture = { ...game, awayTeamId: game.visitorTeamId };
      const known = byFixture.get(fixtureOf(fixture));
      return [
        game.id,
        known ?? numberedId(game, stored, season) ?? gameIdOf(derivedNumber(game, season)),
      ];
    }),
  );
}

function fixtureOf(game: Pick<Game, "date" | "homeTeamId" | "awayTeamId">): string {
  return `${game.date} ${game.homeTeamId} ${game.awayTeamId}`;
}

function numberedId(
  { id, homeTeamId, visitorTeamId }: SourceGame,
  stored: ReadonlyMap<Game["id"], Game>,
  season: number,
): Game["id"] | undefined {
  if (!isRegularNumber(id, season)) return undefined;
  const own = stored.get(gameIdOf(id));
  const isFree =
    own === undefined || (own.homeTeamId === homeTeamId && own.awayTeamId === visitorTeamId);
  return isFree ? gameIdOf(id) : undefined;
}
