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

/** A figure with its place among the others'. */
export interface RankedStat extends Stat {
  /** Undefined where the figure has no order. */
  place: PrintedPlace | undefined;
}

export interface PrintedPlace {
  /** "3rd of 234 qualified". */
  words: string;
  /** The share of the others that are worse, of 100; undefined for one who does not qualify. */
  percentile: number | undefined;
  /** Whether it is among the first. */
  isTop: boolean;
}

/** The first five of the teams stand out. */
const TOP = 5;
/** Where many are equal, none of them does. */
const TOP_SHARE = 80;

function printedPlace(place: Place): PrintedPlace {
  return {
    words: placeWords(place),
    percentile: Math.round(place.percentile),
    isTop: place.better !== "neither" && place.rank <= TOP && place.percentile >= TOP_SHARE,
  };
}

/** A team's figures of one group, each with its place among all teams. */
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

/** The place of a team's figure among all teams'; undefined where it is not known, or all are equal. */
export function teamPlace(
  value: number,
  values: readonly number[],
  better: Better,
): PrintedPlace | undefined {
  if (Number.isNaN(value) || values.every((other) => other === value)) return undefined;
  return printedPlace(placeAmong(value, values, better));
}

/** Means are compared exactly, as statistics tables do; what is published alone, as it is published. */
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

/** A printed figure as a number; a record as the share of games won. Not a number for anything else. */
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
