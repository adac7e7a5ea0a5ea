import { GAMES_EACH } from "./contradictions.ts";
import { yearOfSeason } from "./season.ts";

/** The days of a season that decide which games count in standings, as far as they are known. */
export interface Calendar {
  first?: string | undefined;
  last?: string | undefined;
  /** The final of the NBA Cup counts in no record; all other Cup games do. */
  cupFinal?: string | undefined;
}

/** No season has begun on an earlier day of October. */
const EARLIEST = "10-16";
/** The days between the last game of the preseason and opening night, at least. */
const PAUSE_DAYS = 3;
/** On a regular season's last day all teams play, before and after it a few. */
const GAMES_OF_THE_LAST_DAY = 10;

/** A game that the schedule lists, the postseason excluded. */
export interface CalendarGame {
  /** ISO date. */
  date: string;
  homeTeamId: number;
  visitorTeamId: number;
  /** It is postponed, canceled or abandoned, and will not be played on that day. */
  isOff: boolean;
  /** The schedule calls it the final of the NBA Cup. */
  isCupFinal: boolean;
}

/**
 * A season's calendar, completed by all listed games, those to come included: opening night follows
 * the last pause of October, and all teams play on the last day. For the Cup's final see `cupFinalOf`.
 */
export function completeCalendar(
  season: string,
  known: Calendar,
  listed: readonly CalendarGame[],
): Calendar {
  const counts = new Map<string, number>();
  for (const { date } of listed) counts.set(date, (counts.get(date) ?? 0) + 1);
  const days = [...counts.keys()].sort();
  const spring = days.filter((day) => day > `${yearOfSeason(season) + 1}-04`);
  const calendar = {
    first: known.first ?? openingNight(days),
    last: known.last ?? spring.findLast((day) => (counts.get(day) ?? 0) >= GAMES_OF_THE_LAST_DAY),
    cupFinal: known.cupFinal,
  };
  return { ...calendar, cupFinal: calendar.cupFinal ?? cupFinalOf(season, calendar, listed) };
}

/**
 * The day of the Cup's final: that of the game which the schedule calls so, or the only game of a day in
 * December whose two teams have one game more than counts. A lone game alone says nothing, for a
 * postponed one may be moved to such a day.
 */
function cupFinalOf(
  season: string,
  calendar: Calendar,
  listed: readonly CalendarGame[],
): string | undefined {
  const [named] = listed.filter(({ isCupFinal, isOff }) => isCupFinal && !isOff);
  if (named !== undefined) return named.date;
  const played = listed.filter(
    ({ date, isOff }) => !isOff && whyNotCounted(calendar, date) === undefined,
  );
  const gamesOf = new Map<number, number>();
  for (const { homeTeamId, visitorTeamId } of played) {
    for (const id of [homeTeamId, visitorTeamId]) gamesOf.set(id, (gamesOf.get(id) ?? 0) + 1);
  }
  const finals = loneGames(season, played).filter(({ homeTeamId, visitorTeamId }) =>
    [homeTeamId, visitorTeamId].every((id) => gamesOf.get(id) === GAMES_EACH + 1),
  );
  return finals.length === 1 ? finals[0]?.date : undefined;
}

/** The games of December that are the only one of their day. */
export function loneGames<Listed extends Pick<CalendarGame, "date"> & { isOff?: boolean }>(
  season: string,
  listed: readonly Listed[],
): Listed[] {
  const december = listed.filter(
    ({ date, isOff }) => !isOff && date.startsWith(`${yearOfSeason(season)}-12`),
  );
  return [...Map.groupBy(december, ({ date }) => date).values()].flatMap((games) =>
    games.length === 1 ? games : [],
  );
}

const CUP = /\bcup\b/i;
const FINAL = /\b(?:championship|final)\b/i;
const EARLIER_ROUND = /\b(?:semi|quarter)/i;

/** Returns whether a game's name, as schedules print it, is that of the Cup's final: "NBA Cup - Championship". */
export function isCupFinalLabel(label: string): boolean {
  return CUP.test(label) && FINAL.test(label) && !EARLIER_ROUND.test(label);
}

function openingNight(days: readonly string[]): string | undefined {
  const early = days.filter((day) => day.slice(5, 7) === "10");
  const afterPause = early.findLast(
    (day, at) => day.slice(5) >= EARLIEST && daysBetween(early[at - 1] ?? day, day) > PAUSE_DAYS,
  );
  if (afterPause !== undefined) return afterPause;
  const [first = ""] = days;
  return first.slice(5) >= EARLIEST ? first : undefined;
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}

/** The reason why a game on a date is not of the regular season; undefined when it is. */
export function whyNotCounted(
  { first, last, cupFinal }: Calendar,
  date: string,
): string | undefined {
  if (first === undefined) return "before the season's first day, which is not known yet";
  if (date < first) return `before the season's first day, ${first}`;
  if (last !== undefined && date > last) return `after the season's last day, ${last}`;
  return date === cupFinal ? "the day of the NBA Cup's final, which does not count" : undefined;
}
