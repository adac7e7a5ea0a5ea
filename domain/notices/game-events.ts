import type { LiveDayState } from "../live/live-day.ts";
import type { LiveGame } from "../live/live-game.ts";
import type { NoticeKind } from "./notice-kinds.ts";

/** An event of a game that members can be notified of. */
export interface GameEvent {
  /** Names the event among all: a device is told of each key once. */
  key: string;
  kind: NoticeKind;
  /** The game's ISO date in Eastern Time. */
  date: string;
  game: LiveGame;
}

/** A game that began longer ago is no news. */
const NEWS_MS = 6 * 3_600_000;
/** A close finish: this many points apart, with this much left of the fourth quarter. */
const CLOSE_POINTS = 5;
const CLOSE_SECONDS = 5 * 60;

/**
 * The events that the games of a day show now. They follow from the state alone, so a reader that
 * missed readings misses at most what is over, and remembering the keys makes each come once.
 */
export function eventsOf({ date, games }: LiveDayState, now: number): GameEvent[] {
  return games.flatMap(({ game }) => {
    // A tip-off that is not known fails the comparison, too.
    if (!(now - Date.parse(game.tipOff) < NEWS_MS)) return [];
    return kindsOf(game).map(([kind, name]) => ({
      key: `${date}-${game.homeTeamId}-${name}`,
      kind,
      date,
      game,
    }));
  });
}

function kindsOf(game: LiveGame): [kind: NoticeKind, name: string][] {
  const { state } = game;
  const close: [NoticeKind, string][] = isCloseFinish(game) ? [["close", "close"]] : [];
  switch (state.kind) {
    case "in-progress":
      return state.period === 1 ? [["start", "start"]] : close;
    case "overtime":
      return [...close, ["overtime", `overtime-${state.overtime}`]];
    case "final":
      return [["final", "final"]];
    default:
      return [];
  }
}

function isCloseFinish({ state, homePoints, awayPoints }: LiveGame): boolean {
  if (Math.abs(homePoints - awayPoints) > CLOSE_POINTS) return false;
  if (state.kind === "overtime") return true;
  return (
    state.kind === "in-progress" && state.period === 4 && secondsOf(state.clock) <= CLOSE_SECONDS
  );
}

/** The seconds of a clock such as "4:07" or "9.4"; NaN for an unknown one. */
function secondsOf(clock: string): number {
  if (clock === "") return Number.NaN;
  const [minutes = 0, seconds = 0] = clock.includes(":")
    ? clock.split(":").map(Number)
    : [0, Number(clock)];
  return 60 * minutes + seconds;
}
