import type { TeamStats } from "#domain/leaders/team-stats.ts";
import { capital } from "#domain/printing/capital.ts";
import { ordinal, ordinalInWords } from "#domain/printing/ordinals.ts";
import { printedStats } from "#domain/season/printed.ts";
import type { Standing } from "#domain/standings/standing.ts";
import { standingOfTeam } from "#domain/standings/standing-teams.ts";
import { printedColumn, STANDINGS_COLUMNS } from "#domain/standings/standings-columns.ts";
import type { Stat, Team } from "#domain/teams/team.ts";
import { stripLaPrefix } from "#domain/teams/team-names.ts";
import { type RankedStat, rankedTeamStats } from "../leaders/ranked-stats.ts";

/** A team's row of the standings as printed. */
export function standingStats(team: Team, standings: readonly Standing[]): Stat[] {
  const standing = standingOfTeam(team, standings);
  if (standing === undefined) return [];
  return [
    { label: "PLACE", value: String(standing.rank) },
    ...STANDINGS_COLUMNS.filter(({ figure }) => standing[figure] !== undefined).map((column) => ({
      label: column.label,
      value: printedColumn(column, standing),
    })),
    ...printedStats(standing.others).map(({ label, value }) => ({
      label: stripLaPrefix(label),
      value,
    })),
  ];
}

/** A team's ratings and four factors, in offense and in defense. */
export interface Factors {
  /** "Third in offense, fourth in defense". */
  title: string;
  /** "Net rating +8.4, 2nd of 30; pace 100.7, 14th of 30: the most first." */
  deck: string;
  /** Its rating and four factors in offense; `without` has those in defense. */
  withBall: RankedStat[];
  without: RankedStat[];
}

const WITH_BALL = ["ORtg", "eFG%", "TOV%", "ORB%", "FTr"];
const WITHOUT = ["DRtg", "Opp eFG%", "Opp TOV%", "DRB%", "Opp FTr"];

/** A team's ratings and four factors with their ranks; undefined when the ratings are unknown. */
export function factorsOf(
  team: Team,
  teams: readonly Team[],
  stats: TeamStats,
): Factors | undefined {
  const ranked = new Map(
    rankedTeamStats(team, teams, stats, "advanced").map((stat) => [stat.label, stat]),
  );
  const [offense, defense] = ["ORtg", "DRtg"].map((label) => ranked.get(label)?.place?.rank);
  if (offense === undefined || defense === undefined) return undefined;
  const title = `${ordinalInWords(offense)} in offense, ${ordinalInWords(defense)} in defense`;
  const rankedIn = (labels: readonly string[]) =>
    labels.flatMap((label) => ranked.get(label) ?? []);
  const others = [
    ["Net rating", "NetRtg"],
    ["pace", "Pace"],
  ].flatMap(([name, label = ""]) => {
    const stat = ranked.get(label);
    const rank = stat?.place?.rank;
    return stat === undefined || rank === undefined
      ? []
      : [`${name} ${stat.value}, ${ordinal(rank)} of ${teams.length}`];
  });
  return {
    title: capital(title),
    deck: others.join("; "),
    withBall: rankedIn(WITH_BALL),
    without: rankedIn(WITHOUT),
  };
}
