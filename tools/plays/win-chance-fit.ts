import {
  homeWinChance,
  momentFigures,
  WIN_CHANCE_WEIGHTS,
  type WinChanceFit,
  type WinChanceRecord,
  type WinChanceWeights,
} from "#domain/plays/win-chance.ts";
import { calibration, type Judged, scoreOf } from "#domain/ratings/forecast-record.ts";
import { fitLogistic } from "./logistic.ts";
import type { WinChanceSeason } from "./win-chance-games.ts";

/** Fits the weights on the seasons up to one, and judges them on the games of each season after it. */
export function fitWinChance(seasons: Iterable<WinChanceSeason>, until: string): WinChanceFit {
  const known: WinChanceSeason[] = [];
  const unknown: WinChanceSeason[] = [];
  for (const season of seasons) (season.season <= until ? known : unknown).push(season);
  const games = known.flatMap((season) => season.games);
  const examples = games.flatMap(({ moments, homeChance, homeWon }) =>
    moments.map((moment) => ({ figures: momentFigures(moment, homeChance), came: homeWon })),
  );
  const weights = rounded(fitLogistic(WIN_CHANCE_WEIGHTS, examples));
  const { lead } = fitLogistic(["lead"], examples);
  const moments = unknown.flatMap((season) => judge(season, weights));
  return {
    until,
    weights,
    fittedGames: games.length,
    judged: unknown.map((season) => recordOf(season, weights, lead)),
    calibration: calibration(moments).map(({ games: own, meanChance = 0, won = 0 }) => ({
      moments: own,
      mean: Number(meanChance.toFixed(3)),
      won: Number(won.toFixed(3)),
    })),
  };
}

/** How right a model was in a season; `lead` is the weight of the lead where nothing else is known. */
export function recordOf(
  season: WinChanceSeason,
  weights: WinChanceWeights,
  lead: number,
): WinChanceRecord {
  const before = season.games.flatMap(({ moments, ...game }) => moments.map(() => game));
  return {
    season: season.season,
    games: season.games.length,
    chance: brierOf(judge(season, weights)),
    lead: brierOf(judge(season, { lead, possession: 0, rating: 0 })),
    ratings: brierOf(before),
  };
}

function judge({ games }: WinChanceSeason, weights: WinChanceWeights): Judged[] {
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
