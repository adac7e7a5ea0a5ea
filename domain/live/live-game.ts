/** The state of a game on its day. Only the source of the results makes a game final. */
export type GameState =
  | { kind: "scheduled" }
  /** One of the four quarters; the clock is "5:23" or "9.4", "" where it is not known. */
  | { kind: "in-progress"; period: number; clock: string }
  | { kind: "half-time" }
  | { kind: "overtime"; overtime: number; clock: string }
  | { kind: "final"; overtimes: number }
  | { kind: "postponed" }
  | { kind: "cancelled" };

/** A game as one answer of the source of the results has it. */
export interface LiveReading {
  homeTeamId: number;
  awayTeamId: number;
  /** An ISO time; "" where it is not known. */
  tipOff: string;
  /** Undefined where the answer does not tell the state. */
  state: GameState | undefined;
  homePoints: number;
  awayPoints: number;
}

/** A game of today as it was last read. */
export interface LiveGame extends LiveReading {
  state: GameState;
  /** The score went back, or a final was withdrawn, at the last change of the score. */
  isCorrected: boolean;
}

/** A game that has not begun. */
export function scheduledGame(
  game: Pick<LiveReading, "homeTeamId" | "awayTeamId" | "tipOff">,
): LiveGame {
  const { homeTeamId, awayTeamId, tipOff } = game;
  const score = { homePoints: 0, awayPoints: 0 };
  const state = { kind: "scheduled" } as const;
  return { homeTeamId, awayTeamId, tipOff, state, ...score, isCorrected: false };
}

/** The game is being played. */
export function isInProgress({ state: { kind } }: Pick<LiveGame, "state">): boolean {
  return kind === "in-progress" || kind === "half-time" || kind === "overtime";
}

/** The game will not be played on: it is final, or it is not played today. */
export function isOver({ state: { kind } }: Pick<LiveGame, "state">): boolean {
  return kind === "final" || kind === "postponed" || kind === "cancelled";
}

/**
 * A game after a reading. A score that goes back is a correction. A reading without a state, or one
 * in which a game that has begun is still to begin, tells nothing.
 */
export function gameAfter(last: LiveGame, reading: LiveReading): LiveGame {
  const { state, homePoints, awayPoints } = reading;
  if (state === undefined) return last;
  if (state.kind === "scheduled" && (isInProgress(last) || last.state.kind === "final"))
    return last;
  const tipOff = reading.tipOff || last.tipOff;
  const isSame = homePoints === last.homePoints && awayPoints === last.awayPoints;
  const goesBack = homePoints < last.homePoints || awayPoints < last.awayPoints;
  const isWithdrawn = last.state.kind === "final" && state.kind !== "final";
  return {
    ...last,
    tipOff,
    state,
    homePoints,
    awayPoints,
    isCorrected: goesBack || isWithdrawn || (isSame && last.isCorrected),
  };
}
