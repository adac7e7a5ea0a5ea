import type { BoxTotals, Game, GameLine, SeasonTotals } from "./facts.ts";
import { countFeats } from "./milestones.ts";

/** A player's averages over the games he played in a season, rounded as they are published. */
export interface SeasonAverages {
  games: number;
  minutes: number;
  perGame: BoxTotals;
}

/** Binary fractions are off by less than this. */
const NOISE = 1e-6;
const MOST_DECIMALS = 5;

/** To how many decimals the averages are given: the most that any of them has. */
export function decimalsOf(averages: Iterable<SeasonAverages>): number {
  let most = 0;
  for (const { perGame } of averages) {
    for (const value of Object.values(perGame) as number[]) {
      most = Math.max(most, decimalsIn(value));
    }
  }
  return Math.min(most, MOST_DECIMALS);
}

function decimalsIn(value: number): number {
  return /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0;
}

/** Whether each average to so many decimals is that of one total only. */
export function areExact({ games }: Pick<SeasonAverages, "games">, decimals: number): boolean {
  return games <= 10 ** decimals;
}

/**
 * The totals whose averages these are. Undefined when no whole total rounds to one of them: then
 * they are averages of other games than they say.
 */
export function boxTotalsOf(
  { games, perGame }: SeasonAverages,
  decimals: number,
): BoxTotals | undefined {
  const totals = { ...perGame };
  for (const count of Object.keys(totals) as (keyof BoxTotals)[]) {
    const total = Math.round(perGame[count] * games);
    if (Math.abs(total / games - perGame[count]) > 0.5 / 10 ** decimals + NOISE) return undefined;
    totals[count] = total;
  }
  return totals;
}

/** What a player's totals are put together from. */
export interface PlayerFacts {
  id: string;
  name: string;
  box: BoxTotals;
  averages: SeasonAverages;
  /** His own lines, oldest first, and the games they are of. */
  lines: readonly GameLine[];
  games: ReadonlyMap<Game["id"], Game>;
  /** The totals known before. */
  known: SeasonTotals | undefined;
}

/**
 * A player's totals from his averages and lines. While he has played no further game, what is known
 * officially and cannot be computed stays: the league's corrections, minutes to the second, his
 * last team, blocked shots and fouls drawn. After another game the last two are not known any more.
 */
export function seasonTotalsOf(facts: PlayerFacts): SeasonTotals {
  const { id, name, box, averages, lines, games } = facts;
  const known = facts.known?.games === averages.games ? facts.known : undefined;
  const wins = lines.filter((line) => isWon(line, games.get(line.gameId))).length;
  const { doubleDoubles, tripleDoubles } = known ?? countFeats(lines);
  return {
    ...box,
    id,
    name,
    teamId: known?.teamId ?? lines.at(-1)?.teamId ?? 0,
    games: averages.games,
    wins,
    losses: lines.length - wins,
    minutes: minutesOf(averages, known),
    plusMinus: known === undefined ? plusMinusOf(lines) : known.plusMinus,
    blka: known?.blka ?? null,
    pfd: known?.pfd ?? null,
    doubleDoubles,
    tripleDoubles,
  };
}

function isWon({ teamId }: GameLine, game: Game | undefined): boolean {
  if (game === undefined) return false;
  return game.homePoints > game.awayPoints === (game.homeTeamId === teamId);
}

/** Averages of minutes may be rounded to whole ones. */
const ROUNDED_BY = 0.5;

function minutesOf(
  { games, minutes }: SeasonAverages,
  known: Pick<SeasonTotals, "minutes"> | undefined,
): number {
  const isSame =
    known !== undefined && Math.abs(known.minutes / games - minutes) <= ROUNDED_BY + NOISE;
  return isSame ? known.minutes : Math.round(games * minutes * 60) / 60;
}

function plusMinusOf(lines: readonly GameLine[]): number | null {
  return lines.reduce<number | null>(
    (sum, { plusMinus }) => (sum === null || plusMinus === null ? null : sum + plusMinus),
    0,
  );
}
