import { MONTHS, type Month } from "../query/engine/months.ts";
import type { GrammarRule } from "./chart.ts";
import { rule } from "./grammar.ts";

/** A word of a question by its value: a month, a year, a number. */
interface Said<Value> {
  value: Value;
}

/** A year as it is said, by the tokens that name it. */
export interface SaidYear extends Said<number> {
  from: number;
  to: number;
}

/** A day, a whole month or a holiday as a question names it. */
export interface NamedPeriod {
  /** An ISO date. */
  iso?: string;
  month?: Month;
  day?: number;
  /** A value of the kind of word (figure-words.ts). */
  holiday?: string;
  year?: SaidYear;
}

/** One end of a period: "since January 15"; without a period it is the All-Star break. */
export interface NamedLimit {
  which: string;
  period: NamedPeriod | undefined;
}

/** A period with its ends: "from January 1 to February 15". */
export interface NamedSpan {
  first: NamedPeriod;
  last: NamedPeriod | undefined;
  /** "between" has no end of its own. */
  isOpen: boolean;
}

/** The meanings that the date rules produce. */
export type DatePart =
  | { category: "period"; value: NamedPeriod }
  | { category: "limit"; value: NamedLimit }
  | { category: "span"; value: NamedSpan };

/** Returns whether what rules made is of days. */
export function isOfDays(part: { category: string }): part is DatePart {
  return ["period", "limit", "span"].includes(part.category);
}

const period = (value: NamedPeriod) => ({ category: "period", value });

const span = (from: Said<string>, first: NamedPeriod, last?: NamedPeriod) => ({
  category: "span",
  value: { first, last, isOpen: from.value === "between" && last === undefined },
});

const MOST_DAYS = 31;

const dayOf = (day: number, month: Month) =>
  day <= MOST_DAYS ? period({ month, day }) : undefined;

/** The kinds of words after which a number before a month is a count and not a day: "last 5 January games". */
const COUNTED = "last nth verb averaging before figure plays margin stand".split(" ");

/** Days and periods of a season; a date is one of its numbers, "12/25". */
export const DATE_RULES: readonly GrammarRule[] = [
  rule("month", ({ value: month }: Said<Month>) => period({ month })),
  rule("holiday", ({ value: holiday }: Said<string>) => period({ holiday })),
  rule("day", ({ value: iso }: Said<string>) => period({ iso })),
  rule("date", ({ values: [month = 0, day = 0] }: { values: readonly number[] }) =>
    dayOf(day, MONTHS[(month + 2) % 12] as Month),
  ),
  ...["number", "ordinal"].flatMap((kind): GrammarRule[] => [
    {
      ...rule(`${kind} month`, (day: Said<number>, month: Said<Month>) =>
        dayOf(day.value, month.value),
      ),
      notAfter: COUNTED,
    },
    {
      ...rule(`month ${kind}`, (month: Said<Month>, day: Said<number>) =>
        dayOf(day.value, month.value),
      ),
      notBefore: ["figure", "noun"],
    },
  ]),
  rule("period year", (named: NamedPeriod, year: SaidYear) =>
    (named.iso ?? named.year) === undefined ? period({ ...named, year }) : undefined,
  ),
  rule("year holiday", (year: SaidYear, { value: holiday }: Said<string>) =>
    period({ holiday, year }),
  ),
  rule("since _period", ({ value: which }: Said<string>, named: NamedPeriod) => ({
    category: "limit",
    value: { which, period: named },
  })),
  rule("since _break", ({ value: which }: Said<string>) => ({
    category: "limit",
    value: { which, period: undefined },
  })),
  rule("from _period", span),
  rule("from _period _period", span),
  ...["and", "since"].map((to) =>
    rule(
      `from _period ${to} _period`,
      (from: Said<string>, first: NamedPeriod, _, last: NamedPeriod) => span(from, first, last),
    ),
  ),
];
