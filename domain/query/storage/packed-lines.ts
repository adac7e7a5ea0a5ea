import { LINE_FIGURES, type LineFigure } from "#domain/figures/line-figures.ts";
import { packGameFlows } from "../engine/game-flow.ts";
import { base64Of } from "./base64-columns.ts";
import { digitsOf, joinColumns } from "./digits.ts";
import { type LineDoubts, type PackedDoubts, packDoubts } from "./packed-doubts.ts";
import {
  BIG_SHOT_COLUMNS,
  type BigShotColumns,
  type LineGame,
  MISSING,
  type SeasonLines,
  STAGES,
} from "./season-lines.ts";
import { zigzag } from "./zigzag.ts";

/**
 * A season's lines as one database document of a few long texts, which are faster to read than many
 * short ones. Lines are ordered by stint, the players with the most points per game first, because
 * similar neighbours compress well. A figure that others predict is stored as its difference from
 * the prediction (`FOLLOWS_FROM`).
 */
export interface PackedLines {
  games: {
    /** Concatenated ids of `ID_LENGTH` digits. */
    ids: string;
    /** Concatenated ISO dates. */
    dates: string;
    /** The `GAME_COLUMNS` in base64 (base64-columns.ts). */
    table: string;
  };
  players: {
    /** Separated by spaces. */
    ids: string;
    /** In ASCII (`packedName`), separated by `NAMES_END`. */
    names: string;
  };
  /** The stints; a stint is all lines of one player for one team. */
  stints: {
    count: number;
    /** The `STINT_COLUMNS` in base64. */
    table: string;
    /** For each line, the team games missed since the stint's previous line, in base64. */
    skipped: string;
  };
  /** The `LINE_COLUMNS` in digits (digits.ts); "" for a column that no line has. */
  lines: string;
  /** The games' courses (game-flow.ts); absent where none is known. */
  courses?: string | undefined;
  /** The `BIG_SHOT_COLUMNS` in base64; absent where none are known. */
  bigShots?: { count: number; table: string } | undefined;
  /** The doubts about lines; absent where every line is the league's. */
  doubts?: PackedDoubts | undefined;
}

/** The separator of names. */
export const NAMES_END = "|";

/**
 * The columns of games. A stage is an index into `STAGES`, a team its id, `neutral` 1 or 0;
 * `homeLines` and `awayLines` are the numbers of the teams' lines.
 */
export const GAME_COLUMNS = [
  "stage",
  "home",
  "away",
  "homePoints",
  "awayPoints",
  "homeLines",
  "awayLines",
  "neutral",
  "overtimes",
] as const;

/** The columns of stints: an index into `players`, a team id and the number of lines. */
export const STINT_COLUMNS = ["player", "team", "lines"] as const;

/** The columns of lines. `starter` is 1, 0 or unknown. */
export const LINE_COLUMNS = ["starter", ...LINE_FIGURES] as const;

/** The number of characters of a game's id, and of an ISO date. */
export const ID_LENGTH = 10;

/** The figures that predict a figure, with their factors; a line's unknown ones count as 0. */
export const FOLLOWS_FROM: Partial<Record<LineFigure, Partial<Record<LineFigure, number>>>> = {
  pts: { fgm: 2, fg3m: 1, ftm: 1 },
  reb: { oreb: 1, dreb: 1 },
  fga: { fgm: 1 },
  fg3a: { fg3m: 1 },
  fta: { ftm: 1 },
};

/** The figures whose packed values can be negative; 0, -1, 1, -2 are packed as 0, 1, 2, 3. */
export const SIGNED: ReadonlySet<LineFigure> = new Set<LineFigure>(["pm", "pts", "reb"]);

interface Stint {
  player: number;
  team: number;
  /** Indexes of lines, in the order of games. */
  lines: number[];
}

/**
 * Packs lines. Throws a `RangeError` for a figure out of range, a line of a team that did not play
 * or two lines of a player in one game.
 */
