import { formatUpdated, momentOf } from "#domain/dates.ts";
import { oncePerKey } from "#domain/memoize.ts";
import { QUERY_ADVICE } from "#domain/refusals/query-advice.ts";
import { condition, ofGames } from "./condition.ts";

const MS_PER_DAY = 86_400_000;
/** A year that has all days of all years. */
const LEAP_YEAR = 2000;

/** "December 25". */
function yearDayWords(day: string): string {
  return (formatUpdated(`${LEAP_YEAR}-${day}`) ?? day).replace(/, \d+$/, "");
}

/** One day of every year, as Christmas is. */
export const YEARDAY_CONDITION = condition<string>({
  read: (text) =>
    !/^\d\d-\d\d$/.test(text) || momentOf(`${LEAP_YEAR}-${text}`) === undefined
      ? { ok: false, advice: QUERY_ADVICE.noYearDay }
      : { ok: true, value: text },
  print: String,
  tested: ofGames((asked, _, { sides }) => {
    const { day: days } = sides;
    const isAsked = oncePerKey((number: number) =>
      new Date(number * MS_PER_DAY).toISOString().endsWith(`${asked}T00:00:00.000Z`),
    );
    return (side) => isAsked(days[side] as number);
  }),
  say: (asked) => `on ${yearDayWords(asked)}`,
  field: { label: "Day of the year", place: "more", placeholder: "12-25" },
  description: "Games of one day of every year, by month and day: 12-25.",
});
