import type { WinChanceFit } from "#domain/plays/win-chance.ts";

/** The text of `domain/plays/win-chance-fit.ts` in the formatter's style. */
export function winChanceSource({ calibration, weights, brier, ...fit }: WinChanceFit): string {
  const members = (of: object) =>
    `{ ${Object.entries(of)
      .map(([key, value]) => `${key}: ${value}`)
      .join(", ")} }`;
  return `// Written by \`npm run data:build\`: run \`npm run plays:fit\` instead.

import type { WinChanceFit } from "./win-chance.ts";

/** The fitted model of the chance to win, with its record. */
export const WIN_CHANCE_FIT: WinChanceFit = {
  until: "${fit.until}",
  weights: ${members(weights)},
  fittedGames: ${fit.fittedGames},
  games: ${fit.games},
  moments: ${fit.moments},
  brier: ${members(brier)},
  calibration: [
${calibration.map((tenth) => `    ${members(tenth)},`).join("\n")}
  ],
};
`;
}
