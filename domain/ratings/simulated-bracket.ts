import type { StagedGame } from "../season/team-log.ts";
import { LAST_SEED } from "../standings/standings-lines.ts";
import type { SimulatedGames } from "./simulated-games.ts";

/** The results of play-in and playoffs that are known, by winner and loser, all by slots. */
export interface KnownResults {
  playIn: ReadonlySet<string>;
  /** The games that a team has won against another one in the playoffs. */
  seriesWins: ReadonlyMap<string, number>;
}

/** The known results of the play-in and the playoffs. */
export function knownResults(
  games: readonly StagedGame[],
  slotOf: (teamId: number) => number,
): KnownResults {
  const playIn = new Set<string>();
  const seriesWins = new Map<string, number>();
  for (const { stage, homeTeamId, awayTeamId, homePoints, awayPoints } of games) {
    const [home, away] = [slotOf(homeTeamId), slotOf(awayTeamId)];
    const key = homePoints > awayPoints ? pair(home, away) : pair(away, home);
    if (stage === "play-in") playIn.add(key);
    if (stage === "playoffs") seriesWins.set(key, (seriesWins.get(key) ?? 0) + 1);
  }
  return { playIn, seriesWins };
}

/**
 * The seeds of a conference from its order. The seventh and the eighth place are won in the play-in:
 * the winner of seventh against eighth is seventh; its loser meets the winner of ninth against tenth.
 */
export function playoffSeeds(
  order: readonly number[],
  games: SimulatedGames,
  { playIn }: KnownResults,
): number[] {
  const seeds = order.slice(0, LAST_SEED);
  const [seventh, eighth, ninth, tenth] = order.slice(LAST_SEED);
  if (seventh === undefined || eighth === undefined || ninth === undefined || tenth === undefined)
    return seeds;
  const winner = (home: number, away: number) => {
    if (playIn.has(pair(home, away))) return home;
    if (playIn.has(pair(away, home))) return away;
    return games.homeWins(home, away) ? home : away;
  };
  const first = winner(seventh, eighth);
  const loser = first === seventh ? eighth : seventh;
  return [...seeds, first, winner(loser, winner(ninth, tenth))];
}

/** The seeds that meet in the first round, in the order of the bracket. */
const FIRST_ROUND = [
  [1, 8],
  [4, 5],
  [2, 7],
  [3, 6],
] as const;

/** The champion of a conference, from its seeds. */
export function conferenceChampion(
  seeds: readonly number[],
  games: SimulatedGames,
  known: KnownResults,
): number {
  const winner = (one: number, other: number) =>
    seeds.indexOf(one) < seeds.indexOf(other)
      ? seriesWinner(one, other, games, known)
      : seriesWinner(other, one, games, known);
  const [a = 0, b = 0, c = 0, d = 0] = FIRST_ROUND.map(([high, low]) =>
    winner(seeds[high - 1] ?? 0, seeds[low - 1] ?? 0),
  );
  return winner(winner(a, b), winner(c, d));
}

/** The home games of the team with the home advantage in a series of seven. */
const AT_HOME = [true, true, false, false, true, false, true];

/** The games to win a series. */
const TO_WIN = 4;

/** The winner of a series, in which the first team has the home advantage. */
export function seriesWinner(
  high: number,
  low: number,
  games: SimulatedGames,
  { seriesWins }: KnownResults,
): number {
  let highWins = seriesWins.get(pair(high, low)) ?? 0;
  let lowWins = seriesWins.get(pair(low, high)) ?? 0;
  while (highWins < TO_WIN && lowWins < TO_WIN) {
    const isHome = AT_HOME[highWins + lowWins] ?? true;
    const highWon = isHome ? games.homeWins(high, low) : !games.homeWins(low, high);
    if (highWon) highWins += 1;
    else lowWins += 1;
  }
  return highWins === TO_WIN ? high : low;
}

function pair(winner: number, loser: number): string {
  return `${winner} ${loser}`;
}
