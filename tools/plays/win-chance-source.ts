import type { WinChanceFit } from "#domain/plays/win-chance.ts";

/** The text of `domain/plays/win-chance-fit.ts` in the formatter's style. */
export function winChanceSource({ calibration, weights, judged, ...fit }: WinChanceFit): string {
  const members = (of: object) =>
    `{ ${Object.entries(of)
      .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
      .join(", ")} }`;
  return `// Written by \`npm run data:build\`: run \`npm run plays:fit\` instead.

import type { WinChanceFit } from "./win-chance.ts";

/** The fitted model of the chance to win, with its record. */
export const WIN_CHANCE_FIT: WinChanceFit = {
  until: "${fit.until}",
  weights: ${members(weights)},
  fittedGames: ${fit.fittedGames},
  judged: [
${judged.map((season) => `    ${members(season)},`).join("\n")}
  ],
  calibration: [
${calibration.map((tenth) => `    ${members(tenth)},`).join("\n")}
  ],
};
`;
}
