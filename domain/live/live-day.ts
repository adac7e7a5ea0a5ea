import { gameAfter, isOver, type LiveGame, type LiveReading, scheduledGame } from "./live-game.ts";

/** A game and the number of its last change, by which a reader asks for what he has missed. */
export interface NumberedGame {
  game: LiveGame;
  /** 0 until the first change. */
  changedAt: number;
}

/** The games of a day as they were last read. */
export interface LiveDayState {
  /** An ISO date in Eastern Time. */
  date: string;
  /** The number of the last change. */
  sequence: number;
  games: readonly NumberedGame[];
}

type Planned = Pick<LiveGame, "homeTeamId" | "awayTeamId" | "tipOff">;

/** A day before its first reading. */
export function plannedDay(date: string, games: readonly Planned[]): LiveDayState {
  return {
    date,
    sequence: 0,
    games: games.map((game) => ({ game: scheduledGame(game), changedAt: 0 })),
  };
}

/** A day with the games of the schedule that it does not know yet; the same day when it knows all. */
export function dayWith(day: LiveDayState, games: readonly Planned[]): LiveDayState {
  const known = new Set(day.games.map(({ game }) => game.homeTeamId));
  const added = games.filter(({ homeTeamId }) => !known.has(homeTeamId));
  if (added.length === 0) return day;
  return { ...day, games: [...day.games, ...plannedDay(day.date, added).games] };
}

/**
 * A day after a reading. A game that the schedule does not have is added; one that the reading lacks
 * stays as it was. Without a change it is the same day.
 */
export function dayAfterReading(day: LiveDayState, readings: readonly LiveReading[]): LiveDayState {
  const sequence = day.sequence + 1;
  const byHome = new Map(readings.map((reading) => [reading.homeTeamId, reading]));
  const known = dayWith(day, [...byHome.values()]);
  const games = known.games.map((numbered) => {
    const { game: last } = numbered;
    const reading = byHome.get(last.homeTeamId);
    const game = reading === undefined ? last : gameAfter(last, reading);
    return isSame(game, last) ? numbered : { game, changedAt: sequence };
  });
  const hasChanged = games.some((one, at) => one !== day.games[at]);
  return hasChanged ? { ...day, sequence, games } : day;
}

/** The finals that came, or were corrected, after a change. */
export function finalsAfter({ games }: LiveDayState, sequence: number): LiveGame[] {
  return games
    .filter(({ game, changedAt }) => game.state.kind === "final" && changedAt > sequence)
    .map(({ game }) => game);
}

function isSame(game: LiveGame, last: LiveGame): boolean {
  return JSON.stringify(game) === JSON.stringify(last);
}

/** No game of the day will be played on; false for a day without games. */
export function isDayOver({ games }: LiveDayState): boolean {
  return games.length > 0 && games.every(({ game }) => isOver(game));
}
