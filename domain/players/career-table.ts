import { KNOWN_COUNTS } from "../figures/line-figures.ts";
import type { SeasonTotals } from "../season/facts.ts";
import { sumLines } from "../season/line-sums.ts";
import type { Career, CareerSeason, LogLine } from "./career.ts";

/** The per-game figures whose best season a career marks. */
export const HIGHS = ["pts", "reb", "ast", "stl", "blk"] as const;
export type High = (typeof HIGHS)[number];

export interface CareerRow extends CareerSeason {
  /** The figures per game in which the season is the career's best. */
  highs: High[];
}

export interface CareerTable {
  /** One row for each season and team, oldest first. */
  rows: CareerRow[];
  /** The whole seasons of several teams, "2 teams"; the rows above are their parts. */
  wholes: CareerRow[];
  /** The sums of all rows; undefined when there are none. */
  total: CareerSeason | undefined;
}

/** The running season, which a career does not include yet. */
export interface CurrentSeason {
  season: string;
  /** The abbreviation of a current team. */
  abbreviationOf: (teamId: number) => string;
  /** The player's official totals; undefined when he has none. */
  official: SeasonTotals | undefined;
}

/** The fewest games of a best season, so that a single great night is none. */
export const FEWEST_GAMES: Record<"season" | "playoffs", number> = { season: 20, playoffs: 4 };

/**
 * A player's regular seasons or playoffs, with the current season summed from his log by team.
 * Official totals override the sums of the log.
 */
export function careerTable(
  career: Career,
  stage: "season" | "playoffs",
  current: CurrentSeason,
): CareerTable {
  const past = stage === "season" ? career.seasons : career.playoffs;
  const log = career.log.filter((line) => line.stage === stage);
  const summed = seasonsOfLog(log, current);
  const seasons = [...past, ...(stage === "season" ? corrected(summed, current.official) : summed)];
  const whole = [...Map.groupBy(seasons, ({ season }) => season).values()].flatMap(wholeSeason);
  const bests = HIGHS.map((figure) => ({ figure, best: bestOf(whole, figure, stage) }));
  const withHighs = (season: CareerSeason): CareerRow => ({
    ...season,
    highs: bests.flatMap(({ figure, best }) => (best === season ? [figure] : [])),
  });
  return {
    rows: seasons.map(withHighs),
    wholes: whole.filter((season) => !seasons.includes(season)).map(withHighs),
    total: sumOfSeasons(seasons),
  };
}

/** A season over all of its teams: its only row, or the sum of several. */
function wholeSeason(parts: readonly CareerSeason[]): CareerSeason[] {
  const [first, ...others] = parts;
  const sum = sumOfSeasons(parts);
  if (first === undefined || sum === undefined) return [];
  if (others.length === 0) return [first];
  return [{ ...sum, season: first.season, team: `${parts.length} teams` }];
}

/** The sums of a season's log, or of a stage of it, by team. */
export function seasonsOfLog(
  log: readonly LogLine[],
  { season, abbreviationOf }: Pick<CurrentSeason, "season" | "abbreviationOf">,
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

/**
 * Adds the league's corrections of totals to the last team's row, because the league does not
 * publish the corrected game.
 */
function corrected(
  rows: readonly CareerSeason[],
  official: SeasonTotals | undefined,
): readonly CareerSeason[] {
  const last = rows.at(-1);
  if (official === undefined || last === undefined) return rows;
  const difference = (figure: (typeof SUMMED)[number]) =>
    official[figure] - rows.reduce((sum, row) => sum + (row[figure] ?? 0), 0);
  const figures = SUMMED.map((figure) => [figure, (last[figure] ?? 0) + difference(figure)]);
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
  const mean = (season: CareerSeason | undefined) => (season?.[figure] ?? 0) / (season?.games ?? 1);
  return long.reduce<CareerSeason | undefined>(
    (best, season) => (mean(season) > mean(best) ? season : best),
    undefined,
  );
}

/** The games of the seasons in which a count was kept: those that its mean is of. */
export function gamesCounted(
  seasons: readonly CareerSeason[],
  figure: (typeof SUMMED)[number],
): number {
  return seasons.reduce((sum, own) => sum + (own[figure] === null ? 0 : own.games), 0);
}

const SUMMED = ["games", "minutes", ...KNOWN_COUNTS] as const;
const MAYBE = ["starts", "oreb", "dreb"] as const;

/**
 * The sums of seasons; undefined for none. A count that none of them has is null, and so are starts and
 * kinds of rebounds that one of them lacks.
 */
export function sumOfSeasons(seasons: readonly CareerSeason[]): CareerSeason | undefined {
  const [first] = seasons;
  if (first === undefined) return undefined;
  const sum = (figure: (typeof SUMMED)[number]) =>
    seasons.reduce<number | null>((total, { [figure]: count }) => {
      return count === null ? total : (total ?? 0) + count;
    }, null);
  // A sum that leaves a season out would be too small.
  const maybe = (figure: (typeof MAYBE)[number]) =>
    seasons.reduce<number | null>((total, season) => {
      const count = season[figure];
      return total === null || count === null ? null : total + count;
    }, 0);
  return {
    ...first,
    ...Object.fromEntries(SUMMED.map((figure) => [figure, sum(figure)])),
    ...Object.fromEntries(MAYBE.map((figure) => [figure, maybe(figure)])),
    season: "",
    team: "",
    teamId: 0,
  };
}
