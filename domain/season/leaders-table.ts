import { compareNames } from "../words/names.ts";
import type { BoxSeason, PlayerSeason } from "./facts.ts";
import { LEADER_RULES, type LeaderRule } from "./leader-categories.ts";
import type { Leader, LeaderCategory, Leaders, StatGroup } from "./leaders.ts";
import { gamesSoFar } from "./qualification.ts";

const LISTED = 5;

/** The season leaders of every group, five a category, from the whole league. */
export function leadersTable(players: PlayerSeason[]): Leaders {
  const group = (name: StatGroup): LeaderCategory[] =>
    LEADER_RULES.filter((rule) => rule.group === name).map((rule) => ({
      category: rule.category,
      top5: topOf(rule, players),
    }));
  return {
    advanced: group("advanced"),
    averages: group("averages"),
    misc: group("misc"),
    totals: group("totals"),
  };
}

/**
 * The first by one rule, five by default. Equal figures share the better rank, so
 * five rows may be ranked 1, 2, 2, 4, 5; among equals names decide who stands first, and who is
 * cut at the last row.
 */
export function topOf<Season extends BoxSeason>(
  rule: LeaderRule<Season>,
  players: readonly Season[],
  listed = LISTED,
): Leader[] {
  const direction = rule.least ? 1 : -1;
  const soFar = gamesSoFar(players);
  const ranked = players
    .filter((player) => rule.qualifies(player, soFar))
    .map((player) => ({ player: player.name, value: rule.value(player) }))
    .sort((a, b) => direction * (a.value - b.value) || compareNames(a.player, b.player));
  return ranked.slice(0, listed).map(({ player, value }) => ({
    rank: ranked.findIndex((other) => other.value === value) + 1,
    player,
    stat: rule.print(value),
  }));
}
