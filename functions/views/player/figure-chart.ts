import { formatShortDay } from "#domain/dates.ts";
import { figureOf } from "#domain/figures/figures.ts";
import type { LogLine } from "#domain/players/career.ts";
import { LOG_FIGURES, type LogFigure } from "#domain/players/log-figures.ts";
import { type LogSlot, logSlots } from "#domain/players/log-slots.ts";
import { inSeason } from "#domain/players/season-links.ts";
import { counted } from "#domain/printing/counted.ts";
import { playerSeason } from "#domain/query/engine/official.ts";
import { seasonValue } from "#domain/query/engine/ranks.ts";
import type { SeasonTotals } from "#domain/season/facts.ts";
import { figure } from "#domain/season/figures.ts";
import { printedFigure, withPlus } from "#domain/season/printed.ts";
import type { Team } from "#domain/teams/team.ts";
import type { SeasonGames } from "../season/season-games.ts";
import { type Bar, type Plot, plotOf } from "./plot.ts";

/** A figure of a player's regular season, game by game. */
export interface FigureChart {
  headline: string;
  /** The figures that the chart can show. */
  choices: { name: string; href: string; isShown: boolean }[];
  /** "Points, game by game". */
  title: string;
  label: string;
  plot: Plot;
  /** The mean of the last ten games; undefined for a player with no more games than these. */
  lastMean: string | undefined;
  /** The number of his team's games that he missed. */
  missed: number;
}

const LATE_GAMES = 10;
/** The thresholds of headlines, the highest first. */
const ROUND_FIGURES = [60, 50, 40, 35, 30, 25, 20, 15, 12, 10, 8, 6, 5, 4, 3, 2, 1];
/** The least share of games that must reach a headline's threshold. */
const OFTEN = 0.2;

/** The data of the chart. */
export interface ChartFacts {
  /** The page, with its season if that is a past one. */
  /** The path of the page that has the chart. */
  path: string;
  /** The name of the season. */
  name: string;
  /** The name of the current season. */
  current: string;
  lines: readonly LogLine[];
  season: SeasonGames;
  teams: readonly Team[];
  official: SeasonTotals | undefined;
}

/** The chart of a figure; undefined for a player without a game that has the figure. */
export function figureChart(shown: LogFigure, facts: ChartFacts): FigureChart | undefined {
  const slots = logSlots(facts.lines, facts.season.logOf);
  const bars: Bar[] = slots.flatMap(({ game, line }, slot) => {
    const value = line === undefined ? null : shown.of(line);
    return value === null ? [] : [{ slot, value, won: game.won }];
  });
  if (bars.length === 0) return undefined;
  const late = bars.slice(-LATE_GAMES);
  const mean = meanOf(shown, bars, facts.official);
  const text = (value: number) => signedText(shown, figure(value, 1));
  return {
    headline: headlineOf(shown, bars),
    choices: LOG_FIGURES.map(({ key, name }, at) => ({
      name,
      href: `${inSeason(at === 0 ? facts.path : `?figure=${key}`, facts.name, facts.current)}#figure`,
      isShown: key === shown.key,
    })),
    title: `${shown.name}, game by game`,
    label: `${shown.name} in each of ${bars.length} games, ${text(mean)} on average`,
    plot: plotOf({
      bars,
      late,
      slots,
      mean,
      meanText: text(mean),
      peak: peakWords(shown, bars, slots, facts),
    }),
    lastMean: bars.length > late.length ? text(averageOf(late)) : undefined,
    missed: slots.filter(({ line }) => line === undefined).length,
  };
}

/** The mean of the official totals, which include corrections, if they cover the same games. */
function meanOf({ key }: LogFigure, bars: readonly Bar[], official: SeasonTotals | undefined) {
  const known = figureOf(key);
  const isWhole = known !== undefined && official?.games === bars.length;
  const value = isWhole ? seasonValue(known, playerSeason(official)) : Number.NaN;
  return Number.isNaN(value) ? averageOf(bars) : value;
}

function averageOf(bars: readonly Bar[]): number {
  return bars.reduce((sum, { value }) => sum + value, 0) / bars.length;
}

function signedText({ key }: LogFigure, text: string): string {
  return key === "pm" ? withPlus(printedFigure(text)) : printedFigure(text);
}

function headlineOf({ units: [one, many] }: LogFigure, bars: readonly Bar[]): string {
  const games = counted(bars.length, "game");
  const reached = (least: number) => bars.filter(({ value }) => value >= least).length;
  const least = ROUND_FIGURES.find((least) => reached(least) >= OFTEN * bars.length) ?? 1;
  const often = reached(least);
  if (often === 0) return `Not one ${one} in ${games}`;
  return `${counted(least, one, many)} or more in ${often} of ${games}`;
}

/** His season high with place and date: "60 at Miami, Mar 19". */
function peakWords(
  shown: LogFigure,
  bars: readonly Bar[],
  slots: readonly LogSlot[],
  { teams }: ChartFacts,
): { slot: number; value: number; text: string; where: string } {
  const peak = bars.reduce((most, bar) => (bar.value > most.value ? bar : most));
  const game = slots[peak.slot]?.game;
  const team = teams.find(({ id }) => id === game?.opponentId);
  // Los Angeles has two teams: use the team's name.
  const place = team === undefined || /^L/.test(team.abbreviation) ? team?.name : team.city;
  const where = `${game?.floor === "road" ? "at" : "vs."} ${place ?? ""}, ${formatShortDay(game?.date ?? "")}`;
  const text = signedText(shown, figure(peak.value, Number.isInteger(peak.value) ? 0 : 1));
  return { slot: peak.slot, value: peak.value, text, where };
}
