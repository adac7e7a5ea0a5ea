import { inSeason } from "#domain/players/season-links.ts";
import { ASSISTS_PATH } from "#domain/plays/assists-query.ts";
import { hasPlays, isSeveral } from "#domain/season/season-range.ts";
import { CLUTCH_STATS, LINEUP_STATS, PAIR_STATS, PLAYER_STATS, TEAM_STATS } from "./questions.ts";

export interface StatsLink {
  text: string;
  href: string;
  isCurrent: boolean;
}

/** The tables of statistics; the last ones are of plays. */
const ALWAYS = [
  ["Players", PLAYER_STATS.path],
  ["Teams", TEAM_STATS.path],
] as const;
const OF_PLAYS = [
  ["Clutch", CLUTCH_STATS.path],
  ["Lineups", LINEUP_STATS.path],
  ["Pairs", PAIR_STATS.path],
] as const;
const OF_ONE_SEASON = [["Assists", ASSISTS_PATH]] as const;

/** The links between the tables of statistics of a season, one of which is at `path`. */
export function subjectLinks(path: string, season: string, current: string): StatsLink[] {
  const ofPlays = isSeveral(season) ? OF_PLAYS : [...OF_PLAYS, ...OF_ONE_SEASON];
  return [...ALWAYS, ...(hasPlays(season) ? ofPlays : [])].map(([text, own]) => ({
    text,
    href: inSeason(own, season, current),
    isCurrent: own === path,
  }));
}
