import { formatDayOfMonth, monthName } from "#domain/dates.ts";
import { inSeason } from "#domain/players/season-links.ts";
import { printedChance } from "#domain/printing/chances.ts";
import { printedScore } from "#domain/printing/records.ts";
import { calibration, scoreOf } from "#domain/ratings/forecast-record.ts";
import { FORECASTS, type RatedSeason } from "#domain/ratings/rating-facts.ts";
import { RATINGS_PATH } from "#domain/ratings/ratings-paths.ts";
import type { JudgedGame } from "#domain/ratings/team-ratings.ts";
import { figure } from "#domain/season/figures.ts";
import type { Team } from "#domain/teams/team.ts";
import { gamePath } from "../season/season-games.ts";

/** A row of a table: its head, and its cells. */
export interface JudgementRow {
  head: string;
  cells: string[];
  href?: string;
}

/** A dot of the drawing of the calibration, in a square of 100 by 100. */
export interface CalibrationDot {
  x: number;
  y: number;
  r: number;
}

/** How right the forecasts of a season were. */
export interface ForecastRecordView {
  /** "0.205": the Brier score of the season so far. */
  brier: string;
  /** "69%": the share won by the favorite. */
  right: string;
  games: number;
  bins: JudgementRow[];
  dots: CalibrationDot[];
  months: JudgementRow[];
}

/** The record of forecasts of regular-season games; undefined without one. */
export function forecastRecord(judged: readonly JudgedGame[]): ForecastRecordView | undefined {
  const score = scoreOf(judged);
  if (score === undefined) return undefined;
  const bins = calibration(judged);
  const most = Math.max(...bins.map(({ games }) => games));
  const months = Map.groupBy(judged, ({ game }) => game.date.slice(0, 7));
  return {
    brier: figure(score.brier, 3),
    right: printedChance(score.right),
    games: score.games,
    bins: bins.map(({ from, games, meanChance, won }) => ({
      head: `${Math.round(100 * from)} to ${Math.round(100 * from) + 10}%`,
      cells: [String(games), share(meanChance), share(won)],
    })),
    dots: bins.flatMap(({ games, meanChance, won }) =>
      meanChance === undefined || won === undefined
        ? []
        : {
            x: Math.round(100 * meanChance),
            y: Math.round(100 - 100 * won),
            r: Math.max(1, Math.round(5 * Math.sqrt(games / most))),
          },
    ),
    months: [...months].map(([month, own]) => {
      const scored = scoreOf(own);
      const cells = scored && [figure(scored.brier, 3), printedChance(scored.right)];
      return { head: monthName(`${month}-01`), cells: [String(own.length), ...(cells ?? [])] };
    }),
  };
}

function share(value: number | undefined): string {
  return value === undefined ? "–" : `${Math.round(100 * value)}%`;
}

/** The heads of the table of seasons. */
export const FORECAST_HEADS: Record<(typeof FORECASTS)[number], string> = {
  ratings: "Ratings",
  elo: "Elo",
  record: "Better record",
  home: "Home team",
};

/** The Brier scores of all finished seasons, the newest first. */
export function seasonScores(seasons: readonly RatedSeason[], current: string): JudgementRow[] {
  return seasons.toReversed().flatMap(({ season, briers, isFitted }) =>
    briers === undefined
      ? []
      : {
          head: isFitted ? `${season}*` : season,
          href: inSeason(RATINGS_PATH, season, current),
          cells: FORECASTS.map((name) => figure(briers[name], 3)),
        },
  );
}

/** A game that the team with the smaller chance won. */
export interface Upset {
  href: string;
  /** "Wizards 120, Thunder 110". */
  score: string;
  /** "February 3, at Oklahoma City". */
  when: string;
  /** The winner's chance before the game. */
  chance: string;
}

const UPSETS = 8;

/** The wins with the smallest chances, the smallest first. */
export function biggestUpsets(
  judged: readonly JudgedGame[],
  teams: ReadonlyMap<number, Team>,
): Upset[] {
  const chanceOf = ({ homeWon, homeChance }: JudgedGame) => (homeWon ? homeChance : 1 - homeChance);
  return judged
    .toSorted((a, b) => chanceOf(a) - chanceOf(b))
    .slice(0, UPSETS)
    .flatMap((forecast) => {
      const { game, homeWon } = forecast;
      const home = teams.get(game.homeTeamId);
      const away = teams.get(game.awayTeamId);
      if (home === undefined || away === undefined) return [];
      const [winner, loser] = homeWon ? [home, away] : [away, home];
      const [high, low] = [game.homePoints, game.awayPoints].toSorted((a, b) => b - a);
      const floor = game.neutral ? "neutral floor" : homeWon ? "at home" : "away";
      return {
        href: gamePath(game),
        score: `${winner.name} ${printedScore(high ?? 0, low ?? 0)} ${loser.name}`,
        when: `${formatDayOfMonth(game.date)}, ${floor}`,
        chance: printedChance(chanceOf(forecast)),
      };
    });
}
