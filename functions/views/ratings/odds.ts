import { formatUpdated } from "../../../domain/dates.ts";
import { counted } from "../../../domain/printing/counted.ts";
import { daysWithOdds } from "../../../domain/ratings/season-odds.ts";
import type { Game } from "../../../domain/season/facts.ts";
import type { Fixture } from "../../../domain/season/fixtures.ts";
import { NO_POSTSEASON, type Postseason } from "../../../domain/season/postseason.ts";
import { currentSeason, seasonOfDate } from "../../../domain/season/season.ts";
import type { RequestedDay } from "../../../domain/season/standings-query.ts";
import type { Conference } from "../../../domain/season/team.ts";
import type { Collections } from "../../data/cached-collections.ts";
import type { Documents } from "../../data/cached-documents.ts";
import { gather, orElse, viewOf } from "../gather.ts";
import type { DayChoice } from "../standings.ts";
import { weeksAround } from "../standings-day.ts";
import { MISSING, UNAVAILABLE, type View } from "../view.ts";
import { type Miss, type OddsRow, oddsHeadline, oddsMisses, oddsRows } from "./odds-rows.ts";

/** The address of the odds. */
export const ODDS_PATH = "/nba/ratings/odds";

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
 * The odds after the games of a day. Without a day they are those of the season to come once the
 * last one has ended, else the latest ones.
 */
export async function loadOdds(
  collections: Collections,
  documents: Documents,
  on: RequestedDay,
): Promise<View<OddsPage>> {
  const read = await gather({
    teams: collections.teams(),
    games: collections.games(),
    postseason: orElse(collections.postseason(), NO_POSTSEASON),
    fixtures: orElse(collections.fixtures(), []),
  });
  if (!read.ok) return UNAVAILABLE;
  const { teams, games, postseason, fixtures } = read.value.values;
  const day = dayWithOdds(on, { games, postseason, fixtures });
  if (day === undefined) return MISSING;
  const odds = await gather({
    own: documents.odds(day.date),
    opening: documents.odds(day.days[0] ?? day.date),
  });
  return viewOf(odds, ({ own, opening }): OddsPage => {
    const played = games.filter(({ date }) => date <= day.date);
    const left = day.games - (day.isCurrent ? played.length : 0);
    const { title, deck } = oddsHeadline(own, teams);
    return {
      season: day.season,
      title,
      deck:
        left === 0
          ? deck
          : `${deck} ${counted(left.toLocaleString("en"), "game")} of the season are left.`,
      through:
        day.date === day.days[0] ? "Before the first game" : `Through ${formatUpdated(day.date)}`,
      note: day.note,
      canonicalPath: on.kind === "day" ? oddsPath(day.date) : ODDS_PATH,
      days: day.days.length > 1 ? choiceOf(day, on) : undefined,
      conferences: CONFERENCES.map((conference) => ({
        name: `${conference}ern Conference`,
        rows: oddsRows(
          own,
          teams.filter((team) => team.conference === conference),
        ),
      })),
      misses: left === 0 ? oddsMisses(opening, teams, games) : [],
    };
  });
}

/** A day with odds, and the season that they are of. */
interface ChosenDay {
  date: string;
  season: string;
  isCurrent: boolean;
  /** The days of the season with odds, in order. */
  days: readonly string[];
  /** The games of its regular season, as far as they are scheduled. */
  games: number;
  note: string;
}

/** The day whose odds a request gets; undefined before any season. */
export function dayWithOdds(
  on: RequestedDay,
  {
    games,
    postseason,
    fixtures,
  }: { games: readonly Game[]; postseason: Postseason; fixtures: readonly Fixture[] },
): ChosenDay | undefined {
  const season = currentSeason();
  const scheduled = Map.groupBy(fixtures, ({ date }) => seasonOfDate(date) > season);
  const coming = scheduled.get(true) ?? [];
  const days = daysWithOdds({
    games,
    coming: [],
    postseason: postseason.games.filter(({ stage }) => stage !== "cup-final"),
  });
  const next = daysWithOdds({ games: [], coming, postseason: [] });
  const current = {
    season,
    isCurrent: true,
    days,
    games: games.length + (scheduled.get(false)?.length ?? 0),
  };
  const [opening] = next;
  const asked = on.kind === "day" ? on.date : undefined;
  if (opening !== undefined && (asked === undefined || asked >= opening)) {
    const note = asked === undefined || asked === opening ? "" : NOT_BEGUN;
    return {
      date: opening,
      season: seasonOfDate(coming[0]?.date ?? opening),
      isCurrent: false,
      days: next,
      games: coming.length,
      note,
    };
  }
  const date = days.findLast((own) => asked === undefined || own <= asked) ?? days[0];
  if (date === undefined) return undefined;
  return { ...current, date, note: asked === undefined || asked === date ? "" : noteOf(date) };
}

const NOT_BEGUN = "The season has not begun. These are the odds before its first game.";

function noteOf(date: string): string {
  return `No odds were made on that day. These are the odds of ${formatUpdated(date)}.`;
}

/** The address of the odds of a day. */
export function oddsPath(date: string): string {
  return `${ODDS_PATH}?on=${date}`;
}

function choiceOf({ date, days }: ChosenDay, on: RequestedDay): DayChoice {
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
