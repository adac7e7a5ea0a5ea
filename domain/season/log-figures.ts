import type { LogLine } from "./career.ts";
import { gameScore } from "./line-sums.ts";

/** A figure that a chart shows game by game. */
export interface LogFigure {
  /** As addresses and queries name it. */
  key: string;
  name: string;
  /** The noun that a headline counts: "points"; in the singular "point". */
  units: readonly [one: string, many: string];
  /** Null where a line does not know it. */
  of(line: LogLine): number | null;
}

function figure(key: string, name: string, one: string, of: LogFigure["of"], many = `${one}s`) {
  return { key, name, units: [one, many], of } satisfies LogFigure;
}

/** The figures of such charts; an address without one asks for the first. */
export const LOG_FIGURES: readonly [LogFigure, ...LogFigure[]] = [
  figure("pts", "Points", "point", ({ pts }) => pts),
  figure("reb", "Rebounds", "rebound", ({ reb }) => reb),
  figure("ast", "Assists", "assist", ({ ast }) => ast),
  figure("stl", "Steals", "steal", ({ stl }) => stl),
  figure("blk", "Blocks", "block", ({ blk }) => blk),
  figure("tov", "Turnovers", "turnover", ({ tov }) => tov),
  figure("fg3m", "Threes", "three", ({ fg3m }) => fg3m),
  figure("min", "Minutes", "minute", ({ minutes }) => minutes),
  figure("gmsc", "Game score", "point of game score", gameScore, "points of game score"),
  figure("pm", "Plus-minus", "point up", ({ plusMinus }) => plusMinus, "points up"),
];

/** The figure that an address asks for; undefined for one that no chart shows. */
export function logFigureOf(key: string | null): LogFigure | undefined {
  return LOG_FIGURES.find((figure) => figure.key === key);
}

/** The part of a player's address that names the chart's figure; "" for the first and for none. */
export function logFigureSearch(given: URLSearchParams): string {
  const figure = logFigureOf(given.get("figure"));
  return figure === undefined || figure === LOG_FIGURES[0] ? "" : `?figure=${figure.key}`;
}
