import * as v from "valibot";
import type { StatGroup } from "#domain/leaders/leaders.ts";
import { TEAM_STAT_COLUMNS, type TeamStatsRow } from "#domain/leaders/team-stats.ts";
import { name } from "./cells.ts";
import { objectOf, parseRows, type ReadRows, rowParser } from "./rows.ts";
import { statsOf } from "./stats.ts";

const NO_STATS = new Set(["id", "Team"]);
const teamRow = rowParser(v.object({ Team: name }));

/** The number that a published figure is, with a sign or grouped thousands; undefined for other text. */
function amountOf(text: string): number | undefined {
  const plain = text.replace("−", "-").replaceAll(",", "");
  return /^[+-]?\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}

/** The rows of `nba/teamStats/{group}/data`. */
export function parseTeamStats(group: StatGroup, raw: unknown): ReadRows<TeamStatsRow> | undefined {
  return parseRows(
    raw,
    (item): TeamStatsRow | undefined => {
      const row = objectOf(item);
      const teamName = teamRow(item)?.Team;
      const stats = row && statsOf(row, NO_STATS, TEAM_STAT_COLUMNS[group]);
      if (teamName === undefined || stats === undefined) return undefined;
      return { teamName, stats: stats.map((stat) => ({ ...stat, amount: amountOf(stat.value) })) };
    },
    teamRow,
  );
}
