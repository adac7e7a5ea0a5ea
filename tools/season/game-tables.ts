import * as v from "valibot";
import type { BoxLine, BoxScore } from "#domain/season/box-score.ts";
import type { Game } from "#domain/season/facts.ts";
import { lineCounts, shots } from "./box-columns.ts";
import { DatasetError } from "./dataset-error.ts";
import {
  count,
  day,
  maybeCount,
  maybeText,
  maybeWhole,
  readTable,
  teamId,
  text,
} from "./read-table.ts";

const flag = v.pipe(
  v.picklist(["", "0", "1"]),
  v.transform((cell) => (cell === "" ? null : cell === "1")),
);

/** Several values in one cell, separated by bars. */
const list = v.pipe(
  v.string(),
  v.transform((cell) => cell.split("|").filter(Boolean)),
);
const counts = v.pipe(list, v.array(count));

const shotColumns = {
  ...shots,
  oreb: maybeCount,
  dreb: maybeCount,
  pf: count,
};

/** The columns of a game's points by period. */
export const periods = {
  home_q1: count,
  home_q2: count,
  home_q3: count,
  home_q4: count,
  home_ot: counts,
  away_q1: count,
  away_q2: count,
  away_q3: count,
  away_q4: count,
  away_ot: counts,
};

const setting = {
  tip_utc: maybeText,
  arena: maybeText,
  city: maybeText,
  label: maybeText,
  sublabel: maybeText,
  officials: list,
  tv: list,
};

type Setting = {
  tip_utc: string;
  arena: string;
  city: string;
  label: string;
  sublabel: string;
  officials: string[];
  tv: string[];
};

function settingOf(row: Setting) {
  return {
    tipOff: row.tip_utc === "" ? undefined : row.tip_utc.replace("Z", ":00.000Z"),
    arena: row.arena || undefined,
    city: row.city || undefined,
    officials: row.officials,
    television: row.tv,
  };
}

type PeriodCells = { [Name in keyof typeof periods]: v.InferOutput<(typeof periods)[Name]> };

/** A game's points by period, from its row. */
export function periodsOf(row: PeriodCells): BoxScore["periods"] {
  return {
    home: [row.home_q1, row.home_q2, row.home_q3, row.home_q4, ...row.home_ot],
    away: [row.away_q1, row.away_q2, row.away_q3, row.away_q4, ...row.away_ot],
  };
}

/** The regular season's games with their lines, in the order of the table of games. */
export function readBoxScores(folder: string, games: readonly Game[]): BoxScore[] {
  const extras = new Map(
    readTable(folder, "game_extras.csv", { game_id: text, ...setting, ...periods }).map((row) => [
      row.game_id,
      row,
    ]),
  );
  const lines = Map.groupBy(readBoxLines(folder), ({ gameId }) => gameId);
  return games.map((game) => {
    const extra = extras.get(game.id);
    if (extra === undefined)
      throw new DatasetError(`game_extras.csv has no row for game ${game.id}.`);
    return {
      ...game,
      ...settingOf(extra),
      stage: "season",
      label: [extra.label, extra.sublabel].filter(Boolean).join(", ") || undefined,
      periods: periodsOf(extra),
      series: undefined,
      lines: (lines.get(game.id) ?? []).map(({ gameId: _, ...line }) => line),
    };
  });
}

type ReadLine = BoxLine & { gameId: string };

/** The lines of the regular season, joined from two tables with the same keys in the same order. */
function readBoxLines(folder: string): ReadLine[] {
  const logs = readTable(folder, "player_game_logs.csv", {
    game_id: text,
    player_id: text,
    team_id: teamId,
    min: count,
    ...lineCounts,
    plus_minus: maybeWhole,
  });
  const made = readTable(folder, "player_game_shots.csv", {
    game_id: text,
    player_id: text,
    sec: maybeCount,
    starter: flag,
    ...shotColumns,
  });
  if (logs.length !== made.length)
    throw new DatasetError("player_game_shots.csv has not as many rows as player_game_logs.csv.");
  return logs.map(({ game_id, player_id, team_id, min, plus_minus, ...figures }, at) => {
    const row = made[at];
    if (row?.game_id !== game_id || row.player_id !== player_id)
      throw new DatasetError(
        `player_game_shots.csv, line ${at + 2}: not the game and player of player_game_logs.csv.`,
      );
    const { sec, starter, game_id: _, player_id: __, ...shot } = row;
    return {
      ...figures,
      ...shot,
      gameId: game_id,
      playerId: player_id,
      teamId: team_id,
      minutes: min,
      seconds: sec,
      starter,
      plusMinus: plus_minus,
    };
  });
}

/** The Cup's final, play-in and playoffs, with their lines, in the order of the table. */
export function readPostseason(folder: string): BoxScore[] {
  const lines = Map.groupBy(
    readTable(folder, "postseason_player_lines.csv", {
      game_id: text,
      player_id: text,
      team_id: teamId,
      sec: count,
      starter: flag,
      ...lineCounts,
      ...shotColumns,
      plus_minus: maybeWhole,
    }),
    ({ game_id }) => game_id,
  );
  return readTable(folder, "postseason_games.csv", {
    game_id: text,
    stage: v.picklist(["cup-final", "play-in", "playoffs"]),
    series: maybeText,
    game_no: maybeCount,
    date: day,
    home_team_id: teamId,
    away_team_id: teamId,
    home_points: count,
    away_points: count,
    ...setting,
    ...periods,
  }).map((row) => ({
    id: row.game_id,
    date: row.date,
    stage: row.stage,
    homeTeamId: row.home_team_id,
    awayTeamId: row.away_team_id,
    homePoints: row.home_points,
    awayPoints: row.away_points,
    // The Cup's final is the only one of these games on a neutral floor.
    neutral: row.stage === "cup-final",
    ...settingOf(row),
    label: row.stage === "playoffs" ? row.label : `${row.label}, ${row.sublabel}`,
    periods: periodsOf(row),
    series: row.game_no === null ? undefined : { seriesId: row.series, number: row.game_no },
    lines: (lines.get(row.game_id) ?? []).map(
      ({ game_id: _, player_id, team_id, sec, plus_minus, ...figures }) => ({
        ...figures,
        playerId: player_id,
        teamId: team_id,
        minutes: Math.round(sec / 60),
        seconds: sec,
        plusMinus: plus_minus,
      }),
    ),
  }));
}
