// Written by `npm run data:build`: run `npm run plays:fit` instead.

import type { WinChanceFit } from "./win-chance.ts";

/** The fitted model of the chance to win, with its record. */
export const WIN_CHANCE_FIT: WinChanceFit = {
  until: "2026-01-31",
  weights: { lead: 4.38, possession: 2.31, rating: 0.839 },
  fittedGames: 729,
  games: 588,
  moments: 141770,
  brier: { chance: 0.1286, lead: 0.152, ratings: 0.1839 },
  calibration: [
    { moments: 17004, mean: 0.034, won: 0.01 },
    { moments: 8963, mean: 0.151, won: 0.076 },
    { moments: 9756, mean: 0.25, won: 0.155 },
    { moments: 10624, mean: 0.351, won: 0.307 },
    { moments: 12189, mean: 0.451, won: 0.454 },
    { moments: 12888, mean: 0.551, won: 0.594 },
    { moments: 13377, mean: 0.65, won: 0.698 },
    { moments: 15346, mean: 0.751, won: 0.783 },
    { moments: 15853, mean: 0.85, won: 0.878 },
    { moments: 25770, mean: 0.965, won: 0.98 },
  ],
};
