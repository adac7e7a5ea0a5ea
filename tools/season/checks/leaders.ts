import { LEADER_RULES, type LeaderRule } from "#domain/leaders/leader-categories.ts";
import type { LeaderCategory, StatGroup } from "#domain/leaders/leaders.ts";
import { STAT_GROUPS } from "#domain/leaders/leaders.ts";
import { gamesSoFar } from "#domain/leaders/qualification.ts";
import type { PlayerSeason } from "#domain/season/facts.ts";

const LEAST_CATEGORIES = 6;
const LISTED = 5;

/**
 * Checks every row of every list: a qualified player, his own figure, his rank among all players.
 */
export function leaderContradictions(
  leaders: Record<StatGroup, { data: LeaderCategory[] }>,
  players: PlayerSeason[],
): string[] {
  return STAT_GROUPS.flatMap((group) => {
    const { data } = leaders[group];
    const found = data.flatMap((category) => ofCategory(group, category, players));
    if (data.length < LEAST_CATEGORIES) {
      found.push(`Leaders, ${group}: ${data.length} categories, fewer than ${LEAST_CATEGORIES}.`);
    }
    return found;
  });
}

function ofCategory(
  group: StatGroup,
  { category, top5 }: LeaderCategory,
  players: PlayerSeason[],
): string[] {
  const rule = LEADER_RULES.find((rule) => rule.group === group && rule.category === category);
  if (rule === undefined) return [`Leaders, ${group}: nothing says what "${category}" is.`];
  const soFar = gamesSoFar(players);
  const qualified = players.filter((player) => rule.qualifies(player, soFar));
  const found: string[] = [];
  if (top5.length !== LISTED) found.push(`${top5.length} rows, not ${LISTED}`);
  top5.forEach((row, at) => {
    const player = players.find(({ name }) => name === row.player);
    if (player === undefined) {
      found.push(`${row.player} has no season`);
      return;
    }
    const value = rule.value(player);
    if (!qualified.includes(player)) found.push(`${row.player} does not qualify`);
    if (rule.print(value) !== row.stat) {
      found.push(`${row.player} has ${rule.print(value)}, not ${row.stat}`);
    }
    const rank = 1 + qualified.filter((other) => betterThan(value, other, rule)).length;
    if (rank !== row.rank) found.push(`${row.player} is number ${rank}, not ${row.rank}`);
    if (top5.findIndex((other) => other.player === row.player) !== at) {
      found.push(`${row.player} is listed twice`);
    }
    if (rank > at + 1 || (at > 0 && row.rank < (top5[at - 1]?.rank ?? 0))) {
      found.push(`${row.player} is out of order`);
    }
  });
  return found.map((what) => `Leaders, ${category}: ${what}.`);
}

function betterThan(value: number, other: PlayerSeason, rule: LeaderRule): boolean {
  if (rule.print(rule.value(other)) === rule.print(value)) return false;
  return rule.least ? rule.value(other) < value : rule.value(other) > value;
}
