import { leadersPath } from "#domain/leaders/leader-lists.ts";
import type { Leader, Leaders, StatGroup } from "#domain/leaders/leaders.ts";
import { QUALIFICATION } from "#domain/leaders/qualification.ts";
import type { Player } from "#domain/players/player.ts";
import { playerPath, teamOfPlayer } from "#domain/players/players.ts";
import type { SeasonLinks } from "#domain/players/season-links.ts";
import { tileFigure } from "#domain/players/tile-figure.ts";
import type { SeasonTotals } from "#domain/season/facts.ts";
import { printedFigure } from "#domain/season/printed.ts";
import type { Team } from "#domain/teams/team.ts";
import { badgeUrl } from "#domain/teams/team-links.ts";
import { teamPath } from "../page/links.ts";

export interface LeaderRow {
  rank: number;
  player: string;
  /** The player's page; undefined for one who has none. */
  href: string | undefined;
  /** The player's last team of the season, or that of his roster without totals; undefined for none. */
  team: { code: string; name: string; href: string; logo: string } | undefined;
  /** The number or the initials on his tile. */
  figure: string;
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

/** The people of a season, by whom leaders are printed. */
interface LeaderFacts {
  players: readonly Player[];
  teams: readonly Team[];
  totals: readonly SeasonTotals[];
}

/** Prints a leader with links to his page and to his team, the last one of the season. */
export function leaderRow(
  { players, teams, totals }: LeaderFacts,
  links: Pick<SeasonLinks, "team" | "player"> = { team: teamPath, player: playerPath },
): (leader: Leader) => LeaderRow {
  const byName = new Map(players.map((player) => [player.name, player]));
  const teamIds = new Map(totals.map(({ name, teamId }) => [name, teamId]));
  return ({ rank, player: name, stat }) => {
    const player = byName.get(name);
    const played = teams.find(({ id }) => id === teamIds.get(name));
    const team = played ?? (player && teamOfPlayer(player, teams));
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
      figure: tileFigure(name, player, team),
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
export function leaderGroups(leaders: Leaders, facts: LeaderFacts): LeaderGroup[] {
  const rowOf = leaderRow(facts);
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
