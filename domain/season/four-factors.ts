import type { BoxScore } from "./box-score.ts";
import { figure } from "./figures.ts";
import { type LineSums, sumLines } from "./line-sums.ts";

type Side = "home" | "away";

/** One of the four factors of a game, for both teams. */
export interface Factor {
  name: string;
  /** The head of the figure in tables of teams. */
  short: string;
  formula: string;
  /** Percent, with one decimal. */
  home: string;
  away: string;
  /** The side with the better printed figure; undefined for equal ones. */
  better: Side | undefined;
}

interface Rule extends Pick<Factor, "name" | "short" | "formula"> {
  of(own: LineSums, other: LineSums): number;
  over(own: LineSums, other: LineSums): number;
  isFewerBetter?: true;
  needsSplit?: true;
}

const RULES: readonly Rule[] = [
  {
    name: "Shooting",
    short: "eFG%",
    formula: "(FGM + 0.5 × 3PM) ÷ FGA",
    of: ({ fgm, fg3m }) => fgm + 0.5 * fg3m,
    over: ({ fga }) => fga,
  },
  {
    name: "Turnovers",
    short: "TOV%",
    formula: "TOV ÷ (FGA + 0.44 × FTA + TOV)",
    of: ({ tov }) => tov,
    over: ({ fga, fta, tov }) => fga + 0.44 * fta + tov,
    isFewerBetter: true,
  },
  {
    name: "Offensive rebounds",
    short: "ORB%",
    formula: "OREB ÷ (OREB + opponent's DREB)",
    of: ({ oreb }) => oreb,
    over: ({ oreb }, { dreb }) => oreb + dreb,
    needsSplit: true,
  },
  {
    name: "Free throws",
    short: "FTr",
    formula: "FTA ÷ FGA",
    of: ({ fta }) => fta,
    over: ({ fga }) => fga,
  },
];

/**
 * The four factors of a game, from its box lines. A factor is left out when a count that it needs is
 * unknown, such as the kind of a rebound.
 */
export function fourFactors({
  lines,
  homeTeamId,
}: Pick<BoxScore, "lines" | "homeTeamId">): Factor[] {
  const { home = [], away = [] } = Object.groupBy(
    lines,
    ({ teamId }): Side => (teamId === homeTeamId ? "home" : "away"),
  );
  const isSplit = lines.every(({ oreb, dreb }) => oreb !== null && dreb !== null);
  const [ours, theirs] = [sumLines(home), sumLines(away)];
  return RULES.flatMap(({ of, over, isFewerBetter, needsSplit, ...named }) => {
    const [overHome, overAway] = [over(ours, theirs), over(theirs, ours)];
    if (overHome === 0 || overAway === 0 || (needsSplit && !isSplit)) return [];
    const printed = {
      home: figure((100 * of(ours, theirs)) / overHome, 1),
      away: figure((100 * of(theirs, ours)) / overAway, 1),
    };
    const lead = Number(printed.home) - Number(printed.away);
    const isHomeBetter = isFewerBetter ? lead < 0 : lead > 0;
    const better: Factor["better"] = lead === 0 ? undefined : isHomeBetter ? "home" : "away";
    return [{ ...named, ...printed, better }];
  });
}
