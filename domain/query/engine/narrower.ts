import type { Conditions } from "../conditions/conditions.ts";
import {
  completeQuery,
  defaultQualified,
  type FigureRange,
  type Query,
  qualifiedAs,
} from "../query.ts";
import type { QuestionData } from "../question-data.ts";
import { countRows } from "./run.ts";

/** A relaxed query with its number of rows, which is not zero. */
export interface Wider {
  query: Query;
  total: number;
}

/** The query's page: the conditions that it implies, and its default of `qualified`. */
interface Page {
  fixed?: Readonly<Partial<Record<keyof Conditions, string>>>;
  qualified?: ((query: Query) => boolean) | undefined;
}

type Part = string | FigureRange;

/**
 * For a query without rows, the same query without its narrowest condition: the one whose removal
 * gives the most rows. When removing one does not help, the query keeps only the condition that
 * the most rows fulfil. Undefined when no condition alone has rows.
 */
export function withoutNarrowest(
  query: Query,
  data: QuestionData,
  { fixed = {}, qualified = defaultQualified }: Page = {},
): Wider | undefined {
  const { conditions, figures, groups } = query;
  const names = Object.keys(conditions).filter((name) => !(name in fixed));
  const parts: Part[] = [...names, ...figures, ...groups];
  const without = (dropped: readonly Part[]): Wider => {
    const isKept = (part: Part) => !dropped.includes(part);
    const kept = Object.entries(conditions).filter(([name]) => isKept(name));
    const asked = completeQuery({
      ...query,
      conditions: Object.fromEntries(kept),
      figures: figures.filter(isKept),
      groups: groups.filter(isKept),
      // The sort may be by a dropped figure.
      sort: undefined,
      page: 1,
    });
    const wider = qualifiedAs(query, asked, qualified);
    return { query: wider, total: countRows(wider, data) };
  };
  const widest = (dropped: (part: Part) => Part[]) =>
    parts.map((part) => without(dropped(part))).toSorted((a, b) => b.total - a.total)[0];
  const best = widest((part) => [part]);
  const wider = best?.total ? best : widest((part) => parts.filter((other) => other !== part));
  return wider?.total ? wider : undefined;
}
