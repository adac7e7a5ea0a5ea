import type { Career, CareerSeason, LogLine } from "./career.ts";
import type { SeasonTotals } from "./facts.ts";
import { sumLines } from "./line-sums.ts";

/** The figures per game in which a career has a best season. */
export const HIGHS = ["pts", "reb", "ast", "stl", "blk"] as const;
export type High = (typeof HIGHS)[number];

export interface CareerRow extends CareerSeason {
  /** In which figures per game this was the best season of all. */
  highs: High[];
}

export interface CareerTable {
  /** One row a season and team, the oldest first. */
  rows: CareerRow[];
  /** All rows together; undefined when there are none. */
  total: CareerSeason | undefined;
}

/** The season that is not yet among a career's earlier ones. */
export interface CurrentSeason {
  season: string;
  /** Names today's teams. */
  abbreviationOf: (teamId: number) => string;
  /** The player's official totals; undefined when he has none. */
  official: SeasonTotals | undefined;
}

/** A best season needs at least so many games, or a single night would be one. */
export const FEWEST_GAMES: Record<"season" | "playoffs", number> = { season: 20, playoffs: 4 };

/**
 * A player's regular seasons or playoffs with the current one, which is summed up from his log by
 * team. The official totals win over the sums of the log.
 */
export function careerTable(
  career: Career,
  stage: "season" | "playoffs",
  current: CurrentSeason,
): CareerTable {
  const past = stage === "season" ? career.seasons : career.playoffs;
  const log = career.log.filter((line) => line.stage === stage);
  const summed = currentSeasons(log, current);
  const seasons = [...past, ...(stage === "season" ? corrected(summed, current.official) : summed)];
  const bests = HIGHS.map((figure) => ({ figure, best: bestOf(seasons, figure, stage) }));
  return {
    rows: seasons.map((season) => ({
      ...season,
      highs: bests.flatMap(({ figure, best }) => (best === season ? [figure] : [])),
    })),
    total: seasons.length === 0 ? undefined : totalOf(seasons),
  };
}

function currentSeasons(
  log: readonly LogLine[],
  { season, abbreviationOf }: CurrentSeason,
): CareerSeason[] {
  return [...Map.groupBy(log, ({ teamId }) => teamId)].map(([teamId, lines]) => {
    const { games, plusMinus: _, ...sums } = sumLines(lines);
    const starts = lines.some(({ starter }) => starter === null)
      ? null
      : lines.filter(({ starter }) => starter).length;
    const isSplit = lines.every(({ oreb, dreb }) => oreb !== null && dreb !== null);
    return {
      ...sums,
      oreb: isSplit ? sums.oreb : null,
      dreb: isSplit ? sums.dreb : null,
      season,
      teamId,
      team: abbreviationOf(teamId),
      games,
      starts,
    };
  });
}

/** The league does not say in which game it corrected a total: the last team's row takes it. */
function corrected(
  rows: readonly CareerSeason[],
  official: SeasonTotals | undefined,
): readonly CareerSeason[] {
  const last = rows.at(-1);
  if (official === undefined || last === undefined) return rows;
  const difference = (figure: (typeof SUMMED)[number]) =>
    official[figure] - rows.reduce((sum, row) => sum + row[figure], 0);
  const figures = SUMMED.map((figure) => [figure, last[figure] + difference(figure)]);
  return [...rows.slice(0, -1), { ...last, ...Object.fromEntries(figures) }];
}

/** The season with the most per game; the earlier of equals. */
function bestOf(
  seasons: readonly CareerSeason[],
  figure: High,
  stage: keyof typeof FEWEST_GAMES,
): CareerSeason | undefined {
  const long = seasons.filter(({ games }) => games >= FEWEST_GAMES[stage]);
  if (long.length < 2) return undefined;
  return long.reduce<CareerSeason | undefined>(
    (best, season) =>
      season[figure] > 0 &&
      (best === undefined || season[figure] / season.games > best[figure] / best.games)
        ? season
        : best,
    undefined,
  );
}

const SUMMED = [
  ...(["games", "minutes", "pts", "reb", "ast", "stl", "blk", "tov"] as const),
  ...(["fgm", "fga", "fg3m", "fg3a", "ftm", "fta", "pf"] as const),
];
const MAYBE = ["starts", "oreb", "dreb"] as const;

function totalOf(seasons: readonly CareerSeason[]): CareerSeason {
  const sum = (figure: (typeof SUMMED)[number]) =>
    seasons.reduce((total, season) => total + season[figure], 0);
  // A sum that leaves a season out would be too small.
  const maybe = (figure: (typeof MAYBE)[number]) =>
    seasons.reduce<number | null>((total, season) => {
      const count = season[figure];
      return total === null || count === null ? null : total + count;
    }, 0);
  const first = seasons[0] as CareerSeason;
  return {
    ...first,
    ...Object.fromEntries(SUMMED.map((figure) => [figure, sum(figure)])),
    ...Object.fromEntries(MAYBE.map((figure) => [figure, maybe(figure)])),
    season: "",
    team: "",
    teamId: 0,
  };
}
