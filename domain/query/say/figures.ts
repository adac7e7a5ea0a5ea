import { figureOf, isCount, nameInSentence, singular } from "#domain/figures/figures.ts";
import { listed } from "#domain/printing/listed.ts";
import type { Basis, GroupRange, Query } from "../query.ts";
import { isQuality, limitWords, rangeText } from "./range-text.ts";

/** A count's name in the singular or plural: "rebound" for "1", "rebounds" for "3". */
export function statNameFor(key: string, value: string): string {
  return value === "1" ? singular(nameInSentence(key)) : nameInSentence(key);
}

/** The bases of counts, after their names. */
export const BASIS_WORDS: Readonly<Record<Basis, string>> = {
  average: "per game",
  total: "in total",
  per36: "per 36 minutes",
};

/** The basis of a count: " per game", " in total"; "" for other figures. */
export function basisWords(key: string, per: Basis): string {
  const figure = figureOf(key);
  if (figure === undefined || !isCount(figure)) return "";
  return ` ${BASIS_WORDS[per]}`;
}

/** A condition on a mean or total: "averaging 20 or more points", "with 50 or more wins". */
export function groupWords(group: GroupRange): string {
  const { figure, range, of } = group;
  const isMean = figureOf(figure)?.computation.kind === "count" && of !== "total";
  return `${isMean ? "averaging" : "with"} ${rangeText(figure, range)}`;
}

/** Conditions on means and totals, each with its verb where the one before has another. */
export function groupTexts(groups: readonly GroupRange[]): string[] {
  const verbs = groups.map((group) => groupWords(group).split(" ")[0]);
  return groups.map((group, at) =>
    verbs[at] === verbs[at - 1] ? rangeText(group.figure, group.range) : groupWords(group),
  );
}

/** Conditions on means and totals: "averaging 20 or more points and 10 or more rebounds". */
export function groupsWords(groups: readonly GroupRange[]): string {
  return listed(groupTexts(groups));
}

/** The adjective for an order by a figure: "most", "fewest", "best", "worst". */
export function orderWord(key: string, order: "asc" | "desc"): string {
  if (key === "pace") return order === "desc" ? "fastest" : "slowest";
  if (!isQuality(key)) return order === "desc" ? "most" : "fewest";
  return (order === "desc") === (figureOf(key)?.better !== "fewer") ? "best" : "worst";
}

/**
 * A query's figures as a verb phrase: "scored 30 or more", "had a triple-double"; "played" for a
 * query without figures.
 */
export function didWords({ figures }: Query): string {
  if (figures.length === 0) return "played";
  const [only] = figures;
  if (figures.length === 1 && only?.figure === "oppts")
    return `allowed ${limitWords("pts", only.range)}`;
  if (figures.length === 1 && only?.figure === "pts")
    return `scored ${limitWords("pts", only.range)}`;
  return `had ${listed(figures.map(({ figure: key, range }) => rangeText(key, range)))}`;
}

/** The counts of a record, by the figure that ranks it. */
const RECORDS: Readonly<Record<string, readonly string[]>> = {
  winpct: ["w", "l"],
  partpct: ["partw", "partl", "partt"],
};

/** The figures that a record prints: those won, lost and tied; undefined for a figure that ranks no record. */
export function recordCounts(key: string): readonly string[] | undefined {
  return RECORDS[key];
}
