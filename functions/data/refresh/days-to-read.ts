import { dayAfter } from "#domain/eastern-days.ts";
import type { CalendarGame } from "#domain/season/calendar.ts";
import { fixtureKey, isScheduled } from "#domain/season/fixtures.ts";
import { seasonName, seasonOfDate } from "#domain/season/season.ts";
import type { StoredSeason } from "./stored-season.ts";

/** A game is corrected, moved or added within so many days of its own, if at all. */
const DAYS_AROUND = 3;
/** No season has begun on an earlier day of October. */
const EARLIEST = "10-16";

/**
 * The days of a season whose games a source that lists them by the day is asked for: those around today,
 * and earlier ones of which a result or its lines may be missing by the schedule, or all of them where there
 * is none.
 */
export function daysToRead(
  { fixtures, games, lines }: Pick<StoredSeason, "fixtures" | "games" | "lines">,
  { season, today, isFull }: { season: number; today: string; isFull: boolean },
): string[] {
  const name = seasonName(season);
  const around = daysFrom(dayAfter(today, -DAYS_AROUND), dayAfter(today, DAYS_AROUND));
  const own = fixtures.filter((one) => isScheduled(one) && seasonOfDate(one.date) === name);
  const held = Map.groupBy(games.values(), ({ date }) => date);
  const whole = Map.groupBy(
    [...games.values()].filter(({ id }) => lines.has(id)),
    ({ date }) => date,
  );
  const planned = Map.groupBy(own, ({ date }) => date);
  const past =
    own.length === 0
      ? daysFrom([...held.keys()].sort().at(-1) ?? `${season}-${EARLIEST}`, today)
      : [...planned]
          .filter(
            ([date, own]) =>
              date < today && (isFull || (whole.get(date)?.length ?? 0) < own.length),
          )
          .map(([date]) => date);
  return [...new Set([...past, ...around])].sort();
}

/** The games of the other days, by the schedule and the results that are held. */
export function unlistedGames(
  { fixtures, games }: Pick<StoredSeason, "fixtures" | "games">,
  season: string,
  days: ReadonlySet<string>,
): CalendarGame[] {
  const all = [...fixtures.filter(isScheduled), ...games.values()].filter(
    ({ date }) => !days.has(date) && seasonOfDate(date) === season,
  );
  return [...new Map(all.map((game) => [fixtureKey(game), game])).values()].map(
    ({ date, homeTeamId, awayTeamId }) => {
      return { date, homeTeamId, visitorTeamId: awayTeamId, isOff: false, isCupFinal: false };
    },
  );
}

/** The days that tell of a source which lists games by the day whether a season has begun. */
export function firstDays(
  { fixtures }: Pick<StoredSeason, "fixtures">,
  season: string,
  today: string,
): string[] {
  const planned = [
    ...new Set(fixtures.map(({ date }) => date).filter((date) => seasonOfDate(date) === season)),
  ].sort();
  const days = planned.length === 0 ? daysFrom(dayAfter(today, -DAYS_AROUND), today) : planned;
  return days.filter((date) => date <= today).slice(0, DAYS_AROUND);
}

function daysFrom(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = dayAfter(day)) days.push(day);
  return days;
}
