import type { Fixture } from "#domain/season/fixtures.ts";
import {
  missingBoxScores,
  missingResults,
  type RunningSeason,
  runningSeason,
} from "#domain/season/running-season.ts";
import type { SeasonNow } from "#domain/season/season.ts";
import { isInSeasons, isSeveral } from "#domain/season/season-range.ts";
import { routeOf } from "#domain/site/routes.ts";
import { isOfHeldGames } from "#domain/site/season-asked.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import { orElse } from "../page/gather.ts";

/** A time, and the reads that tell which season runs at it. */
interface Timed {
  collections: Pick<Collections, "seasonNow" | "fixtures">;
  now: number;
  holdUntil(moment: number): void;
}

/** A page's season and time, and its reads. */
interface PageOfSeason extends Timed {
  season: string;
}

const NO_FIXTURES: Fixture[] = [];

/**
 * The line that a page says while the season that runs has no results or lacks box scores here; "" on a
 * page that names a past season, or the day or id of a game with a result.
 */
export async function missingResultsLine(
  pathname: string,
  { season, ...timed }: PageOfSeason,
): Promise<string> {
  const route = routeOf(pathname);
  if (route?.access !== "everyone" || !/^\/(?:nba|$)/.test(route.path)) return "";
  const { current } = timed.collections.seasonNow;
  if (isOfHeldGames(pathname, current) || !isInSeasons(current, season)) return "";
  const figures = route.figures ?? (isSeveral(season) ? "seasons" : "season");
  return (
    missingResults(await runningAt(timed), figures) || missingBoxScores(timed.collections.seasonNow)
  );
}

/** The current season, which is the last one where a season runs without results. */
export async function seasonNowAt(timed: Timed): Promise<SeasonNow> {
  const { seasonNow } = timed.collections;
  const { kind } = await runningAt(timed);
  return kind === "without-results" ? { ...seasonNow, last: seasonNow.current } : seasonNow;
}

async function runningAt({ collections, now, holdUntil }: Timed): Promise<RunningSeason> {
  const { current } = collections.seasonNow;
  const fixtures = await orElse(collections.fixtures(), NO_FIXTURES);
  const running = runningSeason(now, current, fixtures.ok ? fixtures.value.value : NO_FIXTURES);
  if (running.kind === "not-begun") holdUntil(running.opens);
  return running;
}
