import { betterOf } from "#domain/glossary/stat-order.ts";
import type { StatGroup } from "#domain/leaders/leaders.ts";
import { statsOfTeam, type TeamStats } from "#domain/leaders/team-stats.ts";
import { type Better, placeAmong, type RankAmong, rankWords } from "#domain/query/engine/ranks.ts";
import { printedStats } from "#domain/season/printed.ts";
import type { Stat, Team } from "#domain/teams/team.ts";

/** A figure with its rank. */
export interface RankedStat extends Stat {
  /** Undefined for a figure that is not ranked. */
  place: PrintedPlace | undefined;
}

export interface PrintedPlace {
  rank: number;
  /** "3rd", "tied 3rd". */
  words: string;
  /** The number of those who are ranked. */
  of: number;
  /** The percentage of the others with worse figures. */
  percentile: number;
  /** True for a figure among the best, which pages mark. */
  isTop: boolean;
}

/** The ranks that are marked. */
const TOP = 5;
/** The least percentile that is marked: it excludes ranks that many share. */
const TOP_SHARE = 80;

/** A rank as pages print it. */
export function printedPlace(place: RankAmong): PrintedPlace {
  const { rank, of, better, percentile } = place;
  return {
    rank,
    words: rankWords(place),
    of,
    percentile: Math.floor(percentile),
    isTop: better !== "neither" && rank <= TOP && percentile >= TOP_SHARE,
  };
}

/** A team's figures of one group, each with its rank among all teams. */
export function rankedTeamStats(
  team: Team,
  teams: readonly Team[],
  stats: TeamStats,
  group: StatGroup,
): RankedStat[] {
  const own = printedStats(statsOfTeam(team, stats[group])?.stats ?? []);
  const figures = figuresByLabel(teams, stats, group);
  const at = teams.findIndex(({ id }) => id === team.id);
  return own.map((stat) => {
    const { label } = stat;
    const values = figures(label);
    return { ...stat, place: teamPlace(values[at] ?? Number.NaN, values, betterOf(label)) };
  });
}

/** The rank of a team's figure; undefined when the figure is unknown, or the same for all teams. */
function teamPlace(
  value: number,
  values: readonly number[],
  better: Better,
): PrintedPlace | undefined {
  if (Number.isNaN(value) || values.every((other) => other === value)) return undefined;
  return printedPlace(placeAmong(value, values, better));
}

/**
 * The published figures of teams by a column's label, in the order of the teams. Each team's row is
 * looked up once.
 */
function figuresByLabel(
  teams: readonly Team[],
  stats: TeamStats,
  group: StatGroup,
): (label: string) => number[] {
  const rows = teams.map(
    (team) =>
      new Map(statsOfTeam(team, stats[group])?.stats.map(({ label, amount }) => [label, amount])),
  );
  return (label) => rows.map((published) => published.get(label) ?? Number.NaN);
}
