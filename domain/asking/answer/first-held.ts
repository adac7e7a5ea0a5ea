import { askedOfPlays } from "#domain/query/engine/known-of-past.ts";
import { firstSeasonOf } from "#domain/query/engine/seasons-played.ts";
import type { Query } from "#domain/query/query.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import { firstWithGames } from "#domain/season/ladder.ts";
import { seasonRange } from "#domain/season/season-range.ts";
import { FIRST_WITH_PLAYS } from "#domain/season/season-rules.ts";

/**
 * The first season with what a query asks, for questions such as "career high" that name none; undefined where
 * the player's career began no earlier.
 */
export function firstHeld(
  seasons: string,
  data: QuestionData,
  query: Query | undefined,
  isOfFloor = false,
): string | undefined {
  const isOfPlays = isOfFloor || (query !== undefined && askedOfPlays(query) !== undefined);
  const from = seasonRange(seasons)?.first;
  const isEarly = from !== undefined && from < FIRST_WITH_PLAYS;
  const oldest = from === "" || (isOfPlays && isEarly) ? data.lines.parts?.[0]?.season : undefined;
  const first = oldest && firstWithGames(query?.stage ?? "season", oldest);
  const since = first && isOfPlays && first < FIRST_WITH_PLAYS ? FIRST_WITH_PLAYS : first;
  const player = query?.conditions.player;
  const debut = player && firstSeasonOf(player, data);
  return since && debut && debut >= since ? undefined : since;
}

/** Returns whether the games of a query over all seasons are all of its player's career. */
export function isWholeCareer(query: Query, data: QuestionData): boolean {
  return (
    seasonRange(query.season)?.first === "" && firstHeld(query.season, data, query) === undefined
  );
}
