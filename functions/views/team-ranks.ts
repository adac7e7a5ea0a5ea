import { printedFigure, printedStats } from "../../domain/season/printed.ts";
import type { Standing } from "../../domain/season/standing.ts";
import { standingOfTeam } from "../../domain/season/standing-teams.ts";
import { betterOf } from "../../domain/season/stat-order.ts";
import type { Stat, Team } from "../../domain/season/team.ts";
import { stripLaPrefix } from "../../domain/season/team-names.ts";
import type { TeamStats } from "../../domain/season/team-stats.ts";
import { ordinal, ordinalInWords } from "../../domain/words/ordinals.ts";
import { numberOf, type RankedStat, rankedTeamStats, teamPlace } from "./ranked-stats.ts";

/** Columns of the standings that are not ranked: they are ranks themselves, or have no order. */
const UNRANKED: readonly string[] = ["PLACE", "GB", "STREAK"];

/** A team's row of the standings, each figure with its rank in the league. */
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
  const [offense, defense] = ["ORtg", "DRtg"].map((label) => rankOf(ranked.get(label)));
  if (offense === undefined || defense === undefined) return undefined;
  const title = `${ordinalInWords(offense)} in offense, ${ordinalInWords(defense)} in defense`;
  const known = (labels: readonly string[]) => labels.flatMap((label) => ranked.get(label) ?? []);
  const others = [
    ["Net rating", "NetRtg"],
    ["pace", "Pace"],
  ].flatMap(([name, label = ""]) => {
    const stat = ranked.get(label);
    const rank = rankOf(stat);
    return stat === undefined || rank === undefined
      ? []
      : [`${name} ${stat.value}, ${ordinal(rank)} of ${teams.length}`];
  });
  return {
    title: title.charAt(0).toUpperCase() + title.slice(1),
    deck: others.join("; "),
    withBall: known(WITH_BALL),
    without: known(WITHOUT),
  };
}

function rankOf(stat: RankedStat | undefined): number | undefined {
  const rank = /\d+/.exec(stat?.place?.words ?? "")?.[0];
  return rank === undefined ? undefined : Number(rank);
}
