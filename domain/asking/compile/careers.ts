import { columnsOf } from "#domain/figures/figure.ts";
import { figureOf, isCount } from "#domain/figures/figures.ts";
import { BOX_COUNTS } from "#domain/figures/line-figures.ts";
import { hasHad } from "../scope.ts";
import type { Flag, Slots } from "../slots.ts";
import { fillsOnly } from "./filled.ts";

const KEPT: readonly string[] = [...BOX_COUNTS, "sec"];

/** Returns whether careers have every count that a figure is computed from. */
export function isOfCareers(key: string): boolean {
  const known = figureOf(key);
  const columns = known === undefined ? [] : columnsOf(known);
  return key === "gp" || (columns.length > 0 && columns.every((column) => KEPT.includes(column)));
}

const CAREER: ReadonlySet<Flag> = new Set(["career"]);
const COUNT: ReadonlySet<Flag> = new Set(["count"]);

/**
 * The slots with "how many points has luka scored" as a figure of his career. Over several seasons a
 * career is no figure of its own: its points are the sum of their games, "career ppg" their mean.
 */
export function withCareer(slots: Slots, isOfSeveral: boolean): Slots {
  const { flags, measures, unit, players, stage, nouns, text } = slots;
  if (isOfSeveral) {
    if (!flags.has("career")) return slots;
    const isSum = measures.length > 0 && measures.every(isSummed);
    const isMean = unit !== undefined || flags.has("averaging") || flags.has("stats");
    const left = flags.difference(CAREER);
    return { ...slots, flags: isSum && !isMean ? left.union(COUNT) : left };
  }
  const [figure = nouns.has("games") ? "gp" : "", ...others] = measures;
  const isSum = flags.has("count") && unit !== "average" && hasHad(text) && stage !== "season";
  const isPlain = fillsOnly(slots, "players", "measures", "unit", "games", "playoffs");
  const isKept = players.length === 1 && others.length === 0 && isOfCareers(figure);
  if (!isSum || !isPlain || !isKept || flags.has("season")) return slots;
  return { ...slots, flags: flags.union(CAREER) };
}

function isSummed(key: string): boolean {
  const known = figureOf(key);
  return known !== undefined && isCount(known);
}
