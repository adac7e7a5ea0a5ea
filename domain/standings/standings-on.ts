import { dayAfter } from "../eastern-days.ts";
import type { Game } from "../season/facts.ts";
import type { Conference, Team } from "../teams/team.ts";
import { type StandingsRow, type StandingsTable, standingsTable } from "./standings-table.ts";

/** A row of the standings on a day, with the places gained (positive) or lost in a week. */
export interface MovingRow extends StandingsRow {
  /** Undefined in the season's first week. */
  movement: number | undefined;
}

export interface StandingsOn {
  rows: MovingRow[];
  ties: StandingsTable["ties"];
}

/** The days over which a team's movement is computed. */
const MOVEMENT_DAYS = 7;

/** Both conferences' standings after the games of an ISO date. */
export function standingsOn(
  date: string,
  teams: Team[],
  games: readonly Game[],
): Record<Conference, StandingsOn> {
  const until = (day: string) =>
    standingsTable(
      teams,
      games.filter((game) => game.date <= day),
    );
  const now = until(date);
  const weekAgo = dayAfter(date, -MOVEMENT_DAYS);
  const before = games.some((game) => game.date <= weekAgo) ? until(weekAgo) : undefined;
  const moving = (conference: Conference): StandingsOn => {
    const ranks = new Map(before?.[conference].rows.map(({ team, rank }) => [team.id, rank]));
    return {
      ties: now[conference].ties,
      rows: now[conference].rows.map((row) => {
        const was = ranks.get(row.team.id);
        return { ...row, movement: was === undefined ? undefined : was - row.rank };
      }),
    };
  };
  return { East: moving("East"), West: moving("West") };
}