export function packLines(lines: SeasonLines): PackedLines {
  const order = playersByPoints(lines);
  const rank = new Map(order.map((player, at) => [player, at]));
  const stints = stintsOf(lines, rank);
  const places = stints.flatMap((stint) => stint.lines);
  const { games, players } = lines;
  const counts = linesBySide(lines);
  const ofGames = (number: (game: LineGame, at: number) => number) => base64Of(games.map(number));
  const ofStints = (number: (stint: Stint) => number) => base64Of(stints.map(number));
  const ofLines = (number: (line: number) => number | undefined) => {
    const numbers = places.map(number);
    return numbers.some((known) => known !== undefined) ? digitsOf(numbers) : "";
  };
  const gameColumns: Record<(typeof GAME_COLUMNS)[number], string> = {
    stage: ofGames(({ stage }) => STAGES.indexOf(stage)),
    home: ofGames(({ homeTeamId }) => homeTeamId),
    away: ofGames(({ awayTeamId }) => awayTeamId),
    homePoints: ofGames(({ homePoints }) => homePoints),
    awayPoints: ofGames(({ awayPoints }) => awayPoints),
    homeLines: ofGames((_, at) => counts[2 * at] ?? 0),
    awayLines: ofGames((_, at) => counts[2 * at + 1] ?? 0),
    neutral: ofGames(({ neutral }) => Number(neutral)),
    overtimes: ofGames(({ overtimes }) => overtimes),
  };
  return {
    games: {
      ids: joined(games.map(({ id }) => id)),
      dates: joined(games.map(({ date }) => date)),
      table: joinColumns(GAME_COLUMNS.map((name) => gameColumns[name])),
    },
    players: {
      ids: order.map((player) => players[player]?.id).join(" "),
      names: order.map((player) => packedName(players[player]?.name ?? "")).join(NAMES_END),
    },
    stints: {
      count: stints.length,
      skipped: base64Of(skippedGames(lines, stints)),
      table: joinColumns([
        ofStints(({ player }) => rank.get(player) ?? 0),
        ofStints(({ team }) => team),
        ofStints((stint) => stint.lines.length),
      ]),
    },
    lines: joinColumns([
      ofLines((line) => unless(lines.starter[line], -1)),
      ...LINE_FIGURES.map((name) => ofLines(packedFigure(lines, name))),
    ]),
    ...(lines.flows && { courses: packGameFlows(lines.flows) }),
    ...(lines.bigShots && { bigShots: packBigShots(lines.bigShots, rank) }),
    ...(lines.doubts && { doubts: packDoubts(placedDoubts(lines.doubts, places)) }),
  };
}

function packBigShots(shots: BigShotColumns, rank: ReadonlyMap<number, number>) {
  const columns = { ...shots, player: Array.from(shots.player, (player) => rank.get(player) ?? 0) };
  return {
    count: shots.game.length,
    table: joinColumns(BIG_SHOT_COLUMNS.map((name) => base64Of([...columns[name]]))),
  };
}

function placedDoubts(doubts: LineDoubts, places: readonly number[]) {
  return places.flatMap((line, at) => {
    const doubt = doubts.get(line);
    return doubt === undefined ? [] : [[at, doubt] as const];
  });
}

/** Concatenates texts of `ID_LENGTH` characters. Throws a `RangeError` for another length. */
function joined(texts: readonly string[]): string {
  const other = texts.find((text) => text.length !== ID_LENGTH);
  if (other !== undefined) throw new RangeError(`"${other}" has not ${ID_LENGTH} characters.`);
  return texts.join("");
}

/**
 * Percent-encodes the characters of a name that are not ASCII: a single one beyond Latin-1 would
 * double the memory of the whole document's text.
 */
function packedName(name: string): string {
  if (name.includes(NAMES_END)) throw new RangeError(`"${name}" is no name.`);
  return name.replace(/[^ -~]+|%/g, encodeURIComponent);
}

