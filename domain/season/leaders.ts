export const STAT_GROUPS = ["advanced", "averages", "misc", "totals"] as const;
/** The four groups that leaders and team stats come in (product.md section 2). */
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

/** A group's name in titles. */
export const STAT_GROUP_TITLES: Record<StatGroup, string> = {
  advanced: "Advanced",
  averages: "Averages",
  misc: "Misc",
  totals: "Totals",
};

/** "Leaders - Advanced" and so on (product.md section 2, "Dashboard"). */
export function leadersTitle(group: StatGroup): string {
  return `Leaders - ${STAT_GROUP_TITLES[group]}`;
}

/** "Team Stats - Advanced" and so on (product.md section 2, "Team Advanced Stats"). */
export function teamStatsTitle(group: StatGroup): string {
  return `Team Stats - ${STAT_GROUP_TITLES[group]}`;
}
