import { figureOf } from "../../query/figures.ts";
import type { FigureRange, GroupRange, Range } from "../../query/query.ts";
import { incomplete } from "./filled.ts";
import type { AskedRange, Slots } from "./slots.ts";

/** The ranges of a question: `figures` limit single games, `groups` the mean or total of a row. */
export interface Ranges {
  figures: FigureRange[];
  groups: GroupRange[];
}

/** The limits of one player's game; a higher number means the total of a season. */
const MOST_IN_A_GAME: Readonly<Record<string, number>> = {
  pts: 100,
  reb: 40,
  ast: 35,
  stl: 15,
  blk: 15,
  tov: 15,
  fg3m: 25,
  min: 65,
  fgm: 40,
  fga: 60,
  fg3a: 35,
  ftm: 40,
  fta: 45,
  oreb: 25,
  dreb: 35,
  pf: 6,
};

/** The counts from which a number means a team's game rather than a player's. */
export const LEAST_OF_TEAMS: Readonly<Record<string, number>> = {
  pts: 84,
  reb: 31,
  ast: 25,
  stl: 13,
  blk: 13,
  tov: 12,
  fg3m: 16,
  fgm: 30,
  fta: 35,
};

const FEATS = ["dd", "td", "5x5"];
/** The smallest difference between two limits of a mean, which have three decimals in addresses. */
const STEP = 0.001;

/** Splits a question's ranges into limits of single games, and of means and totals. */
export function compileRanges(slots: Slots, ofTeams: boolean): Ranges {
  const figures: FigureRange[] = [];
  const groups: GroupRange[] = [];
  for (const asked of slots.ranges) {
    const { figure, range } = asked;
    const of = meantOf(asked, slots, ofTeams);
    if (of === "game") figures.push({ figure, range: opened(range, asked.isOpen, 1) });
    else groups.push({ figure, of, range: opened(range, asked.isOpen, of === "mean" ? STEP : 1) });
  }
  return { figures, groups };
}

function meantOf({ figure, range, of }: AskedRange, slots: Slots, ofTeams: boolean) {
  const kind = figureOf(figure)?.computation.kind;
  const isOfGames = slots.flags.has("when") || slots.nouns.has("games");
  if (kind === "record" || kind === "rating") return "mean";
  if (of !== "game") return of;
  if (kind === "share" && !isOfGames && slots.players.length === 0) return "mean";
  const limit = Number.isFinite(range.min) ? range.min : range.max;
  if (FEATS.includes(figure)) {
    if (isOfGames && limit > 1) return incomplete("A game has one double-double at most.");
    return "total";
  }
  return !ofTeams && limit > (MOST_IN_A_GAME[figure] ?? Number.POSITIVE_INFINITY)
    ? "total"
    : "game";
}

function opened({ min, max }: Range, isOpen: boolean, step: number): Range {
  if (!isOpen) return { min, max };
  const rounded = (value: number) => Number(value.toFixed(3));
  return { min: rounded(min + step), max: rounded(max - step) };
}

/** Reads "one point games" as games decided by one point. */
export function takeMargin(slots: Slots): void {
  const [range] = slots.ranges;
  const isAlone = slots.ranges.length === 1 && slots.players.length === 0;
  if (range === undefined || !isAlone || range.isSaid || slots.flags.has("when")) return;
  const isSmall = range.figure === "pts" && range.of === "game" && range.range.min < 10;
  if (!isSmall || !slots.nouns.has("games")) return;
  slots.ranges = [];
  slots.conditions.margin = { min: range.range.min, max: range.range.min };
}
