/** A forecast of a game, and what came. */
export interface Judged {
  /** The home team's chance to win, 0 to 1. */
  homeChance: number;
  homeWon: boolean;
}

/** How right forecasts were. */
export interface ForecastScore {
  games: number;
  /** The mean square of the error: 0 is perfect, a coin has 0.25. */
  brier: number;
  /** The mean logarithm of the chance given to what came, negative: a coin has 0.693. */
  logLoss: number;
  /** The share of games won by the team with the better chance. */
  right: number;
}

/** The score of forecasts; undefined without a game. */
export function scoreOf(judged: readonly Judged[]): ForecastScore | undefined {
  if (judged.length === 0) return undefined;
  let [brier, logLoss, right] = [0, 0, 0];
  for (const { homeChance, homeWon } of judged) {
    const given = homeWon ? homeChance : 1 - homeChance;
    brier += (1 - given) ** 2;
    logLoss -= Math.log(given);
    // A chance of one half is half right.
    right += given === 0.5 ? 0.5 : Number(given > 0.5);
  }
  const games = judged.length;
  return { games, brier: brier / games, logLoss: logLoss / games, right: right / games };
}

/** The games whose home team had a chance in one tenth of the range. */
export interface CalibrationBin {
  /** The lower bound of the chance: 0, 0.1, ... 0.9. */
  from: number;
  games: number;
  /** The mean chance, and the share of games that the home team won; undefined without a game. */
  meanChance: number | undefined;
  won: number | undefined;
}

const BINS = 10;

/** The forecasts in ten bins of the home team's chance. */
export function calibration(judged: readonly Judged[]): CalibrationBin[] {
  const bins = Array.from({ length: BINS }, () => ({ games: 0, chances: 0, wins: 0 }));
  for (const { homeChance, homeWon } of judged) {
    const bin = bins[Math.min(BINS - 1, Math.floor(homeChance * BINS))];
    if (bin === undefined) continue;
    bin.games += 1;
    bin.chances += homeChance;
    bin.wins += Number(homeWon);
  }
  return bins.map(({ games, chances, wins }, at) => ({
    from: at / BINS,
    games,
    meanChance: games === 0 ? undefined : chances / games,
    won: games === 0 ? undefined : wins / games,
  }));
}
