import { type Conditions, completeQuery, type Query } from "./query.ts";
import type { QuestionData } from "./question-data.ts";
import { countRows } from "./run.ts";

/** A relaxed query with its number of rows, which is not zero. */
export interface Wider {
  query: Query;
  total: number;
}

/**
 * For a query without rows, the same query without its narrowest condition: the one whose removal
 * gives the most rows. Undefined when removing one condition does not help.
 */
export function withoutNarrowest(query: Query, data: QuestionData): Wider | undefined {
  let best: Wider | undefined;
  for (const wider of withoutOne(query)) {
    const total = countRows(wider, data);
    if (total > (best?.total ?? 0)) best = { query: wider, total };
  }
  return best;
}

/** Reset to their defaults, because the sort may be by a dropped figure. */
const FRESH = { sort: undefined, qualified: undefined, page: 1 } as const;

function withoutOne(query: Query): Query[] {
  const { conditions, figures, groups } = query;
  const names = Object.keys(conditions) as (keyof Conditions)[];
  return [
    ...names.map((dropped) => {
      const { [dropped]: _, ...others } = conditions;
      return completeQuery({ ...query, conditions: others, ...FRESH });
    }),
    ...figures.map((dropped) =>
      completeQuery({ ...query, figures: without(figures, dropped), ...FRESH }),
    ),
    ...groups.map((dropped) =>
      completeQuery({ ...query, groups: without(groups, dropped), ...FRESH }),
    ),
  ];
}

function without<Item>(items: readonly Item[], dropped: Item): Item[] {
  return items.filter((item) => item !== dropped);
}
