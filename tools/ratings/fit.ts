import { scoreOf } from "#domain/ratings/forecast-record.ts";
import type { RatingParameters } from "#domain/ratings/parameters.ts";
import {
  carriedOver,
  type JudgedGame,
  type Ratings,
  rateSeason,
} from "#domain/ratings/team-ratings.ts";
import type { SeasonGames } from "./season-games.ts";

/** The forecasts of every game of the regular seasons, and each season's opening ratings. */
export interface RatedHistory {
  judged: { season: string; games: JudgedGame[] }[];
  /** The opening ratings by season; the season after the last one has some, too. */
  openings: { season: string | undefined; ratings: Ratings }[];
}

/** Rates all seasons, each one from what is left of the season before; the first one from zero. */
export function rateHistory(
  seasons: readonly SeasonGames[],
  parameters: RatingParameters,
): RatedHistory {
  const judged: RatedHistory["judged"] = [];
  const openings: RatedHistory["openings"] = [];
  let opening: Ratings = new Map();
  for (const { season, games, regular } of seasons) {
    openings.push({ season, ratings: opening });
    const rated = rateSeason(games, parameters, opening);
    judged.push({ season, games: rated.judged.filter(({ game }) => regular.has(game.id)) });
    opening = carriedOver(rated.closing, parameters);
  }
  openings.push({ season: undefined, ratings: opening });
  return { judged, openings };
}

/** The search begins here, each parameter with its first step. `marginWeight` follows at the end. */
const START: Record<
  Exclude<keyof RatingParameters, "marginWeight">,
  [from: number, step: number]
> = {
  homeAdvantage: [3, 0.5],
  backToBack: [1, 0.5],
  winBonus: [2, 1],
  gain: [0.05, 0.01],
  carry: [0.7, 0.1],
  scale: [8, 1],
};

/** A search ends when its steps are this many times shorter than the first ones. */
const FINEST = 64;

/**
 * The parameters with the least log loss of the regular seasons up to `until`, the first one
 * left out because it has no season before it. The search moves one parameter at a time and halves
 * all steps when none helps.
 */
export function fitRatings(seasons: readonly SeasonGames[], until: string): RatingParameters {
  const known = fittedSeasons(seasons, until);
  const names = Object.keys(START) as (keyof typeof START)[];
  let best = startingParameters();
  let least = fittedLoss(known, best);
  for (let part = 1; part <= FINEST; ) {
    let hasMoved = false;
    for (const name of names) {
      for (const direction of [1, -1]) {
        const next = { ...best, [name]: best[name] + (direction * START[name][1]) / part };
        const loss = fittedLoss(known, next);
        if (loss >= least) continue;
        [best, least, hasMoved] = [next, loss, true];
        break;
      }
    }
    if (!hasMoved) part *= 2;
  }
  return rounded(inPoints(known, best));
}

function startingParameters(): RatingParameters {
  const from = Object.entries(START).map(([name, [value]]) => [name, value]);
  return { marginWeight: 1, ...Object.fromEntries(from) };
}

/** The seasons that the parameters may know. Those after them judge the parameters. */
export function fittedSeasons(seasons: readonly SeasonGames[], until: string): SeasonGames[] {
  return seasons.filter(({ season }) => season <= until);
}

/** The log loss on the regular seasons, without the first one. */
export function fittedLoss(known: readonly SeasonGames[], parameters: RatingParameters): number {
  const score = scoreOf(fittedGames(known, parameters));
  if (score === undefined) throw new Error("There is no season to fit ratings on.");
  return score.logLoss;
}

function fittedGames(known: readonly SeasonGames[], parameters: RatingParameters): JudgedGame[] {
  const { judged } = rateHistory(known, parameters);
  return judged.slice(1).flatMap(({ games }) => games);
}

/**
 * The same forecasts from ratings in points: a team expected to win by six wins by six on average.
 * The win bonus spreads ratings too far; the slope of real on expected margins takes this back.
 */
function inPoints(seasons: readonly SeasonGames[], parameters: RatingParameters): RatingParameters {
  let [product, square] = [0, 0];
  for (const { game, margin } of fittedGames(seasons, parameters)) {
    product += (game.homePoints - game.awayPoints) * margin;
    square += margin ** 2;
  }
  const slope = product / square;
  const { homeAdvantage, backToBack, marginWeight, scale } = parameters;
  return {
    ...parameters,
    homeAdvantage: homeAdvantage * slope,
    backToBack: backToBack * slope,
    marginWeight: marginWeight * slope,
    scale: scale * slope,
  };
}

const DIGITS = 4;

function rounded(parameters: RatingParameters): RatingParameters {
  const entries = Object.entries(parameters).map(([name, value]) => [
    name,
    Number(value.toPrecision(DIGITS)),
  ]);
  return Object.fromEntries(entries) as unknown as RatingParameters;
}
