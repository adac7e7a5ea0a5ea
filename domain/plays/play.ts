/** The kinds of plays. */
export const PLAY_KINDS = [
  "fg2_made",
  "fg3_made",
  "fg2_miss",
  "fg3_miss",
  "ft_made",
  "ft_miss",
  "oreb",
  "dreb",
  "tov",
  "foul",
  "sub",
  "timeout",
  "viol",
  "eject",
  "replay",
  "period_start",
  "period_end",
  "blk",
] as const;
export type PlayKind = (typeof PLAY_KINDS)[number];

/** The acting side; a foul's is the fouling one. */
export type Side = "home" | "away";

export function otherSide(side: Side): Side {
  return side === "home" ? "away" : "home";
}

/** A play of a game, in the order of the source: clocks step back at times. */
export interface Play {
  /** 1 to 4, overtimes from 5. */
  period: number;
  /** Seconds left in the period. */
  clock: number;
  kind: PlayKind;
  side: Side | undefined;
  /** The shooter, rebounder, loser or fouler, or the player who comes in. */
  playerId: string | undefined;
  /** The assister, blocker, stealer or fouled player, or the player who goes out. */
  otherId: string | undefined;
  /** As "layup", "1of2" or "bad pass". */
  detail: string;
  /** The distance of a shot. */
  feet: number | undefined;
  /** The score after the play. */
  homePoints: number;
  awayPoints: number;
}

/** The players with whom each side starts a period; six where the sources do not settle which five. */
export type Starters = Readonly<Record<Side, readonly string[]>>;

/** A game's plays. */
export interface GamePlays {
  /** Has team rebounds, team turnovers, timeouts and violations too, not only plays of players. */
  isWhole: boolean;
  /** How many names fit two players of the game, and are given to one of them; 0 when it is left out. */
  guessedNames?: number;
  /** Of every period, the first first. */
  starters: readonly Starters[];
  plays: readonly Play[];
}

const POINTS: Partial<Record<PlayKind, number>> = { fg2_made: 2, fg3_made: 3, ft_made: 1 };

/** The points that a play of this kind makes. */
export function pointsOf(kind: PlayKind): number {
  return POINTS[kind] ?? 0;
}

/** The periods of a game without overtimes. */
export const REGULATION_PERIODS = 4;

/** The length of a period in seconds. */
export function periodSeconds(period: number): number {
  return period <= REGULATION_PERIODS ? 720 : 300;
}
