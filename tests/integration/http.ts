import { inject } from "vitest";
import { PATIENCE_MS } from "#tests/patience.ts";

/** Sends one request to the built site without following redirects. */
export async function get(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${inject("siteUrl")}${path}`, {
    redirect: "manual",
    signal: AbortSignal.timeout(PATIENCE_MS),
    ...init,
  });
}

/** One public page of each kind that needs the season's data. */
export const DATA_PAGES = [
  "/",
  "/nba",
  "/nba/games/2025-12-25",
  "/nba/games/0022500437",
  "/nba/playoffs",
  "/nba/seasons",
  "/nba/standings",
  "/nba/standings/west",
  "/nba/standings/east",
  "/nba/standings/west?on=2026-01-15",
  "/nba/teams",
  "/nba/teams/27",
  "/nba/teams/13/stats",
  "/nba/teams/23/roster",
  "/nba/teams/27/games",
  "/nba/teams/27/splits",
  "/nba/teams/27/against/20",
  "/nba/teams/14/history",
  "/nba/players/page/1",
  "/nba/players/page/25",
  "/nba/players/player/Luka%20Don%C4%8Di%C4%87",
  "/nba/players/player/LeBron%20James",
  "/nba/players/player/LeBron%20James/career",
  "/nba/players/player/Kobe%20Bryant",
  "/nba/players/player/LeBron%20James/games",
  "/nba/players/player/LeBron%20James/splits",
  "/nba/players/lists",
  "/nba/players/country/France",
  "/nba/compare",
  "/nba/finder",
  "/nba/stats/players",
  "/nba/stats/teams",
  "/nba/stats/clutch",
  "/nba/leaders/averages/points-per-game",
  "/nba/leaders/advanced/usage-percentage",
  "/search?q=los",
];

/** Pages of past seasons, one of each kind. */
export const PAST_PAGES = [
  "/nba/games/2016-01-15",
  "/nba/games/0041500407",
  "/nba/games/1951-01-01",
  "/nba/games/0029500003",
  "/nba/seasons/1946-47",
  "/nba/seasons/1975-76",
  "/nba/seasons/1995-96",
  "/nba/seasons/2025-26",
  "/nba/teams/7?season=1996-97",
  "/nba/teams/8?season=1974-75",
  "/nba/teams/5/games?season=1995-96",
  "/nba/teams/103/history",
  "/nba/playoffs?season=2019-20",
  "/nba/standings?season=2015-16",
  "/nba/standings/west?season=2014-15",
  "/nba/stats/players?season=2020-21",
  "/nba/stats/players?season=all",
  "/nba/finder?season=2015-16..2024-25",
];

/** One public page of each kind, with the API manual, which needs no data. */
export const PUBLIC_PAGES = [...DATA_PAGES, ...PAST_PAGES, "/api", "/privacy"];
