import { formatUpdated } from "#domain/dates.ts";
import { counted } from "#domain/printing/counted.ts";
import { type OddsDay, type OddsFacts, oddsDay } from "#domain/ratings/odds-day.ts";
import { ODDS_PATH } from "#domain/ratings/ratings-paths.ts";
import { NO_POSTSEASON } from "#domain/season/postseason.ts";
import { runningSeason } from "#domain/season/running-season.ts";
import {
  LATEST_STANDINGS,
  type RequestedDay,
  type StandingsQuery,
} from "#domain/standings/standings-query.ts";
import type { Conference } from "#domain/teams/team.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import type { Documents } from "#functions/data/cached-documents.ts";
import { gather, orElse, viewOf } from "../page/gather.ts";
import { MISSING_VIEW, UNAVAILABLE, type View } from "../page/view.ts";
import { choiceOf, type DayChoice, pathOf } from "../standings/standings.ts";
import { unknownDay } from "../standings/standings-day.ts";
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
  const { current } = collections.seasonNow;
  const facts = { current: season, games, postseason, fixtures };
  const asked = oddsDay(on.kind === "day" ? on.date : undefined, facts);
  const day = asked && (await dayWithOdds(asked, documents, facts));
  if (day === undefined) return MISSING_VIEW;
  const odds = await gather({
    own: documents.odds(day.date),
    opening: orElse(documents.odds(day.days[0] ?? day.date), []),
  });
  return viewOf(odds, ({ own, opening }): OddsPage => {
    // Without results of a season that runs, nobody here knows how many of its games are left.
    const isCounted = day.isCurrent || runningSeason(now, current, fixtures).kind === "not-begun";
    const left = isCounted ? day.left : 0;
    const { title, deck } = oddsHeadline(own, teams);
    const place = { path: ODDS_PATH, season, current };
    const shown: StandingsQuery = {
      ...LATEST_STANDINGS,
      on: on.kind === "day" ? { ...on, date: day.date } : LATEST_STANDINGS.on,
    };
    const [first = day.date, last = day.date] = [day.days[0], day.days.at(-1)];
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
      canonicalPath: pathOf(place, shown),
      days: day.days.length > 1 ? choiceOf({ first, last }, shown, place) : undefined,
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

/** The day, or the season's latest where none were made on it: a site that began later has none before. */
async function dayWithOdds(
  asked: OddsDay,
  documents: Documents,
  facts: OddsFacts,
): Promise<OddsDay | undefined> {
  for (const day of [asked, oddsDay(asked.days.at(-1), facts)]) {
    const odds = day && (await documents.odds(day.date));
    if (odds?.ok || odds?.error.kind !== "empty") return day;
  }
  return undefined;
}

/** The reason for odds of another day than the requested one; "" for the requested day. */
function noteOf(on: RequestedDay, { date, isCurrent }: OddsDay): string {
  if (on.kind === "latest" || (on.kind === "day" && on.date === date)) return "";
  if (on.kind === "unknown") return unknownDay("odds");
  return isCurrent
    ? `No odds were made that day. Shown: the odds of ${formatUpdated(date)}.`
    : NOT_BEGUN;
}

const NOT_BEGUN = "That season's results aren't available here. This is the preseason forecast.";
