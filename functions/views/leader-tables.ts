import { leadersPath } from "#domain/season/leader-lists.ts";
import type { Leader, Leaders, StatGroup } from "#domain/season/leaders.ts";
import type { Player } from "#domain/season/player.ts";
import { playerPath, teamOfPlayer } from "#domain/season/players.ts";
import { printedFigure } from "#domain/season/printed.ts";
import { QUALIFICATION } from "#domain/season/qualification.ts";
import type { SeasonLinks } from "#domain/season/season-links.ts";
import type { Team } from "#domain/season/team.ts";
import { badgeUrl } from "#domain/season/team-links.ts";
import { teamPath } from "./links.ts";

export interface LeaderRow {
  rank: number;
  player: string;
  /** The player's page; undefined when he is not under contract. */
  href: string | undefined;
  /** The player's team; undefined when he is not under contract. */
  team: { code: string; name: string; href: string; logo: string } | undefined;
  stat: string;
}

export interface LeaderGroup {
  group: StatGroup;
  /** The rule that qualifies a player for the list. */
  qualification: string;
  categories: { category: string; href: string; rows: LeaderRow[] }[];
}

/** The order of groups: readers look for points, rebounds and assists first. */
const ORDER: readonly StatGroup[] = ["averages", "totals", "advanced", "misc"];

/** Prints a leader with links to his page and his team. */
export function leaderRow(
  players: readonly Player[],
  teams: readonly Team[],
  links: Pick<SeasonLinks, "team" | "player"> = { team: teamPath, player: playerPath },
): (leader: Leader & { teamId?: number | undefined }) => LeaderRow {
  const byName = new Map(players.map((player) => [player.name, player]));
  return ({ rank, player: name, stat, teamId }) => {
    const player = byName.get(name);
    const team = (player && teamOfPlayer(player, teams)) ?? teams.find(({ id }) => id === teamId);
    return {
      rank,
      player: name,
      href: player && links.player(name),
      team: team && {
        code: team.abbreviation,
        name: team.fullName,
        href: links.team(team),
        logo: badgeUrl(team),
      },
      stat: printedFigure(stat),
    };
  };
}

/** Gives a row the rank of the row above when both print the same figure. */
function sharingRank(row: LeaderRow, at: number, rows: readonly LeaderRow[]): LeaderRow {
  const first = rows.findIndex(({ stat }) => stat === row.stat);
  return first < 0 || first === at ? row : { ...row, rank: rows[first]?.rank ?? row.rank };
}

/**
 * The season leaders by group, five rows a category (product.md section 2, Dashboard). A group
 * without lists, as on a season's first day, is left out.
 */
export function leaderGroups(leaders: Leaders, players: Player[], teams: Team[]): LeaderGroup[] {
  const rowOf = leaderRow(players, teams);
  return ORDER.map((group) => ({
    group,
    qualification: QUALIFICATION[group],
    categories: leaders[group].map(({ category, top5 }) => ({
      category,
      href: leadersPath(group, category),
      rows: top5.map(rowOf).map(sharingRank),
    })),
  })).filter(({ categories }) => categories.length > 0);
}
