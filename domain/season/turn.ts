import { type Calendar, type CalendarGame, completeCalendar, whyNotCounted } from "./calendar.ts";
import { seasonName, yearOfSeason } from "./season.ts";

/** The season after another. */
export function seasonAfter(season: string): string {
  return seasonName(yearOfSeason(season) + 1);
}

/** The last day on which a regular season ends where its calendar does not say: June 30. */
const END = "06-30";

/** Returns whether a regular season is over on an ISO date, so that the next one may appear. */
export function isSeasonOver(season: string, { last }: Calendar, date: string): boolean {
  return date > (last ?? `${yearOfSeason(season) + 1}-${END}`);
}

/** A listed game of a season, preseason included, the postseason excluded. */
export interface ListedGame extends CalendarGame {
  isFinal: boolean;
}

/**
 * How far a season is: without a listed game of its regular season, with some, or with a finished
 * one, which makes it the current season.
 */
export type SeasonStage = "unlisted" | "listed" | "begun";

/** The stage of a season by its listed games. Those of the preseason count for nothing. */
export function stageOf(
  season: string,
  known: Calendar,
  listed: readonly ListedGame[],
): SeasonStage {
  const calendar = completeCalendar(season, known, listed);
  const counted = listed.filter(({ date }) => whyNotCounted(calendar, date) === undefined);
  if (counted.length === 0) return "unlisted";
  return counted.some(({ isFinal }) => isFinal) ? "begun" : "listed";
}
