import { printedChance } from "#domain/printing/chances.ts";
import { ordinal } from "#domain/printing/ordinals.ts";
import { type OddsFacts, oddsDay } from "#domain/ratings/odds-day.ts";
import type { RatingFacts } from "#domain/ratings/rating-facts.ts";
import { ODDS_PATH } from "#domain/ratings/ratings-paths.ts";
import { ratingsIn } from "#domain/ratings/season-forecasts.ts";
import { chanceOfOdd, type TeamOdds } from "#domain/ratings/season-odds.ts";
import type { Ratings } from "#domain/ratings/team-ratings.ts";
import type { Game } from "#domain/season/facts.ts";
import type { Fixture } from "#domain/season/fixtures.ts";
import type { Documents } from "#functions/data/cached-documents.ts";
import { seasonGames } from "../season/season-games.ts";

/** A team's prospects in one line, with their page. */
export interface Projection {
  /** "98% to make the playoffs in 2026-27, ranked 1st by rating". */
  words: string;
  href: string;
}

/** A team's latest odds and its place by rating; undefined where no odds can be read. */
export async function teamProjection(
  teamId: number,
  facts: OddsFacts & { games: Game[]; fixtures: Fixture[]; ratings: RatingFacts },
  documents: Documents,
): Promise<Projection | undefined> {
  const day = oddsDay(undefined, facts);
  const odds = day && (await documents.odds(day.date));
  const own = odds?.ok ? odds.value.value.find((one) => one.teamId === teamId) : undefined;
  if (day === undefined || own === undefined) return undefined;
  const { all } = seasonGames(facts.games)(facts.postseason);
  const rank = rankOf(teamId, ratingsIn(day.season, facts.ratings, all));
  const words = [
    `${oddsWords(own)} in ${day.season}${day.isCurrent ? "" : " (preseason forecast)"}`,
    ...(rank === undefined ? [] : [`ranked ${ordinal(rank)} by rating`]),
  ];
  return { words: words.join(", "), href: ODDS_PATH };
}

/** The chance of the playoffs while it is open, then of the title. */
function oddsWords({ playoffs, title }: TeamOdds): string {
  if (playoffs.kind === "open")
    return `${printedChance(chanceOfOdd(playoffs))} to make the playoffs`;
  if (playoffs.kind === "impossible") return "Out of the playoffs";
  if (title.kind === "open") return `${printedChance(chanceOfOdd(title))} to win the title`;
  return title.kind === "certain" ? "Champions" : "Out of the race for the title";
}

function rankOf(teamId: number, ratings: Ratings | undefined): number | undefined {
  const own = ratings?.get(teamId);
  if (own === undefined || ratings === undefined) return undefined;
  return 1 + [...ratings.values()].filter((other) => other > own).length;
}
