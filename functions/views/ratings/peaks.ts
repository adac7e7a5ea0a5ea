import { formatUpdated } from "#domain/dates.ts";
import type { RatedPeak } from "#domain/history/league-history.ts";
import { sharedRanks } from "#domain/leaders/shared-ranks.ts";
import { linksOfSeason } from "#domain/players/season-links.ts";
import { NO_RATINGS } from "#domain/ratings/rating-facts.ts";
import { figure } from "#domain/season/figures.ts";
import { FIRST_WITH_OFFICIAL_LINES } from "#domain/season/season-rules.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import { gather, orElse, viewOf } from "../page/gather.ts";
import type { View } from "../page/view.ts";
import { printedPoints } from "./team-rows.ts";

/** The size of the chart's drawing. */
export const PEAKS_WIDTH = 1000;
export const PEAKS_HEIGHT = 400;

interface PeakRow {
  /** Equal figures share one; undefined in a list by season. */
  rank: number | undefined;
  season: string;
  name: string;
  href: string;
  /** "+13.9". */
  rating: string;
  /** "April 21, 1996". */
  date: string;
}

/** The highest ratings of teams since the results are held. */
export interface PeaksPage {
  deck: string;
  /** The highest of all, the best first. */
  best: PeakRow[];
  /** The highest of each season, the newest first. */
  seasons: PeakRow[];
  chart: {
    path: string;
    grid: { text: string; at: number }[];
    /** The first season of each decade. */
    decades: { text: string; at: number }[];
  };
  /** How the ratings are made, with their parameters. */
  note: string;
}

const BEST = 25;
const GRID = [0, 5, 10, 15];

/** The highest ratings of all seasons; missing in a database without them. */
export async function loadPeaks(collections: Collections): Promise<View<PeaksPage>> {
  const read = await gather({
    history: collections.leagueHistory(),
    ratings: orElse(collections.ratings(), NO_RATINGS),
  });
  const { current } = collections.seasonNow;
  return viewOf(read, ({ history: { peaks }, ratings: { parameters } }) => {
    const ranked = peaks.toSorted((a, b) => b.rating - a.rating);
    const first = [...Map.groupBy(peaks, ({ season }) => season).values()].flatMap(
      ([own]) => own ?? [],
    );
    const [best] = ranked;
    if (best === undefined || parameters === undefined) return undefined;
    const ranks = sharedRanks(ranked.map(({ rating }) => String(rating)));
    const rowOf = (peak: RatedPeak, rank?: number): PeakRow => ({
      rank,
      season: peak.season,
      name: peak.name,
      href: linksOfSeason(peak.season, current).team({ id: peak.teamId }),
      rating: printedPoints(peak.rating),
      date: formatUpdated(peak.date) ?? "",
    });
    const { homeAdvantage, backToBack, gain, carry } = parameters;
    return {
      deck:
        `No team was rated higher than the ${best.name} of ${best.season}: ` +
        `${figure(best.rating, 1)} points better than an average team.`,
      best: ranked.slice(0, BEST).map((peak, at) => rowOf(peak, ranks[at])),
      seasons: first.toReversed().map((peak) => rowOf(peak)),
      chart: chartOf(first),
      note:
        "Rating: points better than the average team on a neutral floor, an Elo rating by margin. " +
        `Home floor ${figure(homeAdvantage, 1)} points, second night in a row ` +
        `${figure(backToBack, 1)}; each result moves a rating by ${figure(100 * gain, 1)}% of ` +
        `what it differs from the forecast, and ${figure(100 * carry, 0)}% of a rating is left a ` +
        "season later. The same parameters count for every season. Before " +
        `${FIRST_WITH_OFFICIAL_LINES}, playoff games and neutral floors aren't held.`,
    };
  });
}

function chartOf(first: readonly RatedPeak[]): PeaksPage["chart"] {
  const highest = Math.max(...GRID, ...first.map(({ rating }) => Math.ceil(rating)));
  const across = (at: number) => at / Math.max(1, first.length - 1);
  const down = (rating: number) => 1 - rating / highest;
  const points = first.map(
    ({ rating }, at) =>
      `${Math.round(PEAKS_WIDTH * across(at))} ${Math.round(PEAKS_HEIGHT * down(rating))}`,
  );
  return {
    path: `M${points.join("L")}`,
    grid: GRID.map((rating) => ({ text: `+${rating}`, at: Math.round(100 * down(rating)) })),
    decades: first.flatMap(({ season }, at) =>
      /0-/.test(season) ? [{ text: season, at: Math.round(100 * across(at)) }] : [],
    ),
  };
}
