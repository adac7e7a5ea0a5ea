import type { Team } from "../teams/team.ts";
import { withoutEndings } from "../text/endings.ts";
import type { Game } from "./facts.ts";

/** The margin of a close game: one shot ties it. */
const CLOSE_POINTS = 3;

export interface WinLoss {
  wins: number;
  losses: number;
}

/** A team's records and points of a season, counted from final scores. */
export interface TeamRecord {
  team: Team;
  overall: WinLoss;
  /** Home and road exclude games on neutral floors, as the league's records do. */
  home: WinLoss;
  road: WinLoss;
  /** Games against teams of its conference, its division included. */
  conference: WinLoss;
  division: WinLoss;
  /** Games decided by at most three points. */
  close: WinLoss;
  /** One letter for each game in date order, "W" or "L". */
  results: string;
  pointsFor: number;
  pointsAgainst: number;
}

/**
 * Every team's record by team id. Games of unknown teams are skipped, because the dataset's checks
 * report them.
 */
export function seasonRecords(teams: Team[], games: Game[]): Map<number, TeamRecord> {
  const records = new Map(teams.map((team) => [team.id, emptyRecord(team)]));
  for (const game of gamesInOrder(games)) {
    const home = records.get(game.homeTeamId);
    const away = records.get(game.awayTeamId);
    if (home === undefined || away === undefined) continue;
    count(home, away, game, game.homePoints, game.awayPoints, "home");
    count(away, home, game, game.awayPoints, game.homePoints, "road");
  }
  return records;
}

/** Games by date, then by id, which makes the order within a day independent of the input. */
export function gamesInOrder<Played extends Pick<Game, "date" | "id">>(
  games: readonly Played[],
): Played[] {
  return [...games].sort((a, b) => compareText(a.date, b.date) || compareText(a.id, b.id));
}

/** Wins per game played, 0 to 1; 0.5 before the first game. */
export function winningPercentage({ wins, losses }: WinLoss): number {
  return wins + losses === 0 ? 0.5 : wins / (wins + losses);
}

/** Games behind a leader: half the sum of the differences in wins and in losses. */
export function gamesBehind(leader: WinLoss, other: WinLoss): number {
  return (leader.wins - other.wins + (other.losses - leader.losses)) / 2;
}

/** The record in the last ten games. */
export function lastTen(results: string): WinLoss {
  const recent = results.slice(-10);
  const wins = recent.replaceAll("L", "").length;
  return { wins, losses: recent.length - wins };
}

/** The current streak: wins in a row, or losses below 0; undefined before the first game. */
export function streak(results: string): number | undefined {
  const last = results.at(-1);
  if (last === undefined) return undefined;
  const length = results.length - withoutEndings(results, last).length;
  return last === "W" ? length : -length;
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function emptyRecord(team: Team): TeamRecord {
  const none = (): WinLoss => ({ wins: 0, losses: 0 });
  return {
    team,
    overall: none(),
    home: none(),
    road: none(),
    conference: none(),
    division: none(),
    close: none(),
    results: "",
    pointsFor: 0,
    pointsAgainst: 0,
  };
}

function count(
  record: TeamRecord,
  opponent: TeamRecord,
  game: Game,
  scored: number,
  allowed: number,
  floor: "home" | "road",
): void {
  const outcome = scored > allowed ? "wins" : "losses";
  record.overall[outcome] += 1;
  if (!game.neutral) record[floor][outcome] += 1;
  if (record.team.conference === opponent.team.conference) record.conference[outcome] += 1;
  if (record.team.division === opponent.team.division) record.division[outcome] += 1;
  if (Math.abs(scored - allowed) <= CLOSE_POINTS) record.close[outcome] += 1;
  record.results += outcome === "wins" ? "W" : "L";
  record.pointsFor += scored;
  record.pointsAgainst += allowed;
}
