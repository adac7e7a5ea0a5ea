export const STAT_GROUPS = ["advanced", "averages", "misc", "totals"] as const;
/** The four groups of leaders and team stats (product.md section 2). */
export type StatGroup = (typeof STAT_GROUPS)[number];

export interface Leader {
  rank: number;
  player: string;
  stat: string;
}

export interface LeaderCategory {
  category: string;
  top5: Leader[];
}

export type Leaders = Record<StatGroup, LeaderCategory[]>;

/** What `make` gives for each of the four groups. */
export function inStatGroups<Value>(make: (group: StatGroup) => Value): Record<StatGroup, Value> {
  const made = STAT_GROUPS.map((group) => [group, make(group)] as const);
  return Object.fromEntries(made) as Record<StatGroup, Value>;
}

/** The title of each group. */
export const STAT_GROUP_TITLES: Record<StatGroup, string> = {
  advanced: "Advanced",
  averages: "Averages",
  misc: "Misc",
  totals: "Totals",
};

/** The title of a group of leaders: "Leaders - Advanced" (product.md section 2, "Dashboard"). */
export function leadersTitle(group: StatGroup): string {
  return `Leaders - ${STAT_GROUP_TITLES[group]}`;
}

/**
 * The title of a group of team stats: "Team Stats - Advanced" (product.md section 2, "Team Advanced
 * Stats").
 */
export function teamStatsTitle(group: StatGroup): string {
  return `Team Stats - ${STAT_GROUP_TITLES[group]}`;
}
