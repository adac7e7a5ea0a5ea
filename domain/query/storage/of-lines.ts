import { columnsOf } from "#domain/figures/figure.ts";
import { figureOf } from "#domain/figures/figures.ts";
import { isOfHistory, isOfTeams, type Query } from "../query.ts";

/** The counts of teams that results tell. */
const OF_RESULTS: ReadonlySet<string> = new Set(["pts", "oppts", "pm", "sec"]);

/** Returns whether a query's rows, or the figures that it asks for, are made of players' lines. */
export function isOfLines({ rows, figures, groups, sort }: Query): boolean {
  if (!isOfTeams(rows)) return !isOfHistory(rows);
  const asked = [...figures, ...groups].map(({ figure }) => figure);
  return [...asked, sort.key].some((key) => {
    const figure = figureOf(key);
    return figure !== undefined && columnsOf(figure).some((column) => !OF_RESULTS.has(column));
  });
}
