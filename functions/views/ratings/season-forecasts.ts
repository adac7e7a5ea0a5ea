import { memoize } from "../../../domain/memoize.ts";
import { capital } from "../../../domain/printing/capital.ts";
import { printedChance } from "../../../domain/printing/chances.ts";
import type { RatingFacts } from "../../../domain/ratings/rating-facts.ts";
import {
  type JudgedGame,
  type Pairing,
  type Ratings,
  RunningRatings,
} from "../../../domain/ratings/team-ratings.ts";
import type { Game } from "../../../domain/season/facts.ts";
import { gamesInOrder } from "../../../domain/season/records.ts";
import { seasonOfDate, seasonOfGames } from "../../../domain/season/season.ts";
import { placeName, type Team } from "../../../domain/season/team.ts";
import type { StagedGame } from "../../../domain/season/team-log.ts";

/** The forecasts that the ratings made for a season's games. */
interface SeasonForecasts {
  byGame: ReadonlyMap<string, JudgedGame>;
  after: RunningRatings;
}

/** The season's games rated; once for the same facts and list. */
const forecastsOf = memoize((facts: RatingFacts) =>
  memoize((games: readonly StagedGame[]): SeasonForecasts | undefined => {
    const running = runningIn(facts, seasonOfGames(games));
    if (running === undefined) return undefined;
    const rated = gamesInOrder(games.filter(({ stage }) => stage !== "cup-final"));
    const byGame = new Map(rated.map((game) => [game.id, running.play(game)]));
    return { byGame, after: running };
  }),
);

function runningIn({ parameters, seasons }: RatingFacts, season: string) {
  const opening = seasons.find((rated) => rated.season === season)?.opening;
  return parameters && opening && new RunningRatings(parameters, opening);
}

/** The ratings after a season's games, or before those of the season to come. */
export function ratingsOf(
  season: string,
  facts: RatingFacts,
  games: readonly StagedGame[],
): Ratings | undefined {
  return runningOf(season, facts, games)?.ratings;
}

function runningOf(season: string, facts: RatingFacts, games: readonly StagedGame[]) {
  return season === seasonOfGames(games)
    ? forecastsOf(facts)(games)?.after
    : runningIn(facts, season);
}

/**
 * "Boston 64%": the favorite of a game to come, and its chance by the ratings after all of the
 * season's games; undefined where no ratings are known.
 */
export function favoriteOf(
  fixture: Pairing,
  { home, away }: Record<"home" | "away", Team>,
  facts: RatingFacts,
  games: readonly StagedGame[],
): string | undefined {
  const running = runningOf(seasonOfDate(fixture.date), facts, games);
  if (running === undefined) return undefined;
  const { homeChance } = running.forecast(fixture);
  const [team, chance] = homeChance >= 0.5 ? [home, homeChance] : [away, 1 - homeChance];
  return `${capital(placeName(team))} ${printedChance(chance)}`;
}

/** "A 31% win": the chance that the winner of a game had before it. */
export function winInWords(
  game: Pick<Game, "id">,
  facts: RatingFacts,
  games: readonly StagedGame[],
): string | undefined {
  const judged = forecastsOf(facts)(games)?.byGame.get(game.id);
  if (judged === undefined) return undefined;
  const chance = printedChance(judged.homeWon ? judged.homeChance : 1 - judged.homeChance);
  return `${/^(?:8|1[18]%|under|over)/.test(chance) ? "An" : "A"} ${chance} win`;
}
