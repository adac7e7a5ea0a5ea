import type { Leaders, StatGroup } from "../../domain/season/leaders.ts";
import type { Player } from "../../domain/season/player.ts";
import { playerPath, teamOfPlayer } from "../../domain/season/players.ts";
import { printedFigure } from "../../domain/season/printed.ts";
import { QUALIFICATION } from "../../domain/season/qualification.ts";
import type { Team } from "../../domain/season/team.ts";
import { teamPath } from "./links.ts";

export interface LeaderRow {
  rank: number;
  player: string;
  href: string;
  /** The player's team, when under contract. */
  team: { code: string; name: string; href: string } | undefined;
  stat: string;
}

export interface LeaderGroup {
  group: StatGroup;
  /** Who may be listed. */
  qualification: string;
  categories: { category: string; rows: LeaderRow[] }[];
}

/** People come for points, rebounds and assists. */
const ORDER: readonly StatGroup[] = ["averages", "totals", "advanced", "misc"];

/**
 * The season leaders by group, five rows a category (product.md section 2, Dashboard). A group of
 * which there are no lists, as on a season's first day, is left out.
 */
export function leaderGroups(leaders: Leaders, players: Player[], teams: Team[]): LeaderGroup[] {
  const byName = new Map(players.map((player) => [player.name, player]));
  const teamOf = (name: string) => {
    const player = byName.get(name);
    const team = player && teamOfPlayer(player, teams);
    return team && { code: team.abbreviation, name: team.fullName, href: teamPath(team) };
  };
  return ORDER.map((group) => ({
    group,
    qualification: QUALIFICATION[group],
    categories: leaders[group].map(({ category, top5 }) => ({
      category,
      rows: top5.map(({ rank, player, stat }) => ({
        rank,
        player,
        href: playerPath(player),
        team: teamOf(player),
        stat: printedFigure(stat),
      })),
    })),
  })).filter(({ categories }) => categories.length > 0);
}
