import { figureOf, isFeat, isRate, nameInSentence, singular } from "#domain/figures/figures.ts";
import { withArticle } from "#domain/printing/article.ts";
import { rangeWords } from "#domain/printing/ranges.ts";
import { printedFigure } from "#domain/season/printed.ts";
import type { Range } from "../range.ts";

/** "30 or more points", "a triple-double", "a field goal percentage of 50 or more". */
export function rangeText(key: string, range: Range): string {
  const name = nameInSentence(key);
  if (isFeat(key) && range.min === 1 && range.max === 1) return `a ${singular(name)}`;
  if (isFeat(key) && range.max === 0) return `no ${singular(name)}`;
  // A share of one is printed as standings do: ".500".
  const print = key === "winpct" ? (value: number) => printedFigure(value.toFixed(3)) : undefined;
  if (isQuality(key)) return `${withArticle(name)} of ${rangeWords(range, { print })}`;
  const isOne = range.min === 1 && range.max === 1;
  return `${limitWords(key, range)} ${isOne ? singular(name) : name}`;
}

/** The limits of a count without its name: "30 or more", "fewer than 25". */
export function limitWords(key: string, range: Range): string {
  // Minutes have seconds: "less than 25 minutes", but "fewer than 25 points".
  const lessThan = key === "min" ? "less" : "fewer";
  return rangeWords(range, { orLess: "fewer", lessThan });
}

/** Returns whether a figure's order is "best" and "worst" rather than "most" and "fewest". */
export function isQuality(key: string): boolean {
  const figure = figureOf(key);
  const kind = figure?.computation.kind;
  const isShare = kind === "share" && figure !== undefined && !isRate(figure);
  return isShare || kind === "rating" || ["winpct", "pm", "gmsc", "diff", "per48"].includes(key);
}
