import { isDay } from "../dates.ts";
import { isOfHistory } from "../query/query.ts";
import { isSeasonName, seasonOfDate, seasonOfGame } from "../season/season.ts";
import { isSeveral } from "../season/season-range.ts";

/** The parameter that names a season. */
export const SEASON_PARAMETER = "season";

/** The season that an address asks for. */
export type SeasonAsked =
  | { kind: "current" }
  /** A season in the path, or of a day, that is not held is looked for in the current one. */
  | { kind: "past"; season: string; isInPath: boolean; teamId?: number }
  /** Several seasons, by their name in addresses. */
  | { kind: "several"; seasons: string }
  /** The parameter is no season's name. */
  | { kind: "malformed" };

const CURRENT: SeasonAsked = { kind: "current" };

/** The pages of a day that their query names. */
const OF_DAYS = /^\/nba\/(?:standings|ratings)\b/;

/**
 * The season of an address: that of the game or date in its path, else that of its parameter, else that
 * of its day. A season after the current one has no figures, so its dates are the current one's.
 */
export function seasonAsked(
  address: string,
  search: URLSearchParams,
  current: string,
): SeasonAsked {
  // A page's picture is of its season.
  const pathname = address.replace(/\.png$/, "");
  const named = /^\/nba\/seasons\/([^/]+)$/.exec(pathname)?.[1];
  if (named === current) return CURRENT;
  if (named !== undefined) return isSeasonName(named) ? past(named) : { kind: "malformed" };
  const text = search.get(SEASON_PARAMETER)?.trim() ?? "";
  const on = search.get("on") ?? "";
  const isOfDay = text === "" && OF_DAYS.test(pathname) && isDay(on);
  const inPath = isOfDay ? seasonOfDate(on) : seasonInPath(pathname);
  if (inPath !== undefined)
    return inPath < current ? { kind: "past", season: inPath, isInPath: true } : CURRENT;
  // Seasons since 1946-47 are one document beside those of any one season.
  if (text === "" || text === current || isOfHistory(search.get("rows")?.trim())) return CURRENT;
  if (isSeveral(text)) return { kind: "several", seasons: text };
  if (!isSeasonName(text)) return { kind: "malformed" };
  return { ...past(text), ...teamInPath(pathname) };
}

function past(season: string): Extract<SeasonAsked, { kind: "past" }> {
  return { kind: "past", season, isInPath: false };
}

/** The team of an address, which decides the league where a season had two. */
function teamInPath(pathname: string): { teamId?: number } {
  const id = /^\/nba\/teams\/(\d{1,3})(?:\/|$)/.exec(pathname)?.[1];
  return id === undefined ? {} : { teamId: Number(id) };
}

/** The page of a season, or of a team that is no more. */
const OF_HISTORY = /^\/nba\/(?:seasons\/\d|teams\/\d{3}\b)/;

/**
 * Returns whether an address is that of a day or game of a season with results, of a season itself or
 * of a team that is no more.
 */
export function isOfHeldGames(pathname: string, current: string): boolean {
  if (OF_HISTORY.test(pathname)) return true;
  const season = seasonInPath(pathname);
  return season !== undefined && season <= current;
}

function seasonInPath(pathname: string): string | undefined {
  const [, date, id] =
    /^\/nba\/games\/(?:(\d{4}-\d{2}-\d{2})(?:\/[^/]+){0,2}|(\d{10})(?:\/[^/]+)?)$/.exec(pathname) ??
    [];
  return date === undefined ? id && seasonOfGame(id) : seasonOfDate(date);
}

/** A canonical query with the address's season; the current season's is left out. */
export function seasonSearch(query: string, given: URLSearchParams, current: string): string {
  const season = given.get(SEASON_PARAMETER)?.trim() ?? "";
  if (season === "" || season === current) return query;
  const params = new URLSearchParams(query);
  params.set(SEASON_PARAMETER, season);
  return `?${params}`;
}
