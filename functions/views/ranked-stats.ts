import { figureOf } from "../../domain/query/figures.ts";
import { teamSeasons } from "../../domain/query/official.ts";
import {
  type Better,
  type Place,
  placeAmong,
  placeWords,
  seasonValue,
} from "../../domain/query/ranks.ts";
import type { StatGroup } from "../../domain/season/leaders.ts";
import { printedStats } from "../../domain/season/printed.ts";
import { betterOf, figureKeyOf } from "../../domain/season/stat-order.ts";
import type { Stat, Team } from "../../domain/season/team.ts";
import { statsOfTeam, type TeamStats } from "../../domain/season/team-stats.ts";

/** A figure with its rank. */
export interface RankedStat extends Stat {
  /** Undefined for a figure that is not ranked. */
  place: PrintedPlace | undefined;
}

export interface PrintedPlace {
  /** "3rd of 234 qualified". */
  words: string;
  /** The percentage of the others with worse figures; undefined for an unqualified player. */
  percentile: number | undefined;
  /** True for a figure among the best, which pages mark. */
  isTop: boolean;
}

/** The ranks of teams that are marked. */
const TOP = 5;
/** The least percentile that is marked: it excludes ranks that many teams share. */
const TOP_SHARE = 80;

function printedPlace(place: Place): PrintedPlace {
  return {
    words: placeWords(place),
    percentile: Math.floor(place.percentile),
    isTop: place.better !== "neither" && place.rank <= TOP && place.percentile >= TOP_SHARE,
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
  return own.map((stat) => {
    const { label } = stat;
    const values = teams.map((other) => teamValue(other, label, teams, stats, group));
    const value = teamValue(team, label, teams, stats, group);
    return { ...stat, place: teamPlace(value, values, betterOf(label)) };
  });
}

/** The rank of a team's figure; undefined when the figure is unknown, or the same for all teams. */
export function teamPlace(
  value: number,
  values: readonly number[],
  better: Better,
): PrintedPlace | undefined {
  if (Number.isNaN(value) || values.every((other) => other === value)) return undefined;
  return printedPlace(placeAmong(value, values, better));
}

/** A team's figure: the exact average, as in statistics tables, or else the published figure. */
function teamValue(
  team: Team,
  label: string,
  teams: readonly Team[],
  stats: TeamStats,
  group: StatGroup,
): number {
  const figure = figureOf(figureKeyOf(label) ?? "");
  const season = teamSeasons(stats)(teams)[team.id];
  const exact =
    group === "averages" && figure !== undefined && season !== undefined
      ? seasonValue(figure, season)
      : Number.NaN;
  if (!Number.isNaN(exact)) return exact;
  const text = statsOfTeam(team, stats[group])?.stats.find((stat) => stat.label === label)?.value;
  return numberOf(text);
}

/** A printed figure as a number, a record as its winning percentage; NaN for anything else. */
export function numberOf(text: string | undefined): number {
  if (text === undefined) return Number.NaN;
  const [, wins, losses] = /^(\d+)[-–](\d+)$/.exec(text) ?? [];
  if (wins !== undefined) {
    const games = Number(wins) + Number(losses);
    return games === 0 ? Number.NaN : Number(wins) / games;
  }
  const plain = text.replace("−", "-").replace(",", "");
  return /^[+-]?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}
