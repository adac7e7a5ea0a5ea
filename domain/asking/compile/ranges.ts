import { marginRange, SMALL_MARGIN } from "#domain/ask/limits.ts";
import { figureOf, isCount, isFeat } from "#domain/figures/figures.ts";
import type { FigureRange, GroupRange } from "#domain/query/query.ts";
import { above, below, type Range, wholesWithin } from "#domain/query/range.ts";
import { ASK_ADVICE } from "#domain/refusals/ask-advice.ts";
import type { AskedRange, Slots } from "../slots.ts";
import { fillsOnly, incomplete } from "./filled.ts";
import type { Shape } from "./shapes.ts";

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
export const LEAST_OF_TEAMS: Readonly<Record<string, number>> & { pts: number } = {
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

/** Only a game has a percentage of 100. */
const ALL = 100;

function isOfShare({ figure, range }: AskedRange): boolean {
  return isShare(figure) && limitOf(range) < ALL;
}

/** Returns whether a range is a percentage of 100. */
export function isOfAllShots({ figure, range }: FigureRange): boolean {
  return isShare(figure) && limitOf(range) === ALL;
}

function isShare(figure: string): boolean {
  return figureOf(figure)?.computation.kind === "share";
}

/** Splits a question's ranges into limits of single games, and of means and totals. */
export function compileRanges(slots: Slots, ofTeams: boolean): Ranges {
  const figures: FigureRange[] = [];
  const groups: GroupRange[] = [];
  for (const asked of slots.ranges) {
    const { figure } = asked;
    const range = figure === "winpct" ? asShare(asked.range) : asked.range;
    const of = meantOf(asked, slots, ofTeams);
    if (of === "game") figures.push({ figure, range: strictRange(figure, range, asked.isOpen) });
    else groups.push({ figure, of, range: asked.isOpen ? strict(range) : range });
  }
  return { figures, groups };
}

function meantOf({ figure, range, of }: AskedRange, slots: Slots, ofTeams: boolean) {
  const kind = figureOf(figure)?.computation.kind;
  const isOfGames = slots.flags.has("when") || slots.nouns.has("games") || slots.unit === "game";
  if (kind === "record" || kind === "rating") return "mean";
  if (of !== "game") return of;
  const areMeans = !isOfGames && slots.players.length === 0;
  if (kind === "share" && areMeans) return limitOf(range) < ALL ? "mean" : "game";
  // "20 points on 50/40/90" is averaged, as its percentages are.
  if (areMeans && slots.rank === undefined && slots.ranges.some(isOfShare)) return "mean";
  const limit = limitOf(range);
  if (isFeat(figure)) {
    if (isOfGames && limit > 1) return incomplete(ASK_ADVICE.oneDouble);
    // "jokic without a triple double", as opposed to "players without a triple double"
    const isOfOne = isOfGames || slots.players.length > 0;
    return range.max === 0 && isOfOne ? "game" : "total";
  }
  return !ofTeams && limit > (MOST_IN_A_GAME[figure] ?? Number.POSITIVE_INFINITY)
    ? "total"
    : "game";
}

/** The range of a figure of one game: whole counts have a next number, "over 30" starts at 31. */
export function strictRange(figure: string, range: Range, isOpen: boolean): Range {
  if (!isOpen) return range;
  return isWhole(figure) ? wholesWithin(range) : strict(range);
}

/** A winning percentage is a share of one: "above 50 percent" and "above .500" are above 0.5. */
function asShare(range: Range): Range {
  const limit = limitOf(range);
  const whole = limit > 100 ? 1000 : limit > 1 ? 100 : 1;
  return { min: range.min / whole, max: range.max / whole };
}

function strict({ min, max }: Range): Range {
  return { min: above(min), max: below(max) };
}

/** Returns whether a figure of one game is a whole number: minutes have seconds. */
function isWhole(figure: string): boolean {
  const known = figureOf(figure);
  return known !== undefined && isCount(known) && !["min", "gmsc"].includes(figure);
}

/** The number of "luka games with 35 or more" and "klay 60" is one of points, which are meant where none is named. */
export const ofBarePoints: Shape = (slots) => {
  const { loose, players, measures, ranges, nouns, rank, wins, text } = slots;
  const [limits, ...more] = loose;
  const isAlone = more.length + measures.length + ranges.length === 0 && players.length === 1;
  const isOfGames = !nouns.has("streak") && rank === undefined && wins === undefined;
  if (limits === undefined || !isAlone || !isOfGames) return undefined;
  const isBare = fillsOnly(slots, "players", "loose", "games") && !/\bmin/i.test(text);
  // Lower numbers may be other counts of a game.
  const least = limits.isSaid && nouns.has("games") ? 20 : isBare ? 40 : Number.POSITIVE_INFINITY;
  const { min } = limits.range;
  if (!(Number.isFinite(min) && min >= least)) return undefined;
  return { loose: [], ranges: [{ ...limits, figure: "pts", of: "game", isNamed: false }] };
};

/** "One point games" and "20 point wins" are games decided by so many points. */
export const ofMargin: Shape = ({ ranges, players, flags, nouns, wins }) => {
  const [asked] = ranges;
  const isAlone = ranges.length === 1 && players.length === 0 && !flags.has("when");
  if (asked?.figure !== "pts" || asked.of !== "game" || !isAlone) return undefined;
  const limit = limitOf(asked.range);
  const isOfGames = nouns.has("games") && !asked.isSaid && limit < SMALL_MARGIN;
  if (!isOfGames && (wins === undefined || limit >= LEAST_OF_TEAMS.pts)) return undefined;
  const more = asked.isSaid ? [] : (["bare-margin"] as const);
  return { ranges: [], set: { margin: marginRange(asked) }, more };
};

function limitOf({ min, max }: Range): number {
  return Number.isFinite(min) ? min : max;
}
