import type { GamePlays } from "#domain/plays/play.ts";
import { momentsOf, type Situation, secondsLeft } from "#domain/plays/win-chance.ts";
import { judgedGames } from "#domain/ratings/season-forecasts.ts";
import { seasonOfGames } from "#domain/season/season.ts";
import { ratingFacts } from "../ratings/rating-facts.ts";
import { readPostseason } from "../season/game-tables.ts";
import { readPlays } from "../season/plays/plays-file.ts";
import { readGames } from "../season/tables.ts";

/** A game whose moments are forecast, and who won it. */
export interface WinChanceGame {
  id: string;
  date: string;
  /** The home team's chance by the ratings before the game. */
  homeChance: number;
  homeWon: boolean;
  moments: Situation[];
}

/** One moment each of so many seconds, so that a game of many fouls counts no more than another. */
const EVERY = 12;

/** The games with plays and a rating, by their date. */
export function readWinChanceGames(folder: string): WinChanceGame[] {
  const games = [
    ...readGames(folder).map((game) => ({ ...game, stage: "season" as const })),
    ...readPostseason(folder),
  ];
  const plays = readPlays(folder, seasonOfGames(games));
  const judged = judgedGames(ratingFacts(folder), games);
  return games
    .flatMap(({ id, date }) => {
      const [own, before] = [plays.get(id), judged.get(id)];
      if (own === undefined || before === undefined) return [];
      const { homeChance, homeWon } = before;
      return [{ id, date, homeChance, homeWon, moments: regularMoments(own) }];
    })
    .sort((a, b) => a.date.localeCompare(b.date) || a.id.localeCompare(b.id));
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
