import { expect, test } from "vitest";
import { STAT_GROUPS, type StatGroup } from "#domain/leaders/leaders.ts";
import type { TeamStats, TeamStatsRow } from "#domain/leaders/team-stats.ts";
import { rankedTeamStats } from "#functions/views/leaders/ranked-stats.ts";
import { sourceTeams } from "#tests/fixtures/season.ts";

const teams = sourceTeams();

/** Team stats that count how often a row's name is read, which each look-up of a team does. */
function countedStats(figures: number) {
  let reads = 0;
  const row = (name: string, at: number): TeamStatsRow => ({
    get teamName() {
      reads += 1;
      return name;
    },
    stats: Array.from({ length: figures }, (_, figure) => ({
      label: `F${figure}`,
      value: String(at + figure),
      amount: at + figure,
    })),
  });
  const stats = Object.fromEntries(
    STAT_GROUPS.map((group) => [group, teams.map(({ fullName }, at) => row(fullName, at))]),
  ) as TeamStats;
  return { stats, reads: () => reads };
}

function readsOf(figures: number, groups: readonly StatGroup[]): number {
  const { stats, reads } = countedStats(figures);
  for (const group of groups) {
    for (const team of teams)
      expect(rankedTeamStats(team, teams, stats, group)).toHaveLength(figures);
  }
  return reads();
}

test("a team's ranks read each row's name once, however many figures and teams ask", () => {
  expect(readsOf(1, ["advanced"])).toBe(teams.length);
  expect(readsOf(100, ["advanced"])).toBe(teams.length);
  expect(readsOf(20, STAT_GROUPS)).toBe(STAT_GROUPS.length * teams.length);
});
