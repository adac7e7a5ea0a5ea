import * as v from "valibot";
import type { Calendar } from "#domain/season/calendar.ts";
import type { SeasonFacts } from "#domain/season/facts.ts";
import type { Fixture } from "#domain/season/fixtures.ts";
import { isSeasonName, seasonOfDate, seasonOfGame } from "#domain/season/season.ts";
import type { Seasons } from "#functions/data/wire/season.ts";
import { DatasetError } from "./dataset-error.ts";
import { day, maybeDay, maybeText, readTable, text } from "./read-table.ts";

interface SeasonRow extends Calendar {
  season: string;
  /** The month in which the schedule was published; "" where it is not known. */
  published: string;
  /** The day of the rosters that are known of the season; "" without any. */
  rostersAsOf: string;
}

/** The data of seasons beside their games. */
export function readSeasons(folder: string): SeasonRow[] {
  return readTable(folder, "seasons.csv", {
    season: v.pipe(text, v.check(isSeasonName, "must be a season")),
    first_day: day,
    last_day: day,
    cup_final: maybeDay,
    schedule_published: maybeText,
    rosters_as_of: maybeDay,
  }).map((row) => ({
    season: row.season,
    first: row.first_day,
    last: row.last_day,
    ...(row.cup_final !== "" && { cupFinal: row.cup_final }),
    published: row.schedule_published,
    rostersAsOf: row.rosters_as_of,
  }));
}

/** The season of the games is current, and that of the fixtures is to come. */
export function seasonsOf(
  rows: readonly SeasonRow[],
  { games }: Pick<SeasonFacts, "games">,
  [first]: readonly Fixture[],
): Seasons & { current: string } {
  const current = games[0] && seasonOfGame(games[0].id);
  if (current === undefined) throw new DatasetError("There is no game, so there is no season.");
  const upcoming = first && seasonOfDate(first.tipOff);
  const published = rows.find(({ season }) => season === upcoming)?.published ?? "";
  return {
    current,
    schedule: upcoming === undefined ? undefined : { season: upcoming, published },
    calendars: Object.fromEntries(
      rows.map(({ season, published: _, rostersAsOf: __, ...calendar }) => [season, calendar]),
    ),
  };
}
