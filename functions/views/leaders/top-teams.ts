import type { GameResults } from "#domain/season/game-results.ts";
import type { Standing } from "#domain/standings/standing.ts";
import { teamOfStanding } from "#domain/standings/standing-teams.ts";
import { columnOf, printedColumn } from "#domain/standings/standings-columns.ts";
import type { Team } from "#domain/teams/team.ts";
import { teamPath } from "../page/links.ts";
import { seasonStrip } from "../season/season-strip.ts";

/** A conference's leading team as the dashboard shows it. */
export interface TopTeam {
  rank: number;
  /** The short name: "Thunder". */
  name: string;
  city: string | undefined;
  logo: string;
  href: string | undefined;
  wins: number;
  losses: number;
  /** Games behind the first team; "–" for the first team. */
  behind: string;
  /** Its season strip; "" when the results are not requested or cannot be read. */
  strip: string;
}

/** The first teams of a conference, three by default (product.md section 9). */
export function topTeams(
  standings: Standing[],
  teams: Team[],
  { count = 3, results }: { count?: number; results?: GameResults } = {},
): TopTeam[] {
  return standings.slice(0, count).map((standing) => {
    const team = teamOfStanding(standing, teams);
    return {
      rank: standing.rank,
      name: team?.name ?? standing.teamName,
      city: team?.city,
      logo: standing.logo,
      href: team && teamPath(team),
      wins: standing.wins,
      losses: standing.losses,
      behind: printedColumn(columnOf("gb"), standing),
      strip: seasonStrip((team && results?.get(team.id)) ?? ""),
    };
  });
}
