import {
  homeWinChance,
  momentFigures,
  WIN_CHANCE_WEIGHTS,
  type WinChanceFit,
  type WinChanceWeights,
} from "#domain/plays/win-chance.ts";
import { calibration, type Judged, scoreOf } from "#domain/ratings/forecast-record.ts";
import { fitLogistic } from "./logistic.ts";
import type { WinChanceGame } from "./win-chance-games.ts";

/** Fits the weights on the games up to a day, and judges them on the games after it. */
export function fitWinChance(games: readonly WinChanceGame[], until: string): WinChanceFit {
  const known = games.filter(({ date }) => date <= until);
  const unknown = games.filter(({ date }) => date > until);
  const examples = known.flatMap(({ moments, homeChance, homeWon }) =>
    moments.map((moment) => ({ figures: momentFigures(moment, homeChance), came: homeWon })),
  );
  const weights = rounded(fitLogistic(WIN_CHANCE_WEIGHTS, examples));
  const ofLead = { possession: 0, rating: 0, ...fitLogistic(["lead"], examples) };
  const judged = judge(unknown, weights);
  const before = unknown.flatMap(({ moments, homeChance, homeWon }) =>
    moments.map(() => ({ homeChance, homeWon })),
  );
  return {
    until,
    weights,
    fittedGames: known.length,
    games: unknown.length,
    moments: judged.length,
    brier: {
      chance: brierOf(judged),
      lead: brierOf(judge(unknown, ofLead)),
      ratings: brierOf(before),
    },
    calibration: calibration(judged).map(({ games: moments, meanChance = 0, won = 0 }) => ({
      moments,
      mean: Number(meanChance.toFixed(3)),
      won: Number(won.toFixed(3)),
    })),
  };
}

function judge(games: readonly WinChanceGame[], weights: WinChanceWeights): Judged[] {
  return games.flatMap(({ moments, homeChance, homeWon }) =>
    moments.map((moment) => ({ homeChance: homeWinChance(moment, homeChance, weights), homeWon })),
  );
}

function brierOf(judged: readonly Judged[]): number {
  const score = scoreOf(judged);
  if (score === undefined) throw new Error("There is no game to judge the chances on.");
  return Number(score.brier.toFixed(4));
}

function rounded(weights: WinChanceWeights): WinChanceWeights {
  const cut = WIN_CHANCE_WEIGHTS.map((name) => [name, Number(weights[name].toFixed(3))]);
  return Object.fromEntries(cut) as Record<keyof WinChanceWeights, number>;
}
