import { formatUpdated } from "#domain/dates.ts";
import { linksOfSeason } from "#domain/players/season-links.ts";
import { capital } from "#domain/printing/capital.ts";
import { printedChance } from "#domain/printing/chances.ts";
import { numberInWords } from "#domain/printing/ordinals.ts";
import type { RatingParameters } from "#domain/ratings/parameters.ts";
import { ODDS_PATH, RATINGS_PATH } from "#domain/ratings/ratings-paths.ts";
import { type Ratings, rateSeason } from "#domain/ratings/team-ratings.ts";
import type { Game } from "#domain/season/facts.ts";
import { figure } from "#domain/season/figures.ts";
import { isScheduled } from "#domain/season/fixtures.ts";
import { NO_POSTSEASON } from "#domain/season/postseason.ts";
import { printedFigure } from "#domain/season/printed.ts";
import { gamesInOrder } from "#domain/season/records.ts";
import { seasonOfDate } from "#domain/season/season.ts";
import { hasRatings } from "#domain/season/season-range.ts";
import {
  LATEST_STANDINGS,
  type RequestedDay,
  type StandingsQuery,
} from "#domain/standings/standings-query.ts";
import { placeName, placeVerb, type Team } from "#domain/teams/team.ts";
import { badgeUrl } from "#domain/teams/team-links.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import { gather, orElse, viewOf } from "../page/gather.ts";
import type { View } from "../page/view.ts";
import { choiceOf, type DayChoice, pathOf } from "../standings/standings.ts";
import { chosenDay, seasonDays } from "../standings/standings-day.ts";
import {
  biggestUpsets,
  type ForecastRecordView,
  forecastRecord,
  type JudgementRow,
  seasonScores,
  type Upset,
} from "./record.ts";
import { type SparkSize, sparkPath, sparkSize, weeklyRatings } from "./sparklines.ts";
import {
  LEFT_HEAD,
  luckOf,
  printedPoints,
  RATING_HEADS,
  type RatingRow,
  ratingRows,
  type TeamFigures,
  teamFigures,
} from "./team-rows.ts";

/** A team's season as a small line. */
export interface Spark {
  team: Pick<Team, "abbreviation" | "fullName">;
  logo: string;
  path: string;
  /** "+7.5". */
  now: string;
  /** "+5.1 before the first game". */
  before: string;
}

export interface RatingsPage {
  title: string;
  deck: string;
  /** "Through February 11, 2026". */
  through: string;
  note: string;
  canonicalPath: string;
  days: DayChoice | undefined;
  /** The share of the ratings that last season's results still make, early in a season. */
  carried: string;
  heads: readonly string[];
  rows: RatingRow[];
  sparks: Spark[];
  sparkSize: SparkSize;
  sparkTitle: string;
  record: ForecastRecordView | undefined;
  seasons: JudgementRow[];
  upsets: Upset[];
  /** The address of the odds of the day; undefined for a season without odds. */
  odds: string | undefined;
}

