import type { Franchise, FranchiseSeason } from "../../domain/season/franchise.ts";
import { playerPath } from "../../domain/season/players.ts";
import { winsAndLosses } from "../../domain/season/standings-table.ts";
import type { Team } from "../../domain/season/team.ts";
import { badgeUrl } from "../../domain/season/team-links.ts";
import type { TeamGame } from "../../domain/season/team-log.ts";
import type { Collections } from "../data/cached-collections.ts";
import type { Documents } from "../data/cached-documents.ts";
import { gather } from "./gather.ts";
import { gamePath, seasonGames } from "./season-games.ts";
import { findTeam, headOf, type TeamHead } from "./team.ts";
import { MISSING, UNAVAILABLE, type View } from "./view.ts";

export interface TeamGameRow {
  number: number;
  gameId: string;
  date: string;
  href: string;
  opponent: string;
  opponentName: string;
  logo: string;
  result: string;
  won: boolean;
  record: string;
  streak: string;
  /** Days without a game before it; "" for the first. */
  rest: string;
  top: { name: string; href: string; pts: number } | undefined;
}

export interface TeamGamesPage extends TeamHead {
  season: TeamGameRow[];
  after: TeamGameRow[];
}

/** Every game of a team: record so far, streak, rest and top scorer. */
export async function loadTeamGames(
  collections: Collections,
  documents: Documents,
  id: string | undefined,
): Promise<View<TeamGamesPage>> {
  const read = await gather({
    teams: collections.teams(),
    links: collections.teamLinks(),
    games: collections.games(),
    postseason: collections.postseason(),
  });
  if (!read.ok) return UNAVAILABLE;
  const { teams, links, games, postseason } = read.value.values;
  const team = findTeam(teams, id);
  if (team === undefined) return MISSING;
  const franchise = await documents.franchises(String(team.id));
  if (!franchise.ok) return UNAVAILABLE;
  const log = seasonGames(games)(postseason).logOf(team.id);
  const rows = (part: readonly TeamGame[]) =>
    part.map((game, at) => teamGameRow(game, at + 1, teams, franchise.value.value));
  return {
    kind: "ready",
    updatedAt: read.value.updatedAt,
    page: {
      ...headOf(team, links),
      season: rows(log.filter(({ stage }) => stage === "season")),
      after: rows(log.filter(({ stage }) => stage !== "season")),
    },
  };
}

/** One game of a team's log as it is printed. */
export function teamGameRow(
  game: TeamGame,
  number: number,
  teams: readonly Team[],
  franchise: Pick<Franchise, "topScorers"> | undefined,
): TeamGameRow {
  const opponent = teams.find((team) => team.id === game.opponentId);
  const top = franchise?.topScorers.find(({ gameId }) => gameId === game.gameId);
  const overtime =
    game.overtimes === 0 ? "" : game.overtimes === 1 ? " OT" : ` ${game.overtimes}OT`;
  return {
    number,
    gameId: game.gameId,
    date: game.date,
    href: gamePath({ id: game.gameId }),
    opponent: `${game.floor === "road" ? "at" : "v."} ${opponent?.abbreviation ?? ""}`,
    opponentName: opponent?.fullName ?? "",
    logo: opponent ? badgeUrl(opponent) : "",
    result: `${game.won ? "W" : "L"} ${game.points}–${game.opponentPoints}${overtime}`,
    won: game.won,
    record: game.stage === "cup-final" ? "" : winsAndLosses(game.record),
    streak: game.streak,
    rest: game.restDays === undefined ? "" : String(game.restDays),
    top: top && { name: top.name, href: playerPath(top.name), pts: top.pts },
  };
}

export interface TeamHistoryPage extends TeamHead {
  founded: number;
  titles: number[];
  arena: string;
  coach: string;
  /** The latest first. */
  seasons: FranchiseSeason[];
  total: { seasons: number; wins: number; losses: number; playoffs: number };
}

/** Every past season of a franchise. */
export async function loadTeamHistory(
  collections: Collections,
  documents: Documents,
  id: string | undefined,
): Promise<View<TeamHistoryPage>> {
  const read = await gather({ teams: collections.teams(), links: collections.teamLinks() });
  if (!read.ok) return UNAVAILABLE;
  const { teams, links } = read.value.values;
  const team = findTeam(teams, id);
  if (team === undefined) return MISSING;
  const franchise = await documents.franchises(String(team.id));
  if (!franchise.ok) return UNAVAILABLE;
  const { seasons, topScorers: _, ...facts } = franchise.value.value;
  const sum = (figure: (season: FranchiseSeason) => number) =>
    seasons.reduce((total, season) => total + figure(season), 0);
  return {
    kind: "ready",
    updatedAt: read.value.updatedAt,
    page: {
      ...headOf(team, links),
      ...facts,
      seasons: seasons.toReversed(),
      total: {
        seasons: seasons.length,
        wins: sum(({ wins }) => wins),
        losses: sum(({ losses }) => losses),
        playoffs: sum(({ playoffs }) => Number(playoffs)),
      },
    },
  };
}
