import * as v from "valibot";
import { momentOf } from "#domain/dates.ts";
import type { Game } from "#domain/season/facts.ts";
import { count } from "./cells.ts";
import { parseRows, type ReadRows, rowParser } from "./rows.ts";

/** A game in `nba/games/data`; its id is the league's ten digits as a number. */
export interface GameWire {
  id: number;
  date: string;
  home_team_id: number;
  visitor_team_id: number;
  home_team_score: number;
  visitor_team_score: number;
  neutral_site?: true;
  /** Absent for a game without overtime. */
  overtimes?: number;
  /** Absent when the quarters are unknown. */
  deficit?: number;
  /** ISO time; absent when it is unknown. */
  tip_off?: string;
  /** The tip-offs before the game was moved; absent for a game that was never moved. */
  moved_from?: string[];
}

/** The largest id of a game: with a player's eight digits appended it is still an exact number. */
const LARGEST_ID = 89_999_999;

const id = v.pipe(count, v.minValue(1));

/** A time that is none is left out, and costs no game. */
const moment = v.fallback(
  v.pipe(
    v.string(),
    v.check((text) => momentOf(text) !== undefined),
  ),
  "",
);

/** The cells of a game's times. */
export const TIMES = {
  tip_off: v.optional(moment, ""),
  moved_from: v.fallback(v.optional(v.array(moment), []), []),
};

/** The times of a row. */
export function timesOf(row: { tip_off: string; moved_from: string[] }) {
  const former = row.moved_from.filter(Boolean);
  return {
    ...(row.tip_off !== "" && { tipOff: row.tip_off }),
    ...(former.length > 0 && { formerTipOffs: former }),
  };
}

/** The cells of a game's times, as they are stored. */
export function timesWire({ tipOff, formerTipOffs }: Pick<Game, "tipOff" | "formerTipOffs">) {
  return {
    ...(tipOff !== undefined && { tip_off: tipOff }),
    ...(formerTipOffs !== undefined && { moved_from: [...formerTipOffs] }),
  };
}

const gameRow = rowParser(
  v.pipe(
    v.object({
      id: v.pipe(id, v.maxValue(LARGEST_ID)),
      date: v.pipe(v.string(), v.isoDate()),
      home_team_id: id,
      visitor_team_id: id,
      home_team_score: count,
      visitor_team_score: count,
      neutral_site: v.optional(v.boolean(), false),
      overtimes: v.optional(count, 0),
      deficit: v.optional(count),
      ...TIMES,
    }),
    v.check((row) => row.home_team_id !== row.visitor_team_id),
    v.transform(
      (row): Game => ({
        id: gameIdOf(row.id),
        date: row.date,
        homeTeamId: row.home_team_id,
        awayTeamId: row.visitor_team_id,
        homePoints: row.home_team_score,
        awayPoints: row.visitor_team_score,
        neutral: row.neutral_site,
        ...(row.overtimes > 0 && { overtimes: row.overtimes }),
        ...(row.deficit !== undefined && { deficit: row.deficit }),
        ...timesOf(row),
      }),
    ),
  ),
);

/** The games of `nba/games/data`. Of two rows with one id the first counts. */
export function parseGames(raw: unknown): ReadRows<Game> | undefined {
  const ids = new Set<string>();
  return parseRows(
    raw,
    (item) => {
      const game = gameRow(item);
      if (game === undefined || ids.has(game.id)) return undefined;
      ids.add(game.id);
      return game;
    },
    gameRow,
  );
}

/** The rows of `nba/games/data`, in the order of their ids. */
export function gamesWire(games: readonly Game[]): GameWire[] {
  return games
    .map(
      (game): GameWire => ({
        id: Number(game.id),
        date: game.date,
        home_team_id: game.homeTeamId,
        visitor_team_id: game.awayTeamId,
        home_team_score: game.homePoints,
        visitor_team_score: game.awayPoints,
        ...(game.neutral && { neutral_site: true }),
        ...(game.overtimes !== undefined && { overtimes: game.overtimes }),
        ...(game.deficit !== undefined && { deficit: game.deficit }),
        ...timesWire(game),
      }),
    )
    .sort((a, b) => a.id - b.id);
}

/** Returns whether a text is the number of a game. */
export function isGameNumber(text: string): boolean {
  return /^[1-9]\d{0,7}$/.test(text) && Number(text) <= LARGEST_ID;
}

/** The league's id of a game, ten digits, from its number: 22500001 is "0022500001". */
export function gameIdOf(number: number | string): Game["id"] {
  return String(number).padStart(10, "0");
}
