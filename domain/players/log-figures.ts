import { gameScore } from "../season/line-sums.ts";
import type { LogLine } from "./career.ts";

/** A figure that a player's game-by-game chart can show. */
export interface LogFigure {
  /** The name in addresses and queries. */
  key: string;
  name: string;
  /** The unit that a headline counts, in the singular and the plural: "point", "points". */
  units: readonly [one: string, many: string];
  /** Null when the line does not have it. */
  of(line: LogLine): number | null;
}

function figure(key: string, name: string, one: string, of: LogFigure["of"], many = `${one}s`) {
  return { key, name, units: [one, many], of } satisfies LogFigure;
}

/** The figures of the charts; the first is the default. */
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

/** The figure by its key; undefined when charts do not show it. */
export function logFigureOf(key: string | null): LogFigure | undefined {
  return LOG_FIGURES.find((figure) => figure.key === key);
}

/** The canonical query of the chart's figure; "" for the default and for unknown figures. */
export function logFigureSearch(given: URLSearchParams): string {
  const figure = logFigureOf(given.get("figure"));
  return figure === undefined || figure === LOG_FIGURES[0] ? "" : `?figure=${figure.key}`;
}
