import { columnFrom } from "#domain/columns.ts";
import { BIG_SHOTS, LINE_FIGURES, type LineFigure } from "#domain/figures/line-figures.ts";
import type { BigShots } from "#domain/plays/big-shots.ts";
import type { BoxLine, BoxScore } from "#domain/season/box-score.ts";
import { overtimesOf } from "#domain/season/box-score.ts";
import { seasonOfGames } from "#domain/season/season.ts";
import { type GameFlow, gameFlowAt, gameFlowOf, gameFlowsOf } from "../engine/game-flow.ts";
import {
  BIG_SHOT_COLUMNS,
  type BigShotColumns,
  type LineGame,
  MISSING,
  type SeasonLines,
} from "./season-lines.ts";

/** A line with the index of its game. */
interface PlacedLine {
  game: number;
  line: BoxLine;
}

/** The figures of a box score line; null for an unknown one. */
const FIGURES: Record<LineFigure, (line: BoxLine) => number | null> = {
  sec: secondsOf,
  pts: ({ pts }) => pts,
  reb: ({ reb }) => reb,
  ast: ({ ast }) => ast,
  stl: ({ stl }) => stl,
  blk: ({ blk }) => blk,
  tov: ({ tov }) => tov,
  pf: ({ pf }) => pf,
  fgm: ({ fgm }) => fgm,
  fga: ({ fga }) => fga,
  fg3m: ({ fg3m }) => fg3m,
  fg3a: ({ fg3a }) => fg3a,
  ftm: ({ ftm }) => ftm,
  fta: ({ fta }) => fta,
  oreb: ({ oreb }) => oreb,
  dreb: ({ dreb }) => dreb,
  pm: ({ plusMinus }) => plusMinus,
};

/**
 * The seconds of a line, from which its whole minutes follow. Some lines have only whole minutes. A half
 * minute that was rounded down was a fraction of a second shorter.
 */
function secondsOf({ seconds, minutes }: BoxLine): number {
  if (seconds === null) return 60 * minutes;
  return Math.round(seconds / 60) === minutes + 1 ? seconds - 1 : seconds;
}

/** A game with its box score lines. */
export interface PlayedGame extends LineGame {
  flow?: GameFlow | undefined;
  /** By player; undefined where none are known. */
  bigShots?: readonly BigShots[] | undefined;
  lines: readonly BoxLine[];
}

/** The minutes of a team's players together, in regulation and in each overtime. */
const REGULATION_MINUTES = 240;
const OVERTIME_MINUTES = 25;

/** The number of overtimes that follows from the minutes of a team's players. */
export function overtimesByMinutes(lines: readonly BoxLine[], teamId: number): number {
  const minutes = lines
    .filter((line) => line.teamId === teamId)
    .reduce((sum, line) => sum + line.minutes, 0);
  return Math.max(0, Math.round((minutes - REGULATION_MINUTES) / OVERTIME_MINUTES));
}

/**
 * The part of a box score that columns store. Without points by period, the number of overtimes
 * follows from the players' minutes.
 */
export function playedGame(game: BoxScore): PlayedGame {
  return {
    id: game.id,
    date: game.date,
    stage: game.stage,
    homeTeamId: game.homeTeamId,
    awayTeamId: game.awayTeamId,
    homePoints: game.homePoints,
    awayPoints: game.awayPoints,
    neutral: game.neutral,
    overtimes:
      game.periods.home.length === 0
        ? overtimesByMinutes(game.lines, game.homeTeamId)
        : overtimesOf(game),
    flow: gameFlowOf(game),
    lines: game.lines,
  };
}

