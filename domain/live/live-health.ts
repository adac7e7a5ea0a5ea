/** The state of a day's readings, for operators. */
export interface LiveHealth {
  state: /** No game is on now. */ "resting" | "reading" | "failing" | "over";
  lastReading: string | null;
  /** The kind of the failure since the last good reading. */
  reason: string | null;
  /** Without a source of plays "off"; otherwise "ok", or the kind of the failure of a game's last reading. */
  plays: string;
}
