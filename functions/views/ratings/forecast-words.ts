import { capital } from "#domain/printing/capital.ts";
import { printedChance } from "#domain/printing/chances.ts";
import type { RatingFacts } from "#domain/ratings/rating-facts.ts";
import { forecastOf, judgedGames, winnersChance } from "#domain/ratings/season-forecasts.ts";
import type { Pairing } from "#domain/ratings/team-ratings.ts";
import type { Game } from "#domain/season/facts.ts";
import type { StagedGame } from "#domain/season/team-log.ts";
import { placeName, type Team } from "#domain/teams/team.ts";

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
  const forecast = forecastOf(fixture, facts, games);
  if (forecast === undefined) return undefined;
  const { homeChance } = forecast;
  const [team, chance] = homeChance >= 0.5 ? [home, homeChance] : [away, 1 - homeChance];
  return `${capital(placeName(team))} ${printedChance(chance)}`;
}

/** "31%": the chance that the winner of a game had before it. */
export function winnersPregameChance(
  game: Pick<Game, "id">,
  facts: RatingFacts,
  games: readonly StagedGame[],
): string | undefined {
  const judged = judgedGames(facts, games).get(game.id);
  if (judged === undefined) return undefined;
  return printedChance(winnersChance(judged));
}