/** Converts games to columns; the games must be in the order they were played. */
export function linesOfGames(
  games: readonly PlayedGame[],
  names: ReadonlyMap<string, string>,
): SeasonLines {
  const placed = games.flatMap(({ lines }, game) =>
    lines.map((line): PlacedLine => ({ game, line })),
  );
  const ids = [...new Set(placed.map(({ line }) => line.playerId))];
  const players = new Map(ids.map((id, at) => [id, at]));
  const doubts = placed.flatMap(({ line: { doubt } }, at) =>
    doubt === undefined ? [] : [[at, doubt] as const],
  );
  const column = (name: LineFigure) => {
    const figure = FIGURES[name];
    return columnFrom(Int16Array, placed, ({ line }) => figure(line) ?? MISSING);
  };
  return {
    season: seasonOfGames(games),
    size: placed.length,
    games: games.map(({ lines: _, flow: __, bigShots: ___, ...game }) => game),
    flows: gameFlowsOf(games.map(({ flow }) => flow)),
    bigShots: bigShotColumns(games, players),
    players: ids.map((id) => ({ id, name: names.get(id) ?? "" })),
    game: columnFrom(Uint32Array, placed, ({ game }) => game),
    player: columnFrom(Uint32Array, placed, ({ line }) => players.get(line.playerId) ?? 0),
    team: columnFrom(Uint8Array, placed, ({ line }) => line.teamId),
    starter: columnFrom(Int8Array, placed, ({ line }) =>
      line.starter === null ? -1 : Number(line.starter),
    ),
    ...(doubts.length > 0 && { doubts: new Map(doubts) }),
    figures: Object.fromEntries(LINE_FIGURES.map((figure) => [figure, column(figure)])) as Record<
      LineFigure,
      Int16Array
    >,
  };
}

function bigShotColumns(
  games: readonly PlayedGame[],
  players: ReadonlyMap<string, number>,
): BigShotColumns | undefined {
  const rows = games.flatMap(({ bigShots = [] }, game) =>
    bigShots.flatMap(({ playerId, ...counts }) => {
      const player = players.get(playerId);
      return player === undefined ? [] : [{ game, player, ...counts }];
    }),
  );
  if (rows.length === 0) return undefined;
  return Object.fromEntries(
    BIG_SHOT_COLUMNS.map((name) => [name, Uint16Array.from(rows, (row) => row[name])]),
  ) as unknown as BigShotColumns;
}

/** The big shots of some games by their places; a game without any is not there. */
function bigShotsAt(
  { bigShots, players }: SeasonLines,
  wanted: ReadonlyMap<number, unknown>,
): Map<number, BigShots[]> {
  const found = new Map<number, BigShots[]>();
  for (const [row, game] of bigShots?.game.entries() ?? []) {
    if (bigShots === undefined || !wanted.has(game)) continue;
    const playerId = players[bigShots.player[row] as number]?.id ?? "";
    const counts = BIG_SHOTS.map((name) => [name, bigShots[name][row]]);
    const shots = { playerId, ...Object.fromEntries(counts) } as BigShots;
    found.set(game, [...(found.get(game) ?? []), shots]);
  }
  return found;
}

/** Converts columns back to games with lines. */
export function gamesOfLines(lines: SeasonLines): PlayedGame[] {
  return gamesAt(lines, [...lines.games.keys()]);
}

/** Converts some games of the columns, by their places, with their lines. */
export function gamesAt(lines: SeasonLines, places: readonly number[]): PlayedGame[] {
  const wanted = new Map(places.map((place) => [place, [] as BoxLine[]]));
  for (let line = 0; line < lines.size; line += 1) {
    wanted.get(lines.game[line] ?? -1)?.push(boxLine(lines, line));
  }
  const shots = bigShotsAt(lines, wanted);
  return places.flatMap((place) => {
    const game = lines.games[place];
    const flow = gameFlowAt(lines.flows, place);
    const bigShots = shots.get(place);
    return game === undefined ? [] : [{ ...game, flow, bigShots, lines: wanted.get(place) ?? [] }];
  });
}

/** Converts one line of the columns to a box score line; unknown counts become 0 or null. */
export function boxLine(lines: SeasonLines, line: number): BoxLine {
  const maybe = (name: LineFigure) => {
    const value = lines.figures[name][line] ?? MISSING;
    return value === MISSING ? null : value;
  };
  const count = (name: LineFigure) => maybe(name) ?? 0;
  const starter = lines.starter[line] ?? -1;
  return {
    playerId: lines.players[lines.player[line] ?? -1]?.id ?? "",
    teamId: lines.team[line] ?? 0,
    minutes: Math.round(count("sec") / 60),
    seconds: maybe("sec"),
    starter: starter === -1 ? null : starter === 1,
    pts: count("pts"),
    reb: count("reb"),
    ast: count("ast"),
    stl: count("stl"),
    blk: count("blk"),
    tov: count("tov"),
    pf: count("pf"),
    fgm: count("fgm"),
    fga: count("fga"),
    fg3m: count("fg3m"),
    fg3a: count("fg3a"),
    ftm: count("ftm"),
    fta: count("fta"),
    oreb: maybe("oreb"),
    dreb: maybe("dreb"),
    plusMinus: maybe("pm"),
    doubt: lines.doubts?.get(line),
  };
}
