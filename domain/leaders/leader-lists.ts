import { memoize } from "../memoize.ts";
import type { PlayerSeason, SeasonRatings, SeasonTotals } from "../season/facts.ts";
import { slugOf } from "../text/slugs.ts";
import { BOX_LEADER_RULES, LEADER_RULES, type LeaderRule } from "./leader-categories.ts";
import type { StatGroup } from "./leaders.ts";
import { type Ranked, rankBy } from "./leaders-table.ts";

/** The most rows of a list. */
export const LIST_LENGTH = 50;

/** The last segment of a category's address: "Three-point %" is "three-point-percentage". */
function categorySlug(category: string): string {
  return slugOf(category.replace("%", "percentage"));
}

/** The address of a category's page. */
export function leadersPath(group: StatGroup, category: string): string {
  return `/nba/leaders/${group}/${categorySlug(category)}`;
}

const RULES: ReadonlyMap<string, LeaderRule> = new Map(
  LEADER_RULES.map((rule) => [leadersPath(rule.group, rule.category), rule]),
);

/** The rule of a list by the end of its address, "advanced/usage-percentage"; undefined when there is none. */
export function leaderRuleOf(path: string): LeaderRule | undefined {
  return RULES.get(`/nba/leaders/${path}`);
}

/** A row of a list: a player with his rank and figure. */
export type ListedLeader = Omit<Ranked<Pick<SeasonTotals, "id" | "name" | "games">>, "value"> & {
  stat: string;
};

/**
 * The rows of a category's list, and the number of all players who qualify: of a count, those with
 * at least one.
 */
export interface LeaderList {
  rows: ListedLeader[];
  qualified: number;
}

/**
 * The full list of a category. Box score counts come from the official totals; all other figures
 * from the season of the official ratings, or from the totals where there are no ratings.
 */
export function leaderList(
  rule: LeaderRule,
  totals: readonly SeasonTotals[],
  ratings: readonly SeasonRatings[],
  { length = LIST_LENGTH, season = "" } = {},
): LeaderList {
  const box = BOX_LEADER_RULES.find(
    ({ group, category }) => group === rule.group && category === rule.category,
  );
  if (box !== undefined) return listOf(rule, rankBy(box, totals, season), length);
  const seasons = ratings.length > 0 ? ratedSeasons(totals)(ratings) : unratedSeasons(rule, totals);
  return listOf(rule, rankBy(rule, seasons, season), length);
}

/** The seasons for a list that needs no ratings. */
function unratedSeasons(rule: LeaderRule, totals: readonly SeasonTotals[]): PlayerSeason[] {
  // A figure of what is not known is no number, which has no rank.
  return rule.isRated
    ? []
    : totals.map(
        (player) => ({ ...player, plusMinus: player.plusMinus ?? Number.NaN }) as PlayerSeason,
      );
}

function listOf(
  rule: Pick<LeaderRule, "print" | "isCount">,
  ranked: readonly Ranked<SeasonTotals>[],
  length: number,
): LeaderList {
  const isEmpty = ranked[0]?.value === 0;
  const listed = rule.isCount || isEmpty ? ranked.filter(({ value }) => value > 0) : ranked;
  return {
    rows: listed
      .slice(0, length)
      .map(({ rank, player, value }) => ({ rank, player, stat: rule.print(value) })),
    qualified: listed.length,
  };
}

const ratedSeasons = memoize((totals: readonly SeasonTotals[]) => {
  const byId = new Map(totals.map((player) => [player.id, player]));
  return memoize((ratings: readonly SeasonRatings[]) =>
    ratings.flatMap((rated): PlayerSeason[] => {
      const known = byId.get(rated.id);
      return known === undefined || known.plusMinus === null
        ? []
        : [{ ...known, plusMinus: known.plusMinus, ...rated }];
    }),
  );
});
