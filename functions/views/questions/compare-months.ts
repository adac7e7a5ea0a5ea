import { MONTHS } from "#domain/query/engine/months.ts";
import { runQuery } from "#domain/query/engine/run.ts";
import { completeQuery, type Query } from "#domain/query/query.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import { MONTH_NAMES } from "#domain/query/say/words.ts";
import { quotient } from "#domain/season/figures.ts";
import { type Compared, type ComparedKind, gamesQueryOf } from "./compare.ts";

/** The points of one compared subject, month by month. */
export interface MonthLine {
  name: string;
  /** The path of the line on a drawing of `CHART_WIDTH` by `CHART_HEIGHT`. */
  path: string;
  /** The points per game by month; "" for a month without games. */
  points: string[];
}

export interface MonthChart {
  months: { name: string; short: string }[];
  lines: MonthLine[];
  /** The points that label the axis, from the top of the drawing to its bottom, evenly apart. */
  ticks: number[];
}

export const CHART_WIDTH = 600;
export const CHART_HEIGHT = 160;

/** The chart of points per game by month; undefined for fewer than two months. */
export function monthChart(
  subjects: readonly Compared[],
  kind: ComparedKind,
  query: Query,
  data: QuestionData,
): MonthChart | undefined {
  const means = subjects.map((subject) => pointsByMonth(subject, kind, query, data));
  const months = MONTHS.map((month) => MONTH_NAMES[month]).filter((month) =>
    means.some((own) => own.has(month)),
  );
  if (months.length < 2) return undefined;
  const all = means.flatMap((own) => [...own.values()]);
  const least = Math.floor(Math.min(...all));
  // An even height gives the middle of the axis a whole number, too.
  const height = Math.max(2, 2 * Math.ceil((Math.max(...all) - least) / 2));
  const most = least + height;
  const xOf = (at: number) => Math.round((CHART_WIDTH * (at + 0.5)) / months.length);
  const yOf = (value: number) => Math.round((CHART_HEIGHT * (most - value)) / height);
  return {
    months: months.map((name) => ({ name, short: name.slice(0, 3) })),
    lines: subjects.map(({ short }, index) => {
      const own = means[index] ?? new Map<string, number>();
      const placed = months.flatMap((month, at) => {
        const value = own.get(month);
        return value === undefined ? [] : [`${xOf(at)} ${yOf(value)}`];
      });
      return {
        name: short,
        path: placed.length === 0 ? "" : `M${placed.join("L")}`,
        points: months.map((month) => {
          const value = own.get(month);
          return value === undefined ? "" : quotient(value, 1, 1);
        }),
      };
    }),
    ticks: [most, least + height / 2, least],
  };
}

function pointsByMonth(
  subject: Compared,
  kind: ComparedKind,
  query: Query,
  data: QuestionData,
): Map<string, number> {
  const games = gamesQueryOf(subject, kind, query);
  const { rows, columns } = runQuery(
    completeQuery({ ...games, by: "month", sort: undefined, qualified: undefined }),
    data,
  );
  const at = columns.findIndex(({ key }) => key === "pts");
  return new Map(
    rows.flatMap(({ subject: group, cells }): [string, number][] => {
      const value = cells[at];
      const label = group.kind === "group" ? group.label : undefined;
      return label === undefined || typeof value !== "number" ? [] : [[label, value]];
    }),
  );
}
