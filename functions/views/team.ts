import type { Game } from "../../domain/season/facts.ts";
import type { GameResults } from "../../domain/season/game-results.ts";
import { STAT_GROUPS, type StatGroup } from "../../domain/season/leaders.ts";
import type { Player } from "../../domain/season/player.ts";
import { playerPath, rosterOf } from "../../domain/season/players.ts";
import { NO_POSTSEASON } from "../../domain/season/postseason.ts";
import type { Team, TeamLink } from "../../domain/season/team.ts";
import { linkOfTeam } from "../../domain/season/team-links.ts";
import type { TeamStats } from "../../domain/season/team-stats.ts";
import type { Collections } from "../data/cached-collections.ts";
import type { Documents } from "../data/cached-documents.ts";
import { gather, orElse, viewOf } from "./gather.ts";
import { teamPath } from "./links.ts";
import { type RankedStat, rankedTeamStats } from "./ranked-stats.ts";
import { seasonGames } from "./season-games.ts";
import {
  type MonthRecord,
  monthRecords,
  type TeamGameRow,
  teamGameRows,
} from "./team-game-rows.ts";
import { type Efficiency, efficiencyOf, rankedStanding } from "./team-ranks.ts";
import { MISSING, UNAVAILABLE, type View } from "./view.ts";

const TEN = 10;

export interface RosterRow {
  number: number;
  name: string;
  href: string;
  age: string;
  position: string;
}

/** What every page of a team starts with. */
export interface TeamHead {
  team: Team;
  href: string;
  logo: string | undefined;
  /** The team's own site; undefined when no link of the team was found. */
  officialSite: string | undefined;
}

export interface TeamPage extends TeamHead {
  /** PLACE, WINS, LOSSES, WIN % and then every other column of the standings. */
  mainStats: RankedStat[];
  /** Its figures per possession; undefined when they cannot be read. */
  efficiency: Efficiency | undefined;
  /** "W" and "L" game by game; "" when the database does not carry it. */
  results: string;
  roster: RosterRow[];
  /** The regular season month by month, and its last ten games; empty when games cannot be read. */
  months: MonthRecord[];
  lastTen: TeamGameRow[];
}

export interface TeamStatsPage extends TeamHead {
  groups: { group: StatGroup; stats: RankedStat[] }[];
}

export interface TeamRosterPage extends TeamHead {
  roster: RosterRow[];
}

/** What every page of a team starts with, from the team and the links. */
export function headOf(team: Team, links: TeamLink[]): TeamHead {
  const link = linkOfTeam(team, links);
  return { team, href: teamPath(team), logo: link?.logo, officialSite: link?.href };
}

/** A team's id in a path is a plain decimal number, exactly as printed (product.md section 5). */
export function findTeam(teams: Team[], id: string | undefined): Team | undefined {
  return teams.find((team) => String(team.id) === id);
}

function rosterRows(team: Team, players: Player[]): RosterRow[] {
  return rosterOf(team, players).map((player, index) => ({
    number: index + 1,
    name: player.name,
    href: playerPath(player.name),
    age: player.age,
    position: player.position,
  }));
}

/** A team's profile (product.md section 2, Team Profile); an unknown id is missing. */
export async function loadTeam(
  collections: Collections,
  documents: Documents,
  id: string | undefined,
): Promise<View<TeamPage>> {
  const read = await gather({
    teams: collections.teams(),
    links: collections.teamLinks(),
    standings: collections.standings(),
    players: collections.players(),
    stats: orElse<TeamStats | undefined>(collections.teamStats(), undefined),
    results: orElse<GameResults>(collections.gameResults(), new Map()),
    games: orElse<Game[]>(collections.games(), []),
    postseason: orElse(collections.postseason(), NO_POSTSEASON),
  });
  if (!read.ok) return UNAVAILABLE;
  const { teams, links, standings, players, stats, results, games, postseason } = read.value.values;
  const team = findTeam(teams, id);
  if (team === undefined) return MISSING;
  const franchise = await documents.franchises(String(team.id));
  const topScorers = franchise.ok ? franchise.value.value.topScorers : [];
  const log = seasonGames(games)(postseason).logOf(team.id);
  const season = log.filter(({ stage }) => stage === "season");
  return {
    kind: "ready",
    updatedAt: read.value.updatedAt,
    page: {
      ...headOf(team, links),
      mainStats: rankedStanding(team, [...standings.west, ...standings.east]),
      efficiency: stats && efficiencyOf(team, teams, stats),
      results: results.get(team.id) ?? "",
      roster: rosterRows(team, players),
      months: monthRecords(season),
      lastTen: teamGameRows(season.slice(-TEN), { teams, postseason, topScorers }),
    },
  };
}

/** A team's four groups of statistics (product.md section 2, Team Advanced Stats). */
export async function loadTeamStats(
  collections: Collections,
  id: string | undefined,
): Promise<View<TeamStatsPage>> {
  const read = await gather({
    teams: collections.teams(),
    links: collections.teamLinks(),
    stats: collections.teamStats(),
  });
  return viewOf(read, ({ teams, links, stats }) => {
    const team = findTeam(teams, id);
    return (
      team && {
        ...headOf(team, links),
        groups: STAT_GROUPS.map((group) => ({
          group,
          stats: rankedTeamStats(team, teams, stats, group),
        })),
      }
    );
  });
}

/** A team's players in alphabetical order (product.md section 2, Team Roster). */
export async function loadTeamRoster(
  collections: Collections,
  id: string | undefined,
): Promise<View<TeamRosterPage>> {
  const read = await gather({
    teams: collections.teams(),
    links: collections.teamLinks(),
    players: collections.players(),
  });
  return viewOf(read, ({ teams, links, players }) => {
    const team = findTeam(teams, id);
    return team && { ...headOf(team, links), roster: rosterRows(team, players) };
  });
}
