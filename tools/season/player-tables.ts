import * as v from "valibot";
import type { PlayerSeason } from "#domain/season/facts.ts";
import { box } from "./box-columns.ts";
import { DatasetError } from "./dataset-error.ts";
import {
  count,
  day,
  fraction,
  maybeDay,
  maybeText,
  number,
  readTable,
  teamId,
  text,
  whole,
} from "./read-table.ts";
import { spelt } from "./spellings.ts";

/** A player's place on a roster of the season to come. */
export interface RosterRow {
  player_id: string;
  player: string;
  team_id: number;
  /** "" for an unknown one. */
  position: string;
  rookie: boolean;
  /** Of a veteran without a contract on the season's last day; "" for others and where it is unknown. */
  birth_date: string;
}

/** A player under contract on the season's last day. "" for an unknown value. */
export interface ContractRow {
  player_id: string;
  player: string;
  birth_date: string;
  position: string;
  team_id: number;
  draft_status: string;
  nationality: string;
  pre_draft_team: string;
  height: string;
  weight_lb: string;
  years_of_service: string;
  jersey: string;
}

/**
 * Totals, ratings and per-game averages joined by player id, because names differ in diacritics.
 */
export function readPlayers(folder: string): PlayerSeason[] {
  const totals = readTable(folder, "player_totals.csv", {
    player_id: text,
    player: text,
    team_id: teamId,
    gp: count,
    w: count,
    l: count,
    min: number,
    plus_minus: whole,
    blka: count,
    pfd: count,
    dd2: count,
    td3: count,
    ...box,
  });
  const ratings = byPlayer(
    "player_advanced.csv",
    readTable(folder, "player_advanced.csv", {
      player_id: text,
      off_rating: number,
      def_rating: number,
      net_rating: number,
      ast_pct: fraction,
      reb_pct: fraction,
      efg_pct: number,
      ts_pct: number,
      usg_pct: fraction,
      pie: number,
    }),
  );
  const averages = byPlayer(
    "player_misc.csv",
    readTable(folder, "player_misc.csv", {
      player_id: text,
      points_off_turnovers: number,
      points_2nd_chance: number,
      points_fast_break: number,
      points_in_paint: number,
      pfd: number,
    }),
  );
  return totals.map(
    ({ player_id, player, team_id, gp, w, l, min, plus_minus, dd2, td3, ...counts }) => {
      const rating = ratings(player_id);
      const average = averages(player_id);
      return {
        ...counts,
        id: player_id,
        name: spelt(player_id, player),
        teamId: team_id,
        games: gp,
        wins: w,
        losses: l,
        minutes: min,
        plusMinus: plus_minus,
        doubleDoubles: dd2,
        tripleDoubles: td3,
        ratings: {
          offensive: rating.off_rating,
          defensive: rating.def_rating,
          net: rating.net_rating,
          assistPercentage: rating.ast_pct,
          reboundPercentage: rating.reb_pct,
          effectiveFieldGoal: rating.efg_pct,
          trueShooting: rating.ts_pct,
          usage: rating.usg_pct,
          impact: rating.pie,
        },
        perGame: {
          pointsOffTurnovers: average.points_off_turnovers,
          secondChancePoints: average.points_2nd_chance,
          fastBreakPoints: average.points_fast_break,
          pointsInPaint: average.points_in_paint,
          foulsDrawn: average.pfd,
        },
      };
    },
  );
}

/** The players under contract, in the order of the table. */
export function readContracts(folder: string): ContractRow[] {
  return readTable(folder, "players.csv", {
    player_id: text,
    player: text,
    birth_date: day,
    position: v.pipe(v.string(), v.regex(/^[GFC](-[GFC])?$/, "must be a position like F-C")),
    team_id: teamId,
    draft_status: maybeText,
    nationality: maybeText,
    pre_draft_team: maybeText,
    height: v.pipe(v.string(), v.regex(/^(\d-\d{1,2})?$/, "must be a height like 6-6")),
    weight_lb: v.pipe(v.string(), v.regex(/^\d*$/, "must be pounds")),
    years_of_service: v.pipe(v.string(), v.regex(/^(R|\d+)$/, "must be years or R")),
    jersey: v.pipe(v.string(), v.regex(/^\d{0,2}$/, "must be a jersey number")),
  }).map((row) => ({ ...row, player: spelt(row.player_id, row.player) }));
}

/** The rosters of the season to come, in the order of the table. */
export function readRosters(folder: string): RosterRow[] {
  return readTable(folder, "coming_rosters.csv", {
    player_id: text,
    player: text,
    team_id: teamId,
    position: v.pipe(v.string(), v.regex(/^([GFC](-[GFC])?)?$/, "must be a position like F-C")),
    rookie: v.pipe(
      v.picklist(["0", "1"]),
      v.transform((cell) => cell === "1"),
    ),
    birth_date: maybeDay,
  }).map((row) => ({ ...row, player: spelt(row.player_id, row.player) }));
}

function byPlayer<Row extends { player_id: string }>(
  file: string,
  rows: Row[],
): (id: string) => Row {
  const byId = new Map(rows.map((row) => [row.player_id, row]));
  return (id) => byId.get(id) ?? missing(file, id);
}

function missing(file: string, id: string): never {
  throw new DatasetError(`${file} has no row for player ${id}.`);
}
