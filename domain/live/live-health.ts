/** The state of a day's readings, for operators. */
export interface LiveHealth {
  state: /** No game is on now. */ "resting" | "reading" | "failing" | "over";
  lastReading: string | null;
  /** The kind of the failure since the last good reading. */
  reason: string | null;
}
