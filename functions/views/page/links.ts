export { teamPath } from "#domain/teams/team.ts";

/** The league's glossary of statistics. */
export const STATS_DICTIONARY = "https://www.nba.com/stats/help/glossary";
