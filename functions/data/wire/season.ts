import * as v from "valibot";
import type { Calendar } from "#domain/season/calendar.ts";
import { isSeasonName, type SeasonNow } from "#domain/season/season.ts";

/** The seasons that a database is about. */
export interface Seasons {
  /** The newest season with a finished game; undefined in a database without any. */
  current: string | undefined;
  /** Undefined in a database without one. */
  schedule: SeasonNow["schedule"] | undefined;
  /** The days of seasons as far as they are known, by season. */
  calendars: Readonly<Record<string, Calendar>>;
  boxScores?: SeasonNow["boxScores"];
}

export const NO_SEASON: Seasons = { current: undefined, schedule: undefined, calendars: {} };

const seasonName = v.pipe(v.string(), v.check(isSeasonName, "must be a season like 1999-00"));
const day = v.optional(v.pipe(v.string(), v.isoDate()));

const Root = v.object({
  current: v.optional(seasonName),
  schedule: v.optional(
    v.object({
      season: seasonName,
      published: v.optional(v.pipe(v.string(), v.maxLength(40)), ""),
    }),
  ),
  calendars: v.optional(
    v.record(seasonName, v.object({ first: day, last: day, cupFinal: day })),
    {},
  ),
  boxScores: v.optional(v.object({ held: v.number(), of: v.number() })),
});

/** Parses `nba/season`; undefined when it is malformed. */
export function parseSeasons(raw: unknown): { value: Seasons; dropped: number } | undefined {
  const read = v.safeParse(Root, raw);
  if (!read.success) return undefined;
  const { current, schedule, calendars, boxScores } = read.output;
  return {
    value: { current, schedule, calendars, ...(boxScores && { boxScores }) },
    dropped: 0,
  };
}