/** The number of lines of each side: the home team of game g at 2g, the away team at 2g + 1. */
function linesBySide({ size, games, game, team }: SeasonLines): number[] {
  const counts = Array<number>(2 * games.length).fill(0);
  for (let line = 0; line < size; line += 1) {
    const own = game[line] ?? 0;
    const side = 2 * own + (games[own]?.homeTeamId === team[line] ? 0 : 1);
    counts[side] = (counts[side] ?? 0) + 1;
  }
  return counts;
}

function unless(value: number | undefined, unknown: number): number | undefined {
  return value === unknown ? undefined : value;
}

/** The indexes of the players, most points per game first, then by id. */
function playersByPoints({ size, player, figures, players }: SeasonLines): number[] {
  const games = new Float64Array(players.length);
  const points = new Float64Array(players.length);
  for (let line = 0; line < size; line += 1) {
    const at = player[line] ?? 0;
    const scored = figures.pts[line] ?? 0;
    games[at] = (games[at] ?? 0) + 1;
    points[at] = (points[at] ?? 0) + (scored === MISSING ? 0 : scored);
  }
  const mean = (at: number) => (points[at] ?? 0) / (games[at] || 1);
  return [...players.keys()].sort(
    (a, b) => mean(b) - mean(a) || Number(players[a]?.id) - Number(players[b]?.id),
  );
}

function stintsOf(lines: SeasonLines, rank: ReadonlyMap<number, number>): Stint[] {
  const stints = new Map<string, Stint>();
  for (let line = 0; line < lines.size; line += 1) {
    const player = lines.player[line] ?? 0;
    const team = lines.team[line] ?? 0;
    const stint = stints.get(`${player} ${team}`) ?? { player, team, lines: [] };
    stint.lines.push(line);
    stints.set(`${player} ${team}`, stint);
  }
  const rankOf = ({ player }: Stint) => rank.get(player) ?? 0;
  return [...stints.values()].sort((a, b) => rankOf(a) - rankOf(b));
}

/** The indexes of each team's games in the order of play, by team id. */
function schedules(games: readonly LineGame[]): Map<number, number[]> {
  const byTeam = new Map<number, number[]>();
  games.forEach(({ homeTeamId, awayTeamId }, game) => {
    for (const team of [homeTeamId, awayTeamId]) {
      const own = byTeam.get(team);
      if (own === undefined) byTeam.set(team, [game]);
      else own.push(game);
    }
  });
  return byTeam;
}

/** For each line, the number of team games missed since the stint's previous line. */
function skippedGames({ games, game }: SeasonLines, stints: readonly Stint[]): number[] {
  const byTeam = schedules(games);
  return stints.flatMap(({ team, lines }) => {
    const turn = new Map(byTeam.get(team)?.map((place, at) => [place, at]));
    let last = -1;
    return lines.map((line) => {
      const at = turn.get(game[line] ?? -1) ?? -1;
      const skipped = at - last - 1;
      last = at;
      return skipped;
    });
  });
}

/** A line's figure minus its prediction, zigzag-coded if `SIGNED`; undefined when missing. */
function packedFigure(
  { figures }: SeasonLines,
  name: LineFigure,
): (line: number) => number | undefined {
  const column = figures[name];
  const isSigned = SIGNED.has(name);
  const predicted = Object.entries(FOLLOWS_FROM[name] ?? {}).map(([other, times = 1]) => ({
    parts: figures[other as LineFigure],
    times,
  }));
  return (line) => {
    const value = column[line] ?? MISSING;
    if (value === MISSING) return undefined;
    let rest = value;
    for (const { parts, times } of predicted) {
      const part = parts[line] ?? MISSING;
      if (part !== MISSING) rest -= times * part;
    }
    return isSigned ? zigzag(rest) : rest;
  };
}
