import type { Game } from "../../../domain/season/facts.ts";
import { foldForSearch } from "../../../domain/words/search.ts";
import type { ApiGame } from "../stats-api/rows.ts";
import { gameIdOf } from "../wire/games.ts";
import type { StoredSeason } from "./stored-season.ts";

/** Under which of our ids the API's games and players are kept. */
export interface Identities {
  gameId(game: ApiGame): Game["id"];
  /** Undefined when the id that he would get is another player's already. */
  playerId(player: { id: string; name: string }): string | undefined;
}

/** Ids of players have eight digits at most; of a longer one its last eight count. */
const LARGEST_PLAYER_ID = 100_000_000;

/**
 * Teams have the same ids everywhere; games and players need not. A game that is known under
 * another id is told by its day and teams. When that happens the API numbers its players itself,
 * too, and they are told by their names; who is not known keeps the API's id.
 */
export function identitiesOf(
  stored: Pick<StoredSeason, "games" | "names">,
  games: readonly ApiGame[],
): Identities {
  const byFixture = new Map([...stored.games.values()].map((game) => [fixtureOf(game), game.id]));
  const isShared = (game: ApiGame) => {
    const own = stored.games.get(gameIdOf(game.id));
    return own?.homeTeamId === game.homeTeamId && own.awayTeamId === game.visitorTeamId;
  };
  const fixture = ({ date, homeTeamId, visitorTeamId }: ApiGame) =>
    byFixture.get(fixtureOf({ date, homeTeamId, awayTeamId: visitorTeamId }));
  /** Whether the API's ids are ours, as far as known games tell. */
  const areShared = games.some(isShared) || !games.some((game) => fixture(game) !== undefined);

  const known = Map.groupBy(stored.names, ([, name]) => nameKey(name));
  return {
    gameId: (game) =>
      (areShared && isShared(game) ? undefined : fixture(game)) ?? gameIdOf(game.id),
    playerId: ({ id, name }) => {
      if (areShared) return id;
      const namesakes = known.get(nameKey(name)) ?? [];
      if (namesakes.length === 1) return namesakes[0]?.[0];
      const own = String(Number(id) % LARGEST_PLAYER_ID);
      return stored.names.has(own) ? undefined : own;
    },
  };
}

function fixtureOf({
  date,
  homeTeamId,
  awayTeamId,
}: Pick<Game, "date" | "homeTeamId" | "awayTeamId">): string {
  return `${date} ${homeTeamId} ${awayTeamId}`;
}

/** "Jr." and its like come and go. */
function nameKey(name: string): string {
  return foldForSearch(name).replace(/ (?:jr|sr|ii|iii|iv)$/, "");
}
