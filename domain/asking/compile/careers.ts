import { columnsOf } from "#domain/figures/figure.ts";
import { figureOf, isCount } from "#domain/figures/figures.ts";
import { BOX_COUNTS } from "#domain/figures/line-figures.ts";
import { hasHad } from "../scope.ts";
import { fillsOnly } from "./filled.ts";
import type { Shape } from "./shapes.ts";

const KEPT: readonly string[] = [...BOX_COUNTS, "sec"];

/** Returns whether careers have every count that a figure is computed from. */
export function isOfCareers(key: string): boolean {
  const known = figureOf(key);
  const columns = known === undefined ? [] : columnsOf(known);
  return key === "gp" || (columns.length > 0 && columns.every((column) => KEPT.includes(column)));
}

/**
 * "How many points has luka scored" asks for a figure of his career. Over several seasons a career is no
 * figure of its own: its points are the sum of their games, "career ppg" their mean.
 */
export const ofCareer: Shape = (slots, { data }) => {
  const { flags, measures, unit, players, stage, nouns, text } = slots;
  if (data.lines.parts !== undefined) {
    if (!flags.has("career")) return undefined;
    const isSum = measures.length > 0 && measures.every(isSummed);
    const isMean = unit !== undefined || flags.has("averaging");
    return { less: ["career"], more: isSum && !isMean ? ["count"] : [] };
  }
  const [figure = nouns.has("games") ? "gp" : "", ...others] = measures;
  const isSum = flags.has("count") && unit !== "average" && hasHad(text) && stage !== "season";
  const isPlain = fillsOnly(slots, "players", "measures", "unit", "games", "playoffs");
  const isKept = players.length === 1 && others.length === 0 && isOfCareers(figure);
  return isSum && isPlain && isKept && !flags.has("season") ? { more: ["career"] } : undefined;
};

function isSummed(key: string): boolean {
  const known = figureOf(key);
  return known !== undefined && isCount(known);
}
