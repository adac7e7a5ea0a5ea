import type { Month } from "../query/engine/months.ts";

/** Games to come by the time of the question: of all teams, of one, or of two that meet. */
export interface UpcomingFact {
  kind: "upcoming";
  when: "today" | "tomorrow" | "next" | "all" | "closing";
  teamIds: readonly number[];
  /** The place of the first team in these games. */
  where: "home" | "away" | undefined;
  month: Month | undefined;
  /** The one network that the games are on. */
  network: string | undefined;
  /** Whether the networks are asked for, as opposed to the games. */
  isOnTelevision: boolean;
  /** Whether only games of the NBA Cup are meant. */
  isOfCup: boolean;
  /** Whether the number of games is asked for. */
  isCounted: boolean;
  /** The number of a team's next games that are meant: 10 for "next ten games". */
  among: number | undefined;
  /** Whether only second days of back-to-backs are meant. */
  isBackToBack: boolean;
}

/** The first or the last day of a regular season, or the first of the playoffs. */
export interface CalendarFact {
  kind: "calendar";
  of: "start" | "end" | "playoffs";
  /** Whether the season that is held is meant, as opposed to the one of the schedule. */
  isPast: boolean;
  /** The team whose first game of a season is meant; undefined for the first of all. */
  teamId: number | undefined;
  /** The place of that team in its first game. */
  where: "home" | "away" | undefined;
}

/** A question about odds, ratings, schedules or upsets, of one team or of all. */
export interface ProjectionFact {
  kind: "projection";
  of: "odds" | "rating" | "schedule" | "schedule-left" | "upset" | "magic";
  teamId: number | undefined;
  order: "most" | "least";
  /** Whether only upsets in the playoffs are meant. */
  isOfPlayoffs: boolean;
}
