import { columnsOf, type Figure } from "#domain/figures/figure.ts";
import { figureOf } from "#domain/figures/figures.ts";
import { isOfHistory, isOfTeams, type Query } from "../query.ts";

/** The counts of teams that results tell. */
const OF_RESULTS: ReadonlySet<string> = new Set(["pts", "oppts", "pm", "sec"]);

/** Returns whether a query's rows, or the figures that it asks for, or `wished`, are made of players' lines. */
export function isOfLines(
  { rows, figures, groups, sort }: Query,
  wished: readonly string[] = [],
): boolean {
  if (!isOfTeams(rows)) return !isOfHistory(rows);
  const asked = [...figures, ...groups].map(({ figure }) => figure);
  return [...asked, ...wished, sort.key].some((key) => {
    const figure = figureOf(key);
    return figure !== undefined && isFigureOfLines(figure);
  });
}

/** Returns whether a team's figure is made of its players' lines. */
export function isFigureOfLines(figure: Figure): boolean {
  const { computation } = figure;
  return (
    computation.kind === "rating" || columnsOf(figure).some((column) => !OF_RESULTS.has(column))
  );
}
