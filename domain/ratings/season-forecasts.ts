import { memoize } from "../memoize.ts";
import { gamesInOrder } from "../season/records.ts";
import { seasonOfDate, seasonOfGames } from "../season/season.ts";
import type { StagedGame } from "../season/team-log.ts";
import type { RatingFacts } from "./rating-facts.ts";
import {
  type Forecast,
  type JudgedGame,
  type Pairing,
  type Ratings,
  RunningRatings,
} from "./team-ratings.ts";

/** The forecasts that the ratings made for a season's games, and the ratings after them. */
interface SeasonForecasts {
  judged: ReadonlyMap<string, JudgedGame>;
  after: RunningRatings;
}

/** Rates a season's games, once for the same facts and list. */
const rated = memoize((facts: RatingFacts) =>
  memoize((games: readonly StagedGame[]): SeasonForecasts | undefined => {
    const after = runningFrom(seasonOfGames(games), facts);
    if (after === undefined) return undefined;
    const counted = gamesInOrder(games.filter(({ stage }) => stage !== "cup-final"));
    return { judged: new Map(counted.map((game) => [game.id, after.play(game)])), after };
  }),
);

function runningFrom(
  season: string,
  { parameters, seasons }: RatingFacts,
): RunningRatings | undefined {
  const opening = seasons.find((known) => known.season === season)?.opening;
  return parameters && opening && new RunningRatings(parameters, opening);
}

/** The ratings of the season of some games after them, or before the first game of another season. */
function runningIn(
  season: string,
  facts: RatingFacts,
  games: readonly StagedGame[],
): RunningRatings | undefined {
  return season === seasonOfGames(games) ? rated(facts)(games)?.after : runningFrom(season, facts);
}

/** The ratings in a season; undefined where none are known. */
export function ratingsIn(
  season: string,
  facts: RatingFacts,
  games: readonly StagedGame[],
): Ratings | undefined {
  return runningIn(season, facts, games)?.ratings;
}

/** The forecast of a game to come; undefined where no ratings are known. */
export function forecastOf(
  game: Pairing,
  facts: RatingFacts,
  games: readonly StagedGame[],
): Forecast | undefined {
  return runningIn(seasonOfDate(game.date), facts, games)?.forecast(game);
}

/** Every game of a season by its id, with the forecast made before it; empty without ratings. */
export function judgedGames(
  facts: RatingFacts,
  games: readonly StagedGame[],
): ReadonlyMap<string, JudgedGame> {
  return rated(facts)(games)?.judged ?? new Map();
}

/** The chance that the winner of a game had before it. */
export function winnersChance({ homeWon, homeChance }: JudgedGame): number {
  return homeWon ? homeChance : 1 - homeChance;
}