/** Every team's rating after the games of a day, with the record of the forecasts until then. */
export async function loadRatings(
  collections: Collections,
  season: string,
  on: RequestedDay = LATEST_STANDINGS.on,
): Promise<View<RatingsPage>> {
  const read = await gather({
    teams: collections.teams(),
    games: collections.games(),
    ratings: collections.ratings(),
    postseason: orElse(collections.postseason(), NO_POSTSEASON),
    fixtures: orElse(collections.fixtures(), []),
  });
  return viewOf(read, ({ teams, games, ratings, postseason, fixtures }) => {
    const { parameters, seasons } = ratings;
    if (parameters === undefined) return undefined;
    const opening: Ratings = seasons.find((rated) => rated.season === season)?.opening ?? new Map();
    const all = gamesInOrder([
      ...games,
      ...postseason.games.filter(({ stage }) => stage !== "cup-final"),
    ]);
    const days = seasonDays(games)(teams);
    const { date, note } = chosenDay(on, days, "ratings");
    const until = date ?? all.at(-1)?.date ?? "";
    const isPlayed = (game: Pick<Game, "date">) => game.date <= until;
    const rated = rateSeason(all.filter(isPlayed), parameters, opening);
    const regular = new Set(games.map(({ id }) => id));
    const figures = teamFigures(teams, rated.closing, games.filter(isPlayed), [
      ...games.filter((game) => !isPlayed(game)),
      ...fixtures.filter(
        (game) => isScheduled(game) && !isPlayed(game) && seasonOfDate(game.date) === season,
      ),
    ]);
    const rows = ratingRows(figures, linksOfSeason(season, collections.seasonNow.current));
    const weeks = weeklyRatings(all.filter(isPlayed), parameters, opening);
    const size = sparkSize(weeks);
    const byId = new Map(teams.map((team) => [team.id, team]));
    const { current } = collections.seasonNow;
    const place = { path: RATINGS_PATH, season, current };
    const shown: StandingsQuery = {
      ...LATEST_STANDINGS,
      on: date ? { kind: "day", date } : LATEST_STANDINGS.on,
    };
    return {
      ...headlineOf(figures),
      through: until === "" ? "Before the first game" : `Through ${formatUpdated(until)}`,
      note,
      canonicalPath: pathOf(place, shown),
      days: days && choiceOf(days, shown, place),
      carried: carriedWords(figures, parameters),
      heads:
        (rows[0]?.cells.length ?? 0) > RATING_HEADS.length
          ? [...RATING_HEADS, LEFT_HEAD]
          : RATING_HEADS,
      rows,
      sparks: figures.map(({ team, rating }) => ({
        team,
        logo: badgeUrl(team),
        path: sparkPath(team.id, weeks, size),
        now: printedPoints(rating),
        before: printedPoints(opening.get(team.id) ?? 0),
      })),
      sparkSize: size,
      sparkTitle: moversOf(figures, opening),
      record: forecastRecord(rated.judged.filter(({ game }) => regular.has(game.id))),
      seasons: seasonScores(seasons, current),
      upsets: biggestUpsets(rated.judged, byId),
      odds: hasRatings(season)
        ? pathOf(
            { ...place, path: ODDS_PATH },
            { ...LATEST_STANDINGS, on: { kind: "day", date: until } },
          )
        : undefined,
    };
  });
}

function headlineOf(figures: readonly TeamFigures[]): Pick<RatingsPage, "title" | "deck"> {
  const [first, second] = figures;
  if (first === undefined || second === undefined) return { title: "Ratings", deck: "" };
  const points = printedFigure(figure(first.rating, 1));
  const [best, next] = [first, second].map(({ team }) => capital(placeName(team)));
  const follows = placeVerb(second.team, "follows", "follow");
  return {
    title: `${best} ${placeVerb(first.team, "is", "are")} ${points} points better than the average team`,
    deck: `${next} ${follows} at ${printedPoints(second.rating)}. ${luckSentence(figures)}`.trim(),
  };
}

/** The teams whose wins differ most from what their points suggest. */
function luckSentence(figures: readonly TeamFigures[]): string {
  const byLuck = figures.toSorted((a, b) => luckOf(b) - luckOf(a));
  const [most, least] = [byLuck[0], byLuck.at(-1)];
  if (most === undefined || least === undefined || luckOf(most) <= 0 || luckOf(least) >= 0)
    return "";
  return (
    `The ${most.team.name} won ${numberInWords(luckOf(most))} more than their points suggest, ` +
    `the ${least.team.name} ${numberInWords(-luckOf(least))} fewer.`
  );
}

/** The games of a team until which the page says how much of the ratings is last season's. */
const YOUNG = 10;

function carriedWords(figures: readonly TeamFigures[], { gain }: RatingParameters): string {
  const played = figures.map(({ wins, losses }) => wins + losses);
  if (Math.min(...played) >= YOUNG) return "";
  const games = played.reduce((sum, own) => sum + own, 0) / Math.max(1, played.length);
  const share = printedChance((1 - gain) ** games);
  return `This early, ${share} of a team's rating still comes from last season.`;
}

/** "Charlotte rose most, Sacramento fell furthest". */
function moversOf(figures: readonly TeamFigures[], opening: Ratings): string {
  const moved = figures
    .map(({ team, rating }) => ({ team, by: rating - (opening.get(team.id) ?? 0) }))
    .toSorted((a, b) => b.by - a.by);
  const [up, down] = [moved[0], moved.at(-1)];
  if (up === undefined || down === undefined || up.by <= 0 || down.by >= 0)
    return "The season in ratings";
  return `${capital(placeName(up.team))} rose most, ${placeName(down.team)} fell furthest`;
}
