import type { Team } from "../domain/team.ts";

/** Where a team's pages are (spec section 2). */
export function teamPath(team: Pick<Team, "id">): string {
  return `/nba/teams/${team.id}`;
}

/** The league's own glossary of statistics. */
export const STATS_DICTIONARY = "https://www.nba.com/stats/help/glossary";
