import type { Career, LogLine } from "../../domain/season/career.ts";
import { percentage, quotient } from "../../domain/season/figures.ts";
import { sumLines } from "../../domain/season/line-sums.ts";
import type { Player } from "../../domain/season/player.ts";
import { findPlayer, playerPath } from "../../domain/season/players.ts";
import type { Team } from "../../domain/season/team.ts";
import { badgeUrl } from "../../domain/season/team-links.ts";
import type { Collections } from "../data/cached-collections.ts";
import type { Documents } from "../data/cached-documents.ts";
import { signedCount } from "./box-score.ts";
import { gather } from "./gather.ts";
import { dayPath, gamePath, type SeasonGames, seasonGames } from "./season-games.ts";
import { MISSING, UNAVAILABLE, type View } from "./view.ts";

/** The columns of a game log, in the order of a box score. */
export const LOG_HEADS = [
  ...["MIN", "PTS", "REB", "AST", "FG", "3P", "FT", "STL", "BLK", "TOV", "PF", "+/-"],
] as const;

export interface LogRow {
  gameId: string;
  date: string;
  href: string;
  dayHref: string;
  /** "v. MIN", "at DEN". */
  opponent: string;
  logo: string;
  /** "W 142–138". */
  result: string;
  won: boolean;
  starter: boolean;
  label: string | undefined;
  cells: string[];
}

export interface GameLog {
  /** "Regular season", "Playoffs". */
  title: string;
  rows: LogRow[];
  /** Per game, under the columns; empty without games. */
  averages: string[];
}

export interface PlayerGamesPage {
  player: Player;
  href: string;
  logs: GameLog[];
}

const STAGES = [
  { title: "Regular season", stages: ["season"] },
  { title: "Playoffs", stages: ["playoffs"] },
  { title: "Play-in and Cup final", stages: ["play-in", "cup-final"] },
] as const;

/** Every game of a player with averages below, by the name in the address. */
export async function loadPlayerGames(
  collections: Collections,
  documents: Documents,
  name: string,
): Promise<View<PlayerGamesPage>> {
  const read = await gather({
    teams: collections.teams(),
    players: collections.players(),
    games: collections.games(),
    postseason: collections.postseason(),
  });
  if (!read.ok) return UNAVAILABLE;
  const { teams, players, games, postseason } = read.value.values;
  const player = findPlayer(players, name);
  if (player === undefined) return MISSING;
  const career = await documents.careers(player.id);
  if (!career.ok) return UNAVAILABLE;
  const season = seasonGames(games)(postseason);
  return {
    kind: "ready",
    updatedAt: read.value.updatedAt,
    page: {
      player,
      href: playerPath(player.name),
      logs: gameLogs(career.value.value, season, teams),
    },
  };
}

/** A player's games by part of the season, the latest first; parts without games are left out. */
export function gameLogs(career: Career, season: SeasonGames, teams: readonly Team[]): GameLog[] {
  const byId = new Map(teams.map((team) => [team.id, team]));
  return STAGES.flatMap(({ title, stages }) => {
    const lines = career.log.filter(({ stage }) => (stages as readonly string[]).includes(stage));
    const rows = lines.flatMap((line) => logRow(line, season, byId) ?? []);
    return rows.length === 0
      ? []
      : [{ title, rows: rows.toReversed(), averages: averagesOf(lines) }];
  });
}

function logRow(
  line: LogLine,
  { byId }: SeasonGames,
  teams: ReadonlyMap<number, Team>,
): LogRow | undefined {
  const game = byId.get(line.gameId);
  if (game === undefined) return undefined;
  const isHome = game.homeTeamId === line.teamId;
  const [own, other] = isHome
    ? [game.homePoints, game.awayPoints]
    : [game.awayPoints, game.homePoints];
  const opponent = teams.get(isHome ? game.awayTeamId : game.homeTeamId);
  const won = own > other;
  return {
    gameId: game.id,
    date: game.date,
    href: gamePath(game),
    dayHref: dayPath(game.date),
    opponent: `${isHome || game.neutral ? "v." : "at"} ${opponent?.abbreviation ?? ""}`,
    logo: opponent ? badgeUrl(opponent) : "",
    result: `${won ? "W" : "L"} ${own}–${other}`,
    won,
    starter: line.starter === true,
    label: undefined,
    cells: [
      ...[line.minutes, line.pts, line.reb, line.ast].map(String),
      `${line.fgm}-${line.fga}`,
      `${line.fg3m}-${line.fg3a}`,
      `${line.ftm}-${line.fta}`,
      ...[line.stl, line.blk, line.tov, line.pf].map(String),
      line.plusMinus === null ? "" : signedCount(line.plusMinus),
    ],
  };
}

/** Means per game; shooting as sums of makes over sums of attempts. */
export function averagesOf(lines: readonly LogLine[]): string[] {
  const sums = sumLines(lines);
  const mean = (sum: number) => quotient(sum, sums.games, 1);
  const share = (made: number, tried: number) => (tried === 0 ? "" : `${percentage(made, tried)}%`);
  return [
    ...[sums.minutes, sums.pts, sums.reb, sums.ast].map(mean),
    share(sums.fgm, sums.fga),
    share(sums.fg3m, sums.fg3a),
    share(sums.ftm, sums.fta),
    ...[sums.stl, sums.blk, sums.tov, sums.pf].map(mean),
    lines.some(({ plusMinus }) => plusMinus === null) ? "" : mean(sums.plusMinus),
  ];
}
