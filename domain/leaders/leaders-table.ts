import type { BoxSeason, PlayerSeason } from "../season/facts.ts";
import { compareNames } from "../text/compare-names.ts";
import { LEADER_RULES, type LeaderRule } from "./leader-categories.ts";
import { inStatGroups, type Leader, type LeaderCategory, type Leaders } from "./leaders.ts";
import { gamesSoFar } from "./qualification.ts";
import { sharedRanks } from "./shared-ranks.ts";

const LISTED = 5;

/** The league's season leaders in every group, five for each category. */
export function leadersTable(players: PlayerSeason[]): Leaders {
  return inStatGroups((group) =>
    LEADER_RULES.filter((rule) => rule.group === group).map(
      (rule): LeaderCategory => ({ category: rule.category, top5: topOf(rule, players) }),
    ),
  );
}

/** A player's rank by one rule. */
export interface Ranked<Season> {
  rank: number;
  player: Season;
  value: number;
}

/**
 * All players who qualify by one rule of a season, best first; equal players are sorted by name. One
 * whose figure is not known has no rank.
 */
export function rankBy<Season extends BoxSeason>(
  rule: LeaderRule<Season>,
  players: readonly Season[],
  season = "",
): Ranked<Season>[] {
  const direction = rule.least ? 1 : -1;
  const soFar = gamesSoFar(players);
  const values = players
    .filter((player) => rule.qualifies(player, soFar, season))
    .map((player) => ({ player, value: rule.value(player) }))
    .filter(({ value }) => !Number.isNaN(value))
    .sort((a, b) => direction * (a.value - b.value) || compareNames(a.player.name, b.player.name));
  const ranks = sharedRanks(values.map(({ value }) => rule.print(value)));
  return values.map((row, at) => ({ ...row, rank: ranks[at] ?? at + 1 }));
}

/** The first players by one rule, five by default. */
export function topOf<Season extends BoxSeason>(
  rule: LeaderRule<Season>,
  players: readonly Season[],
  listed = LISTED,
): Leader[] {
  return rankBy(rule, players)
    .slice(0, listed)
    .map(({ rank, player, value }) => ({ rank, player: player.name, stat: rule.print(value) }));
}
