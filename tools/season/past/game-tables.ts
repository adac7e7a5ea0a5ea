import * as v from "valibot";
import type { BoxLine } from "#domain/season/box-score.ts";
import type { Game } from "#domain/season/facts.ts";
import { FIRST_WITH_LINES, FIRST_WITH_OFFICIAL_LINES } from "#domain/season/season-rules.ts";
import { lineCounts, shots } from "../box-columns.ts";
import {
  count,
  day,
  maybeCount,
  maybeText,
  maybeWhole,
  readTable,
  teamId,
  text,
} from "../read-table.ts";
import { readDoubts } from "./line-doubts.ts";

/** The folder of past seasons' tables, in the folder of all tables. */
const HISTORY = "history";

const flag = v.pipe(
  v.picklist(["0", "1"]),
  v.transform((cell) => cell === "1"),
);
const maybeFlag = v.union([
  v.pipe(
    v.literal(""),
    v.transform(() => null),
  ),
  flag,
]);

/** A game of a past season, from the regular season to the Finals. */
export interface PastGame extends Game {
  season: string;
  stage: "season" | "play-in" | "playoffs";
  overtimes: number;
  /** The place of a game on a neutral floor; "" for any other. */
  site: string;
  /** 1 to 4; null outside of the playoffs. */
  round: number | null;
  seriesId: string;
  seriesNumber: number | null;
}

const STAGES = { rs: "season", "play-in": "play-in", po: "playoffs" } as const;

/** All games of past seasons, by date. */
export function readPastGames(folder: string): PastGame[] {
  return readTable(folder, `${HISTORY}/games.csv.gz`, {
    season: text,
    stage: v.picklist(["rs", "play-in", "po"]),
    game_id: text,
    date: day,
    home_team_id: teamId,
    away_team_id: teamId,
    home_points: count,
    away_points: count,
    overtimes: count,
    neutral_site: flag,
    site: maybeText,
    round: maybeCount,
    series: maybeText,
    game_no: maybeCount,
  }).map((row) => ({
    season: row.season,
    stage: STAGES[row.stage],
    id: row.game_id,
    date: row.date,
    homeTeamId: row.home_team_id,
    awayTeamId: row.away_team_id,
    homePoints: row.home_points,
    awayPoints: row.away_points,
    neutral: row.neutral_site,
    overtimes: row.overtimes,
    site: row.site,
    round: row.round,
    seriesId: row.series,
    seriesNumber: row.game_no,
  }));
}

/**
 * The lines of one season, by game, with the doubts about rebuilt ones; of the regular season alone where
 * they are rebuilt. A line is a game that its player
 * played: those that his official totals leave out, all of them of 0 minutes, are left out.
 */
export function readPastLines(folder: string, season: string): Map<string, BoxLine[]> {
  if (season < FIRST_WITH_OFFICIAL_LINES) {
    const doubts = readDoubts(folder);
    const lines = readLines(folder, `lines_${season}.csv.gz`);
    return byGame(lines.map((line) => ({ ...line, doubt: doubts.get(keyOf(line)) })));
  }
  const files = [`lines_${season}.csv.gz`, `playoff_lines_${season}.csv.gz`];
  const left = new Set(readNotPlayed(folder));
  return byGame(
    files.flatMap((file) => readLines(folder, file)).filter((own) => !left.has(keyOf(own))),
  );
}

/** The lines of 0 minutes that the official totals do not count as games. */
function readNotPlayed(folder: string): string[] {
  return readTable(folder, `${HISTORY}/not_played.csv`, { game_id: text, player_id: text }).map(
    (row) => keyOf({ gameId: row.game_id, playerId: row.player_id }),
  );
}

function keyOf({ gameId, playerId }: Pick<ReadLine, "gameId" | "playerId">): string {
  return `${gameId} ${playerId}`;
}

/** The lines of all play-in games, by game. */
export function readPlayInLines(folder: string): Map<string, BoxLine[]> {
  return byGame(readLines(folder, "playin_lines.csv"));
}

type ReadLine = BoxLine & { gameId: string };

function readLines(folder: string, file: string): ReadLine[] {
  return readTable(folder, `${HISTORY}/${file}`, {
    game_id: text,
    player_id: text,
    team_id: teamId,
    min: count,
    ...lineCounts,
    ...shots,
    oreb: maybeCount,
    dreb: maybeCount,
    pf: count,
    plus_minus: maybeWhole,
    starter: maybeFlag,
  }).map(({ game_id, player_id, team_id, min, plus_minus, ...figures }) => ({
    ...figures,
    gameId: game_id,
    playerId: player_id,
    teamId: team_id,
    minutes: min,
    seconds: null,
    plusMinus: plus_minus,
  }));
}

function byGame(lines: readonly ReadLine[]): Map<string, BoxLine[]> {
  const games = Map.groupBy(lines, ({ gameId }) => gameId);
  return new Map(
    [...games].map(([id, own]) => [id, own.map(({ gameId: _, ...line }): BoxLine => line)]),
  );
}

/** The names of the players of the past seasons since one, by id. */
export function readPastNames(folder: string, since = FIRST_WITH_LINES): Map<string, string> {
  const rows = readTable(folder, `${HISTORY}/players.csv`, {
    player_id: text,
    player: text,
    last_season: text,
  }).filter(({ last_season }) => last_season >= since);
  return new Map(rows.map(({ player_id, player }) => [player_id, player]));
}
