import { figureOf } from "#domain/figures/figures.ts";
import { withoutNarrowest } from "#domain/query/engine/narrower.ts";
import { runQuery } from "#domain/query/engine/run.ts";
import { namesOf } from "#domain/query/names.ts";
import { completeQuery, isGrouped } from "#domain/query/query.ts";
import { questionOf } from "#domain/query/say/sentence.ts";
import { printedFigure } from "#domain/season/printed.ts";
import { ownConditions } from "./filters.ts";
import type { AnsweredRows } from "./load-question.ts";
import { addressAt } from "./place.ts";
import { figureText } from "./printed-cells.ts";

/** A link to the nearest question with results. */
export interface WiderLink {
  /** "Without the narrowest condition:". */
  before: string;
  /** The text of the link. */
  question: string;
  after: string;
  /** The number of its results. */
  total: string;
  href: string;
}

/**
 * The high of the one figure that asks for too much, or else the question without its narrowest
 * condition; undefined unless there are no results.
 */
export function widerOf(asked: AnsweredRows): WiderLink | undefined {
  const { answer, place, data } = asked;
  const { query, total } = answer;
  if (total > 0) return undefined;
  const high = highOf(asked);
  if (high !== undefined) return high;
  const wider = withoutNarrowest(query, data, place);
  if (wider === undefined) return undefined;
  const words = { ...wider.query, conditions: ownConditions(wider.query, place) };
  return {
    before: "Without the narrowest condition:",
    question: questionOf(words, namesOf(data)),
    after: `, ${printedFigure(String(wider.total))} found.`,
    total: printedFigure(String(wider.total)),
    href: addressAt(place, wider.query),
  };
}

/** "No game of these reached 90: the most is 83 points." */
function highOf({ answer: { query }, place, data }: AnsweredRows): WiderLink | undefined {
  const [asked, ...others] = query.figures;
  const figure = figureOf(asked?.figure ?? "");
  if (asked === undefined || figure === undefined || others.length > 0) return undefined;
  if (isGrouped(query) || !Number.isFinite(asked.range.min)) return undefined;
  const all = completeQuery({
    ...query,
    figures: [],
    sort: { key: figure.key, order: "desc" },
    page: 1,
  });
  const { rows, columns, total } = runQuery(all, data, 1);
  const at = columns.findIndex(({ key }) => key === figure.key);
  const [column, cell] = [columns[at], rows[0]?.cells[at] ?? null];
  if (column === undefined || typeof cell !== "number" || cell >= asked.range.min) return undefined;
  const most = `${figureText(column, cell)} ${figure.name.toLowerCase()}`;
  return {
    before: `No such game has ${asked.range.min} or more: the most is`,
    question: most,
    after: ".",
    total: printedFigure(String(total)),
    href: addressAt(place, all),
  };
}
