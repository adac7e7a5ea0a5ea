import { type Leaders, STAT_GROUPS, type StatGroup } from "../../domain/season/leaders.ts";
import type { Player } from "../../domain/season/player.ts";
import { playerPath, teamOfPlayer } from "../../domain/season/players.ts";
import type { Team } from "../../domain/season/team.ts";

export interface LeaderRow {
  rank: number;
  player: string;
  href: string;
  /** The abbreviation of the player's team, when under contract. */
  team: string | undefined;
  stat: string;
}

export interface LeaderGroup {
  group: StatGroup;
  categories: { category: string; rows: LeaderRow[] }[];
}

/**
 * The season leaders by group, five rows a category (spec section 2, Dashboard). A group of which
 * there are no lists, as on a season's first day, is left out.
 */
export function leaderGroups(leaders: Leaders, players: Player[], teams: Team[]): LeaderGroup[] {
  const byName = new Map(players.map((player) => [player.name, player]));
  const abbreviation = (name: string) => {
    const player = byName.get(name);
    return player && teamOfPlayer(player, teams)?.abbreviation;
  };
  return STAT_GROUPS.map((group) => ({
    group,
    categories: leaders[group].map(({ category, top5 }) => ({
      category,
      rows: top5.map(({ rank, player, stat }) => ({
        rank,
        player,
        href: playerPath(player),
        team: abbreviation(player),
        stat,
      })),
    })),
  })).filter(({ categories }) => categories.length > 0);
}
