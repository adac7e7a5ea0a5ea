import { easternDayAt } from "#domain/eastern-days.ts";
import type { RatedSeason, RatingFacts } from "#domain/ratings/rating-facts.ts";
import { ratingsIn } from "#domain/ratings/season-forecasts.ts";
import { daysWithOdds, OddsCount, seasonAsOf } from "#domain/ratings/season-odds.ts";
import type { OpenSeason } from "#domain/ratings/season-simulation.ts";
import { carriedOver, type Ratings } from "#domain/ratings/team-ratings.ts";
import { ok, type Result } from "#domain/result.ts";
import { scheduleOf } from "#domain/season/schedule.ts";
import { seasonName, seasonOfDate, seasonOfGames, yearOfSeason } from "#domain/season/season.ts";
import {
  type CollectionValues,
  collectionPath,
  type PublicCollectionName,
  parseCollection,
} from "../data/collections.ts";
import { documentsPath, type PurgeName } from "../data/documents.ts";
import type {
  DatabaseCredential,
  ReadFailure,
  WritableDatabase,
} from "../data/realtime-database.ts";
import { oddsWire } from "../data/wire/odds.ts";
import { ratingsWire } from "../data/wire/ratings.ts";

export interface ForecastOptions {
  database: WritableDatabase;
  /** The administrator's credential. */
  credential: DatabaseCredential;
  now: () => number;
  /** Purges the written collections and documents from every cache. */
  purge: (names: readonly PurgeName[]) => Promise<void>;
  /** Lets other work of the isolate have its turn. */
  pause: () => Promise<void>;
}

const READ = ["teams", "games", "postseason", "fixtures", "ratings"] as const;
type Facts = Pick<CollectionValues, (typeof READ)[number]>;

/** The seasons that are played out between two pauses: about 0.1 s of CPU time. */
const SEASONS_A_TURN = 500;

/**
 * Makes the odds of the last day whose games all have results, those of the season to come on the day
 * before its first game, and the ratings with which that season opens. Odds that are stored stay as
 * they are. Returns the days whose odds were made.
 */
export async function makeForecasts(
  options: ForecastOptions,
): Promise<Result<string[], ReadFailure>> {
  const { database, credential, now, purge } = options;
  const read = await readFacts(options);
  if (!read.ok) return read;
  const { ratings } = read.value;
  if (ratings.parameters === undefined) return ok([]);
  const update: Record<string, unknown> = {};
  const updatedAt = new Date(now()).toISOString();
  const rated = withNextOpening(read.value);
  if (rated !== undefined) {
    update["ratings/data"] = ratingsWire(rated).data;
    update["ratings/updatedAt"] = updatedAt;
  }
  const made: string[] = [];
  for (const [date, season] of openDays(read.value, rated ?? ratings, easternDayAt(now()))) {
    const path = `${documentsPath("odds")}/${date}`;
    const stored = await database.readKeys(path, credential);
    if (!stored.ok) return stored;
    if (stored.value.length > 0) continue;
    const count = new OddsCount(season, ratings.parameters);
    while (!count.step(SEASONS_A_TURN)) await options.pause();
    update[`odds/${date}`] = { updatedAt, ...oddsWire(count.odds()) };
    made.push(date);
  }
  const changed: PurgeName[] = [
    ...(rated ? ["ratings" as const] : []),
    ...(made.length > 0 ? ["odds" as const] : []),
  ];
  if (changed.length === 0) return ok([]);
  const written = await database.write("nba", { update }, credential);
  if (!written.ok) return written;
  await purge(changed);
  return ok(made);
}

/** The facts, one request a collection; a collection that is missing or malformed is a failure. */
async function readFacts({
  database,
  credential,
}: ForecastOptions): Promise<Result<Facts, ReadFailure>> {
  const values: Partial<Record<PublicCollectionName, unknown>> = {};
  for (const name of READ) {
    const raw = await database.read(collectionPath(name), credential);
    if (!raw.ok) return raw;
    const parsed = parseCollection(name, raw.value);
    if (!parsed.ok) return parsed;
    values[name] = parsed.value.value;
  }
  return ok(values as Facts);
}

/** The ratings with those that open the next season; undefined when these are stored. */
function withNextOpening({ games, postseason, ratings }: Facts): RatingFacts | undefined {
  const season = seasonOfGames(games);
  const next = seasonName(yearOfSeason(season) + 1);
  const closing = ratingsIn(season, ratings, [...games, ...postseason.games]);
  if (closing === undefined || ratings.parameters === undefined) return undefined;
  const opening = carriedOver(closing, ratings.parameters);
  const known = ratings.seasons.find((own) => own.season === next);
  if (known !== undefined && isNear(known.opening, opening)) return undefined;
  const opened: RatedSeason = { season: next, opening, isFitted: false, briers: undefined };
  const before = ratings.seasons.filter((own) => own.season !== next);
  return { ...ratings, seasons: [...before, opened] };
}

/** Whether two ratings are the same to the digits that are stored. */
function isNear(stored: Ratings, made: Ratings): boolean {
  return [...made].every(([id, own]) => Math.abs(own - (stored.get(id) ?? 0)) < 0.001);
}

/** The days whose odds can be made now, with their seasons. */
function openDays(
  { teams, games, postseason, fixtures }: Facts,
  { seasons }: RatingFacts,
  today: string,
): [date: string, season: OpenSeason][] {
  const season = seasonOfGames(games) || seasonOfDate(today);
  const played = postseason.games.filter(({ stage }) => stage !== "cup-final");
  const { upcoming } = scheduleOf([...games, ...played])(fixtures);
  const openingOf = (name: string) => seasons.find((own) => own.season === name)?.opening;
  const left = upcoming.filter((fixture) => seasonOfDate(fixture.date) === season);
  const next = upcoming.filter((fixture) => seasonOfDate(fixture.date) > season);
  const days: [string, OpenSeason][] = [];
  const last = daysWithOdds({ games, upcoming: [], postseason: played }).findLast((day) =>
    left.every(({ date }) => date > day),
  );
  const opening = openingOf(season);
  if (last !== undefined && opening !== undefined)
    days.push([
      last,
      seasonAsOf(last, { teams, opening, games, upcoming: left, postseason: played }),
    ]);
  const [first] = daysWithOdds({ games: [], upcoming: next, postseason: [] });
  const nextOpening = next[0] && openingOf(seasonOfDate(next[0].date));
  if (first !== undefined && nextOpening !== undefined && today >= first)
    days.push([first, { teams, opening: nextOpening, games: [], upcoming: next, postseason: [] }]);
  return days;
}
