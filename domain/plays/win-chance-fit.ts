// Written by `npm run data:build`: run `npm run plays:fit` instead.

import type { WinChanceFit } from "./win-chance.ts";

/** The fitted model of the chance to win, with its record. */
export const WIN_CHANCE_FIT: WinChanceFit = {
  until: "2022-23",
  weights: { lead: 4.687, possession: 2.321, rating: 1.073 },
  fittedGames: 10744,
  judged: [
    { season: "2023-24", games: 1229, chance: 0.1495, lead: 0.1659, ratings: 0.2106 },
    { season: "2024-25", games: 1230, chance: 0.1517, lead: 0.1686, ratings: 0.2088 },
    { season: "2025-26", games: 1230, chance: 0.1475, lead: 0.1659, ratings: 0.2047 },
  ],
  calibration: [
    { moments: 100470, mean: 0.036, won: 0.026 },
    { moments: 63737, mean: 0.15, won: 0.151 },
    { moments: 67240, mean: 0.25, won: 0.249 },
    { moments: 69764, mean: 0.35, won: 0.354 },
    { moments: 73164, mean: 0.45, won: 0.441 },
    { moments: 79026, mean: 0.551, won: 0.534 },
    { moments: 83780, mean: 0.65, won: 0.632 },
    { moments: 90140, mean: 0.751, won: 0.731 },
    { moments: 100222, mean: 0.851, won: 0.83 },
    { moments: 162702, mean: 0.964, won: 0.965 },
  ],
};
