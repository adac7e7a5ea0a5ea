import { type GamePlays, otherSide, type Play, periodSeconds, type Side } from "./play.ts";

/** A moment of a game, for the home team's chance to win. */
export interface Situation {
  /** Seconds left until the end of regulation, or of the overtime. */
  left: number;
  /** The home team's lead, negative when it trails. */
  margin: number;
  /** The side with the ball; undefined where the plays do not tell. */
  possession: Side | undefined;
}

/** The weights of the model, which `npm run plays:fit` finds. */
export interface WinChanceWeights {
  /** Of the lead, by the root of the seconds left. */
  lead: number;
  /** Of the ball, likewise. */
  possession: number;
  /** Of the log odds before the game, by the root of the part of regulation that is left. */
  rating: number;
}

/** The names of the weights, in the order of their table. */
export const WIN_CHANCE_WEIGHTS = [
  "lead",
  "possession",
  "rating",
] as const satisfies readonly (keyof WinChanceWeights)[];

const REGULATION = 2880;
/** No lead is certain before the end. */
const LEAST_CHANCE = 0.0005;
/** A second more than those left, because the last play is not over when the clock shows none. */
const LAST_PLAY = 1;

/** The figures that the weights weigh: a lead counts for more, the ratings for less as time passes. */
export function momentFigures(
  { left, margin, possession }: Situation,
  homeChance: number,
): Record<keyof WinChanceWeights, number> {
  const root = Math.sqrt(left + LAST_PLAY);
  const ball = possession === undefined ? 0 : possession === "home" ? 1 : -1;
  return {
    lead: margin / root,
    possession: ball / root,
    rating: Math.log(homeChance / (1 - homeChance)) * Math.sqrt(left / REGULATION),
  };
}

/**
 * The home team's chance to win at a moment, from its chance before the game: a logistic model that
 * is never certain.
 */
export function homeWinChance(
  moment: Situation,
  homeChance: number,
  weights: WinChanceWeights,
): number {
  const figures = momentFigures(moment, homeChance);
  const odds = WIN_CHANCE_WEIGHTS.reduce((sum, name) => sum + weights[name] * figures[name], 0);
  const chance = 1 / (1 + Math.exp(-odds));
  return Math.min(1 - LEAST_CHANCE, Math.max(LEAST_CHANCE, chance));
}

/** A season's games, with Brier scores of the chances, of lead and time alone, and of the ratings before. */
export interface WinChanceRecord {
  season: string;
  games: number;
  chance: number;
  lead: number;
  ratings: number;
}

/** How the model was fitted, and how right its chances were in the games that it does not know. */
export interface WinChanceFit {
  /** The last season that the weights are fitted on. */
  until: string;
  weights: WinChanceWeights;
  fittedGames: number;
  /** The seasons after it, whose games judge the chances at every twelfth second. */
  judged: readonly WinChanceRecord[];
  /** By tenths of the home team's chance: its mean, and the share that the home team won. */
  calibration: readonly { moments: number; mean: number; won: number }[];
}

/** The seconds left at a moment of a period until the end of regulation, or of the overtime. */
export function secondsLeft({ period, clock }: Pick<Play, "period" | "clock">): number {
  return period > 4 ? clock : clock + (4 - period) * periodSeconds(period);
}

/** The moment after each play. */
export function momentsOf({ plays }: Pick<GamePlays, "plays">): Situation[] {
  let possession: Side | undefined;
  return plays.map((play) => {
    possession = ballAfter(play, possession);
    return {
      left: secondsLeft(play),
      margin: play.homePoints - play.awayPoints,
      possession,
    };
  });
}

const LAST_FREE_THROW = /^(?:1of1|2of2|3of3)$/;

/** The side with the ball after a play. */
function ballAfter({ kind, side, detail }: Play, before: Side | undefined): Side | undefined {
  const other = side && otherSide(side);
  switch (kind) {
    case "fg2_made":
    case "fg3_made":
    case "tov":
      return other;
    case "ft_made":
      return LAST_FREE_THROW.test(detail) ? other : before;
    case "oreb":
    case "dreb":
      return side;
    case "fg2_miss":
    case "fg3_miss":
    case "period_start":
    case "period_end":
      return undefined;
    case "ft_miss":
      return LAST_FREE_THROW.test(detail) ? undefined : before;
    default:
      return before;
  }
}
