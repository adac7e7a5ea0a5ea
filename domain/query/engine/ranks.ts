import type { Figure, Terms } from "#domain/figures/figure.ts";
import { figureOf } from "#domain/figures/figures.ts";
import { gamesSoFar } from "#domain/leaders/qualification.ts";
import { memoize } from "#domain/memoize.ts";
import { ordinal } from "#domain/printing/ordinals.ts";
import type { SeasonTotals } from "#domain/season/facts.ts";
import { asPrinted } from "#domain/season/figures.ts";
import { quotientOf } from "./derived.ts";
import { type Official, playerSeason } from "./official.ts";
import { ruleFor } from "./qualified.ts";

/** The direction in which a figure is better. */
export type Better = Figure["better"];

/** The rank of a figure among others. */
export interface RankAmong {
  /** Equal figures share the better rank; callers give the figures as they are printed. */
  rank: number;
  of: number;
  isShared: boolean;
  /** The percentage of the other figures that are worse; equal ones count half. */
  percentile: number;
  better: Better;
}

/**
 * The rank of a figure among all figures, itself included; without a better direction, the most is
 * first.
 */
export function placeAmong(value: number, values: Iterable<number>, better: Better): RankAmong {
  const sign = better === "fewer" ? -1 : 1;
  let [of, ahead, equal] = [0, 0, 0];
  for (const other of values) {
    if (Number.isNaN(other)) continue;
    of += 1;
    if (other === value) equal += 1;
    else if (sign * (other - value) > 0) ahead += 1;
  }
  const others = of - 1;
  const worse = of - ahead - equal;
  const percentile = others < 1 ? 100 : (100 * (worse + Math.max(0, equal - 1) / 2)) / others;
  return { rank: ahead + 1, of, isShared: equal > 1, percentile, better };
}

/** A player's rank in a figure, or the reason why he has none. */
export type PlayerPlace =
  | { kind: "ranked"; place: RankAmong; isQualified: boolean }
  | { kind: "unqualified"; of: number };

/**
 * A player's rank in a figure of the official season among the players who qualify, by the rule of
 * the statistics tables. Games played are ranked among all players.
 */
export function placeOfPlayer(
  playerId: string,
  key: string,
  totals: readonly SeasonTotals[],
): PlayerPlace | undefined {
  const figure = figureOf(key);
  if (figure === undefined) return undefined;
  const { values, isQualified } = rankings(totals)(figure);
  const own = values.get(playerId);
  if (own === undefined) {
    const season = seasonsOf(totals).get(playerId);
    const value = season === undefined ? Number.NaN : seasonValue(figure, season);
    return Number.isNaN(value) ? undefined : { kind: "unqualified", of: values.size };
  }
  return { kind: "ranked", place: placeAmong(own, values.values(), figure.better), isQualified };
}

const seasonsOf = memoize(
  (totals: readonly SeasonTotals[]): ReadonlyMap<string, Official> =>
    new Map(totals.map((player) => [player.id, playerSeason(player)])),
);

interface Ranking {
  /** The figures of the qualified players as they are printed, by player id. */
  values: ReadonlyMap<string, number>;
  /** Only players who qualify are ranked. */
  isQualified: boolean;
}

const rankings = memoize((totals: readonly SeasonTotals[]) => {
  const soFar = gamesSoFar(totals);
  return memoize((figure: Figure): Ranking => {
    const isQualified = figure.computation.kind !== "record";
    const rule = ruleFor(figure.key);
    const values = new Map<string, number>();
    for (const [id, season] of seasonsOf(totals)) {
      const total = rule.count === undefined ? 0 : totalOf(rule.count, season);
      if (isQualified && !rule.qualifies({ games: season.games, total }, soFar)) continue;
      const value = asPrinted(seasonValue(figure, season), figure.decimals);
      if (!Number.isNaN(value)) values.set(id, value);
    }
    return { values, isQualified };
  });
});

function totalOf({ computation }: Figure, { sums }: Official): number {
  return computation.kind === "count" ? combined(computation.of, sums) : Number.NaN;
}

/** A figure of an official season, counts per game; NaN when it is unknown. */
export function seasonValue(figure: Figure, season: Official): number {
  const { computation } = figure;
  switch (computation.kind) {
    case "count":
      return quotientOf(totalOf(figure, season), season.games);
    case "share":
      return (
        quotientOf(combined(computation.of, season.sums), combined(computation.over, season.sums)) *
        computation.scale
      );
    case "record":
      return computation.of === "games" ? season.games : Number.NaN;
    case "rating":
      return season.ratings.get(computation.label) ?? Number.NaN;
  }
}

function combined(terms: Terms, sums: Official["sums"]): number {
  let value = 0;
  for (const [column, factor] of terms) value += factor * (sums.get(column) ?? Number.NaN);
  return value;
}

/** A rank: "3rd", "tied 3rd". */
export function rankWords({ rank, isShared }: Pick<RankAmong, "rank" | "isShared">): string {
  return `${isShared ? "tied " : ""}${ordinal(rank)}`;
}
