import type { GamePlays } from "#domain/plays/play.ts";
import { momentsOf, type Situation, secondsLeft } from "#domain/plays/win-chance.ts";
import { rateHistory } from "../ratings/fit.ts";
import { readFittedRatings } from "../ratings/parameter-table.ts";
import { readSeasonGames } from "../ratings/season-games.ts";
import { readPlays } from "../season/plays/plays-file.ts";

/** A game whose moments are forecast, and who won it. */
interface WinChanceGame {
  /** The home team's chance by the ratings before the game. */
  homeChance: number;
  homeWon: boolean;
  moments: Situation[];
}

export interface WinChanceSeason {
  season: string;
  games: WinChanceGame[];
}

/** One moment each of so many seconds, so that a game of many fouls counts no more than another. */
const EVERY = 12;

/**
 * The games with plays of the seasons from one on, oldest first. The first season of the ratings is left
 * out, because all its teams open as equals.
 */
export function* readWinChanceSeasons(folder: string, since = ""): Generator<WinChanceSeason> {
  const { parameters } = readFittedRatings();
  const { judged } = rateHistory(readSeasonGames(folder), parameters);
  for (const { season, games } of judged.slice(1)) {
    if (season < since) continue;
    const plays = readPlays(folder, season);
    const known = games.flatMap(({ game: { id }, homeChance, homeWon }) => {
      const own = plays.get(id);
      return own === undefined ? [] : [{ homeChance, homeWon, moments: regularMoments(own) }];
    });
    yield { season, games: known };
  }
}

/** The state of a game at every twelfth second. */
function regularMoments(game: GamePlays): Situation[] {
  const moments = momentsOf(game);
  const found: Situation[] = [];
  for (const [at, { period, clock }] of game.plays.entries()) {
    const next = game.plays[at + 1];
    const until = next?.period === period ? next.clock : 0;
    const moment = moments[at];
    if (moment === undefined) continue;
    // The first multiple at or below this clock.
    for (let held = Math.floor(clock / EVERY) * EVERY; held > until; held -= EVERY) {
      found.push({ ...moment, left: secondsLeft({ period, clock: held }) });
    }
  }
  return found;
}
