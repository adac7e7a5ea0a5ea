import type { LiveDayState } from "./live-day.ts";
import { isInProgress, isOver, type LiveGame } from "./live-game.ts";

const MINUTE_MS = 60_000;
/** A game without a final after this time is left to the daily refresh. */
export const LONGEST_GAME_MS = 6 * 60 * MINUTE_MS;
const LONGEST_PAUSE_MS = 4 * MINUTE_MS;
/** The longest pause that the source of the results may ask for. */
const LONGEST_ASKED_PAUSE_MS = 15 * MINUTE_MS;

/** The outcome of the last readings. */
export interface PollingOutcome {
  /** The failures since the last good reading. */
  failures: number;
  /** The pause that the source asked for; undefined where it did not. */
  retryAfterMs: number | undefined;
}

/**
 * The time of the next reading, in ms since 1970: at the next tip-off while no game is on, otherwise
 * after a pause, which doubles with each failure. Undefined when no game is left to be read.
 */
export function nextPoll(
  day: LiveDayState,
  now: number,
  outcome: PollingOutcome & { intervalMs: number },
): number | undefined {
  const tipOffs = day.games.filter(({ game }) => !isOver(game)).map(({ game }) => tipOffOf(game));
  const isOn = tipOffs.some((tipOff) => tipOff <= now && now < tipOff + LONGEST_GAME_MS);
  if (isOn) return now + pauseAfter(outcome);
  const next = Math.min(...tipOffs.filter((tipOff) => tipOff > now));
  // A tip-off that follows a reading at once is read after the pause, too: the plan counts by the minute.
  return Number.isFinite(next) ? Math.max(next, now + outcome.intervalMs) : undefined;
}

/**
 * The day without the games in progress that are left to the daily refresh: what was last read of them
 * is hours old.
 */
export function dayWithNews(day: LiveDayState, now: number): LiveDayState {
  const isLost = (game: LiveGame) =>
    isInProgress(game) && Date.parse(game.tipOff) + LONGEST_GAME_MS <= now;
  return day.games.some(({ game }) => isLost(game))
    ? { ...day, games: day.games.filter(({ game }) => !isLost(game)) }
    : day;
}

/** The tip-off in ms since 1970; a game whose tip-off is not known is not waited for. */
function tipOffOf({ tipOff }: { tipOff: string }): number {
  const moment = Date.parse(tipOff);
  return Number.isNaN(moment) ? Number.NEGATIVE_INFINITY : moment;
}

/** The pause after a reading: it doubles with each failure, and is as long as the source asked for. */
export function pauseAfter({
  failures,
  retryAfterMs = 0,
  intervalMs,
}: PollingOutcome & { intervalMs: number }): number {
  const pause = Math.max(intervalMs, Math.min(intervalMs * 2 ** failures, LONGEST_PAUSE_MS));
  return Math.max(pause, Math.min(retryAfterMs, LONGEST_ASKED_PAUSE_MS));
}
