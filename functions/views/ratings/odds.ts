import { formatUpdated } from "#domain/dates.ts";
import { counted } from "#domain/printing/counted.ts";
import { type OddsDay, oddsDay } from "#domain/ratings/odds-day.ts";
import { ODDS_PATH, oddsPath } from "#domain/ratings/ratings-paths.ts";
import { NO_POSTSEASON } from "#domain/season/postseason.ts";
import { runningSeason } from "#domain/season/running-season.ts";
import type { RequestedDay } from "#domain/standings/standings-query.ts";
import type { Conference } from "#domain/teams/team.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import type { Documents } from "#functions/data/cached-documents.ts";
import { gather, orElse, viewOf } from "../page/gather.ts";
import { MISSING_VIEW, UNAVAILABLE, type View } from "../page/view.ts";
import type { DayChoice } from "../standings/standings.ts";
import { weeksAround } from "../standings/standings-day.ts";
import { type Miss, type OddsRow, oddsHeadline, oddsMisses, oddsRows } from "./odds-rows.ts";

export interface OddsPage {
  season: string;
  title: string;
  deck: string;
  /** "Through February 11, 2026". */
  through: string;
  note: string;
  canonicalPath: string;
  /** Undefined for a season that has not begun. */
  days: DayChoice | undefined;
  conferences: { name: string; rows: OddsRow[] }[];
  /** After the regular season: the teams furthest from what was expected of them. */
  misses: Miss[];
}

const CONFERENCES: readonly Conference[] = ["West", "East"];

/**
 * The odds of a season after the games of a day. Without a day they are those of the season to come once
 * the last one has ended, else the latest ones.
 */
export async function loadOdds(
  collections: Collections,
  documents: Documents,
  on: RequestedDay,
  { season, now }: { season: string; now: number },
): Promise<View<OddsPage>> {
  const read = await gather({
    teams: collections.teams(),
    games: collections.games(),
    postseason: orElse(collections.postseason(), NO_POSTSEASON),
    fixtures: orElse(collections.fixtures(), []),
  });
  if (!read.ok) return UNAVAILABLE;
  const { teams, games, postseason, fixtures } = read.value.values;
  const asked = on.kind === "day" ? on.date : undefined;
  const { current } = collections.seasonNow;
  const day = oddsDay(asked, { current: season, games, postseason, fixtures });
  if (day === undefined) return MISSING_VIEW;
  const odds = await gather({
    own: documents.odds(day.date),
    opening: documents.odds(day.days[0] ?? day.date),
  });
  return viewOf(odds, ({ own, opening }): OddsPage => {
    // Without results of a season that runs, nobody here knows how many of its games are left.
    const isCounted = day.isCurrent || runningSeason(now, current, fixtures).kind === "not-begun";
    const left = isCounted ? day.left : 0;
    const { title, deck } = oddsHeadline(own, teams);
    return {
      season: day.season,
      title,
      deck:
        left === 0
          ? deck
          : `${deck} ${counted(left.toLocaleString("en"), "game")} of the season ${left === 1 ? "is" : "are"} left.`,
      through:
        day.date === day.days[0] ? "Preseason forecast" : `Through ${formatUpdated(day.date)}`,
      note: noteOf(on, day),
      canonicalPath: on.kind === "day" || season !== current ? oddsPath(day.date) : ODDS_PATH,
      days: day.days.length > 1 ? choiceOf(day, on) : undefined,
      conferences: CONFERENCES.map((conference) => ({
        name: `${conference}ern Conference`,
        rows: oddsRows(
          own,
          teams.filter((team) => team.conference === conference),
        ),
      })),
      misses: day.left === 0 ? oddsMisses(opening, teams, games) : [],
    };
  });
}

/** The reason for odds of another day than the requested one; "" for the requested day. */
function noteOf(on: RequestedDay, { date, isCurrent }: OddsDay): string {
  if (on.kind === "latest" || (on.kind === "day" && on.date === date)) return "";
  if (on.kind === "unknown") return UNKNOWN_DAY;
  return isCurrent
    ? `No odds were made on that day. These are the odds of ${formatUpdated(date)}.`
    : NOT_BEGUN;
}

const UNKNOWN_DAY = "The address names no day of the calendar. These are the latest odds.";
const NOT_BEGUN = "No results of that season are known. This is the preseason forecast.";

function choiceOf({ date, days }: OddsDay, on: RequestedDay): DayChoice {
  const [first = date, last = date] = [days[0], days.at(-1)];
  const { before, after } = weeksAround(date, { first, last });
  return {
    first,
    last,
    date,
    before: before && oddsPath(before),
    after: after && oddsPath(after),
    latest: on.kind === "day" ? ODDS_PATH : undefined,
    kept: [],
  };
}
