import {
  type Conditions,
  completeQuery,
  defaultQualified,
  type FigureRange,
  type Query,
  qualifiedAs,
} from "./query.ts";
import type { QuestionData } from "./question-data.ts";
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
 * gives the most rows. When removing one does not help, the query loses those that few rows fulfil
 * until it has rows. Undefined when the page alone has none.
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
  const [best] = parts.map((part) => without([part])).toSorted((a, b) => b.total - a.total);
  if (best === undefined || best.total > 0) return best;
  const rarest = parts
    .map((part) => ({ part, ...without(parts.filter((other) => other !== part)) }))
    .toSorted((a, b) => a.total - b.total)
    .map(({ part }) => part);
  for (let count = 2; count <= rarest.length; count += 1) {
    const wider = without(rarest.slice(0, count));
    if (wider.total > 0) return wider;
  }
  return undefined;
}
