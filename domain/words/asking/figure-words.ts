import { figureOf, isCount } from "../../query/figures.ts";
import { type Basis, FEATS, type GroupRange, type Range } from "../../query/query.ts";

/** A figure's name within a sentence: "points", "three-point percentage". */
export function statName(key: string): string {
  const name = figureOf(key)?.name.replace(/:.*/, "") ?? key;
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** A count's name in the singular or plural: "rebound" for "1", "rebounds" for "3". */
export function statNameFor(key: string, value: string): string {
  return value === "1" ? oneOf(statName(key)) : statName(key);
}

function oneOf(name: string): string {
  return name.replace(/s\b/, "");
}

/** The basis of a count: " per game", " in total"; "" for other figures. */
export function basisWords(key: string, per: Basis): string {
  const figure = figureOf(key);
  if (figure === undefined || !isCount(figure)) return "";
  return { average: " per game", total: " in total", per36: " per 36 minutes" }[per];
}

/** "30 or more points", "a triple-double", "a field goal percentage of 50 or more". */
export function rangeText(key: string, range: Range): string {
  const name = statName(key);
  if (FEATS.includes(key) && range.min === 1 && range.max === 1) return `a ${oneOf(name)}`;
  const figure = figureOf(key);
  const isRecord = ["gp", "w", "l"].includes(key);
  const isCounted = isRecord || (figure !== undefined && isCount(figure) && !isQuality(key));
  const { words, isOne } = limits(range);
  return isCounted ? `${words} ${isOne ? oneOf(name) : name}` : `a ${name} of ${words}`;
}

function limits({ min, max }: Range): { words: string; isOne: boolean } {
  if (min === max) return { words: `exactly ${min}`, isOne: min === 1 };
  if (max === Number.POSITIVE_INFINITY) return { words: leastWords(min), isOne: false };
  if (min === Number.NEGATIVE_INFINITY) return { words: mostWords(max), isOne: false };
  return { words: `${min} to ${max}`, isOne: false };
}

/** The step between an inclusive limit and an exclusive one: 10.001 or more is more than 10. */
const STEP = 0.001;

function leastWords(min: number): string {
  return isStep(min - STEP, min) ? `more than ${tidy(min - STEP)}` : `${min} or more`;
}

function mostWords(max: number): string {
  return isStep(max + STEP, max) ? `fewer than ${tidy(max + STEP)}` : `${max} or fewer`;
}

function isStep(round: number, limit: number): boolean {
  return !Number.isInteger(limit * 100) && Number.isInteger(Number((round * 100).toFixed(6)));
}

function tidy(value: number): number {
  return Number(value.toFixed(3));
}

/** A condition on a mean or total: "averaging 20 or more points", "with 50 or more wins". */
export function groupWords({ figure: key, of, range }: GroupRange): string {
  const kind = figureOf(key)?.computation.kind;
  if (kind === "record") return `with ${rangeText(key, range)}`;
  const text = rangeText(key, range);
  if (of === "total") return `with ${text} in all`;
  return kind === "count" ? `averaging ${text}` : `with ${text}`;
}

/** Conditions on means and totals: "averaging 20 or more points and 10 or more rebounds". */
export function groupsWords(groups: readonly GroupRange[]): string {
  return groups
    .map((group, at) => {
      const words = groupWords(group);
      return at === 0 ? words : words.replace(/^(?:averaging|with) /, "");
    })
    .join(" and ");
}

/** Returns whether a figure's order is "best" and "worst" rather than "most" and "fewest". */
export function isQuality(key: string): boolean {
  const kind = figureOf(key)?.computation.kind;
  return kind === "share" || kind === "rating" || ["winpct", "pm", "gmsc", "diff"].includes(key);
}

/** The adjective for an order by a figure: "most", "fewest", "best", "worst". */
export function orderWord(key: string, order: "asc" | "desc"): string {
  if (key === "pace") return order === "desc" ? "fastest" : "slowest";
  if (!isQuality(key)) return order === "desc" ? "most" : "fewest";
  return (order === "desc") === (figureOf(key)?.better !== "fewer") ? "best" : "worst";
}
