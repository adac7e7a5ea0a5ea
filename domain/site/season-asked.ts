import { isSeasonName, seasonOfDate, seasonOfGame } from "../season/season.ts";
import { isSeveral } from "../season/season-range.ts";

/** The parameter that names a season. */
export const SEASON_PARAMETER = "season";

/** The season that an address asks for. */
export type SeasonAsked =
  | { kind: "current" }
  | { kind: "past"; season: string; isInPath: boolean }
  /** Several seasons, by their name in addresses. */
  | { kind: "several"; seasons: string }
  /** The parameter is no season's name. */
  | { kind: "malformed" };

const CURRENT: SeasonAsked = { kind: "current" };

/**
 * The season of an address: that of the game or date in its path, else that of its parameter. A
 * season after the current one has no figures, so its dates are the current one's.
 */
export function seasonAsked(
  pathname: string,
  search: URLSearchParams,
  current: string,
): SeasonAsked {
  const inPath = seasonInPath(pathname);
  if (inPath !== undefined)
    return inPath < current ? { kind: "past", season: inPath, isInPath: true } : CURRENT;
  const text = search.get(SEASON_PARAMETER)?.trim() ?? "";
  if (text === "" || text === current) return CURRENT;
  if (isSeveral(text)) return { kind: "several", seasons: text };
  if (!isSeasonName(text)) return { kind: "malformed" };
  return { kind: "past", season: text, isInPath: false };
}

/** Returns whether an address is that of a day or game of a season with results. */
export function isOfHeldGames(pathname: string, current: string): boolean {
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
