import type { Game } from "./facts.ts";
import { quotient, signed } from "./figures.ts";
import {
  gamesBehind,
  lastTen,
  seasonRecords,
  streak,
  type TeamRecord,
  type WinLoss,
  winningPercentage,
} from "./records.ts";
import type { Conference, Team } from "./team.ts";
import { conferenceOrder, type SettledTie } from "./tie-breaks.ts";

/** A row of the standings, every figure as printed. */
export interface StandingsRow {
  team: Team;
  rank: number;
  wins: number;
  losses: number;
  /** Three decimals: "0.780". */
  winPct: string;
  /** "-" for the first, otherwise games: "2" or "11.5". */
  gamesBehind: string;
  conference: string;
  division: string;
  home: string;
  road: string;
  lastTen: string;
  streak: string;
  /** The average point difference per game: "+8.3". */
  difference: string;
}

export interface StandingsTable {
  rows: StandingsRow[];
  ties: SettledTie[];
}

/** Both conferences' standings in rank order, with the criterion that broke each tie. */
export function standingsTable(teams: Team[], games: Game[]): Record<Conference, StandingsTable> {
  const records = [...seasonRecords(teams, games).values()];
  return { East: conferenceTable("East"), West: conferenceTable("West") };

  function conferenceTable(conference: Conference): StandingsTable {
    const members = records.filter(({ team }) => team.conference === conference);
    const { order, ties } = conferenceOrder(members, games);
    const leader = order[0];
    const rows = leader === undefined ? [] : order.map((record, at) => row(record, at + 1, leader));
    return { rows, ties };
  }
}

/** A printed record: "34-8". */
export function winsAndLosses({ wins, losses }: WinLoss): string {
  return `${wins}-${losses}`;
}

function row(record: TeamRecord, rank: number, leader: TeamRecord): StandingsRow {
  const { wins, losses } = record.overall;
  return {
    team: record.team,
    rank,
    wins,
    losses,
    winPct: quotient(winningPercentage(record.overall), 1, 3),
    gamesBehind: record === leader ? "-" : String(gamesBehind(leader.overall, record.overall)),
    conference: winsAndLosses(record.conference),
    division: winsAndLosses(record.division),
    home: winsAndLosses(record.home),
    road: winsAndLosses(record.road),
    lastTen: winsAndLosses(lastTen(record.results)),
    streak: streak(record.results),
    difference: signed(record.pointsFor - record.pointsAgainst, wins + losses, 1),
  };
}
