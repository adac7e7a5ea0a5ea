import { formatLongDay, formatUpdated } from "#domain/dates.ts";
import { dayAfter } from "#domain/eastern-days.ts";
import { memoize } from "#domain/memoize.ts";
import type { Game } from "#domain/season/facts.ts";
import { gamesInOrder } from "#domain/season/records.ts";
import { seasonOfGames } from "#domain/season/season.ts";
import { FIRST_WITH_LINES } from "#domain/season/season-rules.ts";
import type { Standing, Standings } from "#domain/standings/standing.ts";
import { teamOfStanding } from "#domain/standings/standing-teams.ts";
import { STANDINGS_COLUMNS } from "#domain/standings/standings-columns.ts";
import { standingsOn } from "#domain/standings/standings-on.ts";
import type { RequestedDay } from "#domain/standings/standings-query.ts";
import type { Team } from "#domain/teams/team.ts";

/** The days of a season, with the standings on each of them. */
export interface SeasonDays {
  first: string;
  last: string;
  /** The standings on a day, computed once. */
  on(date: string): ReturnType<typeof standingsOn>;
}

/** The days of the season; undefined before the first game. */
export const seasonDays = memoize((games: readonly Game[]) =>
  memoize((teams: Team[]): SeasonDays | undefined => {
    const ordered = gamesInOrder(games);
    const first = ordered[0]?.date;
    const last = ordered.at(-1)?.date;
    if (first === undefined || last === undefined) return undefined;
    const known = new Map<string, ReturnType<typeof standingsOn>>();
    return {
      first,
      last,
      on(date) {
        const standings = known.get(date) ?? standingsOn(date, teams, ordered);
        known.set(date, standings);
        return standings;
      },
    };
  }),
);

const COMPUTED = STANDINGS_COLUMNS.filter(({ stored }) => stored === undefined);

/** The latest standings with the columns that the database does not store, from the games. */
export function completed(
  { west, east }: Standings,
  teams: Team[],
  games: readonly Game[],
): Standings {
  const days = seasonDays(games)(teams);
  // The lists have what the games tell.
  if (days === undefined || seasonOfGames(games) < FIRST_WITH_LINES) return { west, east };
  const { West, East } = days.on(days.last);
  const computed = new Map([...West.rows, ...East.rows].map((row) => [row.team.id, row]));
  const complete = (standing: Standing): Standing => {
    const row = computed.get(teamOfStanding(standing, teams)?.id ?? 0);
    const figures = COMPUTED.map(({ figure }) => [figure, row?.[figure]]);
    return { ...standing, ...Object.fromEntries(figures) };
  };
  return { west: west.map(complete), east: east.map(complete) };
}

/** The day of the standings that a request gets. */
export interface ChosenDay {
  /** Undefined for the latest standings. */
  date: string | undefined;
  /** The reason for a day other than the requested one; "" for the requested day. */
  note: string;
}

/** The requested day, or the nearest day of the season; the note says `what` a page shows of it. */
export function chosenDay(
  requested: RequestedDay,
  days: SeasonDays | undefined,
  what: "standings" | "ratings" = "standings",
): ChosenDay {
  if (requested.kind === "latest") return { date: undefined, note: "" };
  if (days === undefined) return { date: undefined, note: "No games have been played yet." };
  if (requested.kind === "unknown") return { date: undefined, note: unknownDay(what) };
  const { first, last } = days;
  const { date } = requested;
  if (date < first) {
    const note = `The season began on ${formatUpdated(first)}. Shown: the ${what} after its first day.`;
    return { date: first, note };
  }
  if (date > last) {
    const note = `The regular season ended on ${formatUpdated(last)}. Shown: the final ${what}.`;
    return { date: last, note };
  }
  return { date, note: "" };
}

/** The note of an address whose day is none of the calendar. */
export function unknownDay(what: string): string {
  return `That isn't a calendar date. Shown: the latest ${what}.`;
}

/** The days a week before and a week after, within the season. */
export function weeksAround(
  date: string,
  { first, last }: Pick<SeasonDays, "first" | "last">,
): { before: string | undefined; after: string | undefined } {
  const before = dayAfter(date, -7);
  const after = dayAfter(date, 7);
  return {
    before: date === first ? undefined : before < first ? first : before,
    after: date === last ? undefined : after > last ? last : after,
  };
}

/** "After the games of Thursday, January 15, 2026". */
export function afterGamesOf(date: string): string {
  return `After the games of ${formatLongDay(date)}`;
}
