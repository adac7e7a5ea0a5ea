import { type ChartEdge, chartOf, longestOf } from "#domain/ask/chart.ts";
import { DATE_RULES, type DatePart } from "#domain/ask/date-rules.ts";
import { NUMBER_RULES, type Quantity } from "#domain/ask/number-rules.ts";
import { isDate } from "./dates.ts";
import type { ReadingTools } from "./reading.ts";
import type { Term } from "./terms.ts";

const SKIPPED = ["filler", "to"];
const RULES = [...DATE_RULES, ...NUMBER_RULES];

/** Words that take the number after them: "top 5 scorers". */
const TAKING = /^(?:top|bottom)$/;

/** The terms of a question, those that mean one thing together as one part. */
export function joinedTerms(
  terms: readonly Term[],
  { seasonNow, wordOf }: Pick<ReadingTools, "seasonNow" | "wordOf">,
): readonly Term[] {
  const given = terms.map((term, at): ChartEdge => {
    const before = terms[at - 1];
    const isTaken = before?.is === "word" && TAKING.test(wordOf(before)) && term.is === "number";
    const category = isTaken ? "taken" : isDate(term, seasonNow) ? "date" : categoryOf(term);
    return { category, value: term, from: at, to: at + 1 };
  });
  const edges = chartOf(given, RULES, SKIPPED);
  return longestOf(edges, terms.length).flatMap(({ category, value, from, to }) => {
    const own = terms.slice(from, to);
    const [head, last] = [own[0], own.at(-1)];
    const isJoined = own.length > 1 || category === "period";
    if (head === undefined || last === undefined || !isJoined) return own;
    const part = { category, value } as DatePart | Quantity;
    return [{ is: "part", ...part, head, from: head.from, to: last.to } satisfies Term];
  });
}

function categoryOf(term: Term): string {
  if (term.is === "word") return term.kind;
  return term.is === "number" && term.isOrdinal ? "ordinal" : term.is;
}
