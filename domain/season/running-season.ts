import { easternDayAt } from "../eastern-days.ts";
import { type Fixture, overBy } from "./fixtures.ts";
import { type SeasonNow, seasonOfDate } from "./season.ts";

/** What the site holds of the season that runs at a moment; `newest` is the newest one with results. */
export type RunningSeason =
  /** The newest season is over, and no game of the next one is. `opens` is in ms since 1970. */
  | { kind: "not-begun"; newest: string; opens: number }
  | { kind: "with-results"; newest: string }
  | { kind: "without-results"; newest: string; season: string };

/** Whether the newest season with results is over, and a day of the next one has come. */
export function isNewestOver(now: number, newest: string): boolean {
  return seasonOfDate(easternDayAt(now)) > newest;
}

/**
 * The season that runs at a moment, in ms since 1970, by the newest one with results. The fixtures are
 * in the order of their tip-offs.
 */
export function runningSeason(
  now: number,
  newest: string,
  fixtures: readonly Fixture[],
): RunningSeason {
  if (!isNewestOver(now, newest)) return { kind: "with-results", newest };
  const first = fixtures.find(({ date }) => seasonOfDate(date) > newest);
  const opens = first === undefined ? Number.POSITIVE_INFINITY : overBy(first);
  return first === undefined || now < opens
    ? { kind: "not-begun", newest, opens }
    : { kind: "without-results", newest, season: seasonOfDate(first.date) };
}

/** What a page's figures are made of: the newest season with results, all seasons, or a forecast. */
export type FiguresOf = "season" | "seasons" | "forecast";

const FIGURES: Record<FiguresOf, string> = {
  season: "Stats below are from",
  seasons: "Stats below run through",
  forecast: "Forecasts below use results through",
};

/** The line of a page while the season that runs has no results here; "" otherwise. */
export function missingResults(running: RunningSeason, figures: FiguresOf): string {
  if (running.kind !== "without-results") return "";
  return `${running.season} results aren't available here. ${FIGURES[figures]} ${running.newest}.`;
}

/** The line of a page of the current season while box scores of it are missing. */
export function missingBoxScores({ current, boxScores }: SeasonNow): string {
  if (boxScores === undefined) return "";
  const { held, of } = boxScores;
  return held === 0
    ? `${current} box scores aren't available here, so players have no figures of the season.`
    : `Box scores of ${held} of ${of} games of ${current} are here so far; players' figures are of those.`;
}

/** Why a player's page has no game of a season, or of its "regular season". */
export function noGamesOf(
  name: string,
  { season, part = "season" }: { season: string; part?: "season" | "regular season" },
  { current, boxScores }: SeasonNow,
): string {
  return season === current && boxScores !== undefined
    ? `No box score of ${name} in the ${season} ${part} is here.`
    : `${name} has not played in the ${season} ${part}.`;
}

/** The reason why a player has no career: the running season may hold scores without lines. */
export function noCareerOf(name: string, { current, boxScores }: SeasonNow): string {
  return boxScores === undefined
    ? `${name} has not played in the NBA yet.`
    : `${name} did not play in the NBA before ${current}.`;
}

/** Why a page that counts plays has none: a source may tell the plays of games, and nothing counts them. */
export function noPlaysOf(season: string): string {
  return `Figures counted from the plays of ${season} aren't available here.`;
}
