import { signed } from "../../domain/season/figures.ts";
import { printedFigure, printedStats } from "../../domain/season/printed.ts";
import type { Standing } from "../../domain/season/standing.ts";
import { standingOfTeam } from "../../domain/season/standing-teams.ts";
import { betterOf } from "../../domain/season/stat-order.ts";
import type { Stat, Team } from "../../domain/season/team.ts";
import { stripLaPrefix } from "../../domain/season/team-names.ts";
import { statsOfTeam, type TeamStats } from "../../domain/season/team-stats.ts";
import { ordinalInWords } from "../../domain/words/ordinals.ts";
import { numberOf, type RankedStat, rankedTeamStats, teamPlace } from "./ranked-stats.ts";

/** Columns of the standings that are places themselves, or have no order. */
const UNRANKED: readonly string[] = ["PLACE", "GB", "STREAK"];

/** A team's row of the standings, each figure with its place in the league. */
export function rankedStanding(team: Team, standings: readonly Standing[]): RankedStat[] {
  const own = mainStatsOf(standingOfTeam(team, standings));
  const others = standings.map((row) => new Map(mainStatsOf(row).map((s) => [s.label, s.value])));
  return own.map((stat) => {
    const { label, value } = stat;
    const values = others.map((row) => numberOf(row.get(label)));
    return {
      ...stat,
      place: UNRANKED.includes(label)
        ? undefined
        : teamPlace(numberOf(value), values, betterOf(label)),
    };
  });
}

function mainStatsOf(standing: Standing | undefined): Stat[] {
  if (standing === undefined) return [];
  return [
    { label: "PLACE", value: String(standing.rank) },
    { label: "WINS", value: String(standing.wins) },
    { label: "LOSSES", value: String(standing.losses) },
    { label: "WIN %", value: standing.winPct },
    { label: "GB", value: printedFigure(standing.gamesBehind) },
    ...printedStats(standing.columns).map(({ label, value }) => ({
      label: stripLaPrefix(label),
      value,
    })),
  ];
}

/** What a team does with the ball and without it, per possession. */
export interface Efficiency {
  /** "Third in offense, fourth in defense". */
  title: string;
  stats: RankedStat[];
}

const LABELS = [
  ...["ORtg", "DRtg", "Pace", "eFG%", "TOV%", "ORB%", "DRB%", "TS%", "AST%", "STL%", "BLK%"],
];

/** A team's figures per possession with its places; undefined where they are not known. */
export function efficiencyOf(
  team: Team,
  teams: readonly Team[],
  stats: TeamStats,
): Efficiency | undefined {
  const ranked = new Map(
    rankedTeamStats(team, teams, stats, "advanced").map((stat) => [stat.label, stat]),
  );
  const [offense, defense] = ["ORtg", "DRtg"].map((label) => rankOf(ranked.get(label)));
  if (offense === undefined || defense === undefined) return undefined;
  const title = `${ordinalInWords(offense)} in offense, ${ordinalInWords(defense)} in defense`;
  const net = netRating(team, teams, stats);
  const rest = LABELS.slice(2).flatMap((label) => ranked.get(label) ?? []);
  return {
    title: title.charAt(0).toUpperCase() + title.slice(1),
    stats: [...LABELS.slice(0, 2).flatMap((label) => ranked.get(label) ?? []), net, ...rest],
  };
}

function rankOf(stat: RankedStat | undefined): number | undefined {
  const rank = /\d+/.exec(stat?.place?.words ?? "")?.[0];
  return rank === undefined ? undefined : Number(rank);
}

function netRating(team: Team, teams: readonly Team[], stats: TeamStats): RankedStat {
  const netOf = (of: Team) => {
    const own = new Map(
      statsOfTeam(of, stats.advanced)?.stats.map(({ label, value }) => [label, value]),
    );
    // Both ratings have one decimal: so has their difference.
    return Math.round(10 * (numberOf(own.get("ORtg")) - numberOf(own.get("DRtg")))) / 10;
  };
  const value = netOf(team);
  return {
    label: "NetRtg",
    value: printedFigure(signed(value, 1, 1)),
    place: teamPlace(value, teams.map(netOf), "more"),
  };
}
