import type { Fixture } from "#domain/season/fixtures.ts";
import { missingResults, runningSeason } from "#domain/season/running-season.ts";
import { isInSeasons, isSeveral } from "#domain/season/season-range.ts";
import { routeOf } from "#domain/site/routes.ts";
import { isOfHeldGames } from "#domain/site/season-asked.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import { orElse } from "../page/gather.ts";

/** A page's season and time, and its reads. */
interface PageOfSeason {
  collections: Pick<Collections, "seasonNow" | "fixtures">;
  season: string;
  now: number;
  holdUntil(moment: number): void;
}

const NO_FIXTURES: Fixture[] = [];

/**
 * The line that a page says while the season that runs has no results here; "" on a page that names a
 * past season, or the day or id of a game with a result.
 */
export async function missingResultsLine(
  pathname: string,
  { collections, season, now, holdUntil }: PageOfSeason,
): Promise<string> {
  const route = routeOf(pathname);
  if (route?.access !== "everyone" || !/^\/(?:nba|$)/.test(route.path)) return "";
  const { current } = collections.seasonNow;
  if (isOfHeldGames(pathname, current) || !isInSeasons(current, season)) return "";
  const figures = route.figures ?? (isSeveral(season) ? "seasons" : "season");
  const fixtures = await orElse(collections.fixtures(), NO_FIXTURES);
  const running = runningSeason(now, current, fixtures.ok ? fixtures.value.value : NO_FIXTURES);
  if (running.kind === "not-begun") holdUntil(running.opens);
  return missingResults(running, figures);
}
