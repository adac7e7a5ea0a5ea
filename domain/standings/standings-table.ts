import type { Game } from "../season/facts.ts";
import {
  gamesBehind,
  lastTen,
  seasonRecords,
  streak,
  type TeamRecord,
  type WinLoss,
  winningPercentage,
} from "../season/records.ts";
import type { Conference, Team } from "../teams/team.ts";
import { magicNumbers } from "./magic-numbers.ts";
import { meetingsOf } from "./meetings.ts";
import type { StandingFigures } from "./standings-columns.ts";
import { conferenceOrder, type SettledTie } from "./tie-breaks.ts";

/** A team's figures in the standings, computed from the games. */
export interface StandingsRow extends StandingFigures {
  team: Team;
}

export interface StandingsTable {
  rows: StandingsRow[];
  ties: SettledTie[];
}

/** Both conferences' standings in rank order, with the criterion that broke each tie. */
export function standingsTable(teams: Team[], games: Game[]): Record<Conference, StandingsTable> {
  const records = [...seasonRecords(teams, games).values()];
  const winning = new Set(
    records.filter(({ overall }) => overall.wins > overall.losses).map(({ team }) => team.id),
  );
  const meetings = meetingsOf(games);
  return { East: conferenceTable("East"), West: conferenceTable("West") };

  function conferenceTable(conference: Conference): StandingsTable {
    const members = records.filter(({ team }) => team.conference === conference);
    const { order, ties } = conferenceOrder(members, meetings);
    const leader = order[0];
    const magic = magicNumbers(order, meetings.season);
    const rows = order.map((record, at) =>
      row(record, at + 1, {
        leader: leader ?? record,
        overFiveHundred: meetings.against(record.team.id, winning),
        magic: magic.get(record.team.id),
      }),
    );
    return { rows, ties };
  }
}

function row(
  record: TeamRecord,
  rank: number,
  {
    leader,
    overFiveHundred,
    magic,
  }: { leader: TeamRecord; overFiveHundred: WinLoss; magic: number | undefined },
): StandingsRow {
  const { wins, losses } = record.overall;
  const games = wins + losses;
  return {
    team: record.team,
    rank,
    wins,
    losses,
    // The league prints .000 before a team's first game.
    winPct: games === 0 ? 0 : winningPercentage(record.overall),
    gamesBehind: gamesBehind(leader.overall, record.overall),
    conference: record.conference,
    division: record.division,
    home: record.home,
    road: record.road,
    overFiveHundred,
    magic,
    close: record.close,
    difference: games === 0 ? 0 : (record.pointsFor - record.pointsAgainst) / games,
    lastTen: lastTen(record.results),
    streak: streak(record.results),
  };
}
