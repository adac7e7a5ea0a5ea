import type { Game } from "../season/facts.ts";
import type { Fixture } from "../season/fixtures.ts";
import type { Postseason } from "../season/postseason.ts";
import { scheduleOf } from "../season/schedule.ts";
import { seasonOfDate } from "../season/season.ts";
import { daysWithOdds } from "./season-odds.ts";

/** A day with odds, and the season that they are of. */
export interface OddsDay {
  date: string;
  season: string;
  /** False for a season to come. */
  isCurrent: boolean;
  /** The days of the season with odds, in order. */
  days: readonly string[];
  /** The games of its regular season after the day, as far as they are scheduled. */
  left: number;
}

/** The current season with its games, and the fixtures, also of the one to come. */
export interface OddsFacts {
  current: string;
  games: readonly Game[];
  postseason: Postseason;
  fixtures: readonly Fixture[];
}

/**
 * The day whose odds answer for an ISO date: the date itself or the last day before it. Without a
 * date it is the day before the season to come, once there is one, else the latest day. Undefined
 * before any season.
 */
export function oddsDay(
  asked: string | undefined,
  { current: season, games, postseason, fixtures }: OddsFacts,
): OddsDay | undefined {
  const scheduled = Map.groupBy(fixtures, ({ date }) => seasonOfDate(date) > season);
  const upcoming = scheduled.get(true) ?? [];
  const [first] = upcoming;
  const [opening] = daysWithOdds({ games: [], upcoming, postseason: [] });
  if (first !== undefined && opening !== undefined && (asked ?? opening) >= opening)
    return {
      date: opening,
      season: seasonOfDate(first.date),
      isCurrent: false,
      days: [opening],
      left: upcoming.length,
    };
  const days = daysWithOdds({
    games,
    upcoming: [],
    postseason: postseason.games.filter(({ stage }) => stage !== "cup-final"),
  });
  const date = days.findLast((own) => asked === undefined || own <= asked) ?? days[0];
  if (date === undefined) return undefined;
  // The schedule keeps the fixtures of games that have been played.
  const open = scheduleOf(games)(fixtures).upcoming.filter(
    (own) => seasonOfDate(own.date) === season,
  );
  const later = games.filter((game) => game.date > date);
  return { date, season, isCurrent: true, days, left: open.length + later.length };
}
