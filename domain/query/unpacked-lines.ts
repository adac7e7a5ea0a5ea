import { countsOf, isColumn, numbersOf } from "./digits.ts";
import { FOLLOWS_FROM, type PackedLines, SIGNED, STAGES } from "./packed-lines.ts";
import {
  LINE_FIGURES,
  type LineFigure,
  type LineGame,
  MISSING,
  type SeasonLines,
} from "./season-lines.ts";

/**
 * The lines of a document, games in the order given, the lines of a game home team first; undefined
 * when the columns do not fit together or hold what no season has. The columns of starters and of
 * figures are checked here and read when they are first asked for: few questions need all of them.
 */
export function unpackLines(packed: PackedLines): SeasonLines | undefined {
  const { players, lines } = packed;
  const size = lines.starter.length;
  const games = gamesOf(packed.games);
  if (games === undefined || players.id.length !== players.name.length) return undefined;
  if (!isColumn(lines.starter, size)) return undefined;
  if (!LINE_FIGURES.every((figure) => isColumn(lines[figure], size))) return undefined;
  const placed = placesOf(packed, games, size);
  if (placed === undefined) return undefined;
  const { to, side, player } = placed;
  let game: Uint32Array | undefined;
  let team: Uint8Array | undefined;
  let starter: Int8Array | undefined;
  return {
    size,
    side,
    player,
    get game() {
      game ??= side.map((own) => own >> 1);
      return game;
    },
    get team() {
      team ??= Uint8Array.from(side, (own) => teamOfSide(games[own >> 1], own & 1));
      return team;
    },
    games,
    players: players.id.map((id, at) => ({ id: String(id), name: players.name[at] ?? "" })),
    get starter() {
      starter ??= new Int8Array(inPlace(numbersOf(lines.starter, size, -1), to));
      return starter;
    },
    figures: figuresOf(lines, to),
  };
}

function teamOfSide(game: LineGame | undefined, isAway: number): number {
  return (isAway ? game?.awayTeamId : game?.homeTeamId) ?? 0;
}

/** The columns of figures, each made when it is first asked for. */
function figuresOf(lines: PackedLines["lines"], to: Uint32Array): SeasonLines["figures"] {
  const made = new Map<LineFigure, Int16Array>();
  const columnOf = (name: LineFigure): Int16Array => {
    const known = made.get(name);
    if (known !== undefined) return known;
    const column = inPlace(numbersOf(lines[name], to.length, MISSING), to);
    if (SIGNED.has(name)) foldBack(column);
    for (const [other, times = 1] of Object.entries(FOLLOWS_FROM[name] ?? {})) {
      addTo(column, columnOf(other as LineFigure), times);
    }
    made.set(name, column);
    return column;
  };
  const figures = {} as Record<LineFigure, Int16Array>;
  for (const name of LINE_FIGURES) {
    Object.defineProperty(figures, name, { enumerable: true, get: () => columnOf(name) });
  }
  return figures;
}

/** A column as it is packed in the order of games. */
function inPlace(packed: Int16Array, to: Uint32Array): Int16Array {
  const column = new Int16Array(to.length);
  for (let line = 0; line < to.length; line += 1) {
    column[to[line] as number] = packed[line] as number;
  }
  return column;
}

/** Makes of 0, 1, 2, 3 again 0, -1, 1, -2. */
function foldBack(column: Int16Array): void {
  for (let line = 0; line < column.length; line += 1) {
    const value = column[line] as number;
    if (value !== MISSING) column[line] = (value >> 1) ^ -(value & 1);
  }
}

function addTo(column: Int16Array, part: Int16Array, times: number): void {
  for (let line = 0; line < column.length; line += 1) {
    const value = column[line] as number;
    const more = part[line] as number;
    if (value !== MISSING && more !== MISSING) column[line] = value + times * more;
  }
}

function gamesOf(packed: PackedLines["games"]): LineGame[] | undefined {
  const { id, date } = packed;
  const column = (name: Exclude<keyof typeof packed, "id" | "date">) =>
    countsOf(packed[name], id.length);
  const [stage, home, away] = [column("stage"), column("home"), column("away")];
  const [homePoints, awayPoints] = [column("homePoints"), column("awayPoints")];
  const [neutral, overtimes] = [column("neutral"), column("overtimes")];
  if (!stage || !home || !away || !homePoints || !awayPoints || !neutral || !overtimes) {
    return undefined;
  }
  const games: LineGame[] = [];
  for (let at = 0; at < id.length; at += 1) {
    const kind = STAGES[stage[at] as number];
    const day = date[at];
    const homeTeamId = home[at] as number;
    const awayTeamId = away[at] as number;
    if (kind === undefined || day === undefined) return undefined;
    if (!isTeam(homeTeamId) || !isTeam(awayTeamId) || homeTeamId === awayTeamId) return undefined;
    games.push({
      id: String(id[at]).padStart(10, "0"),
      date: day,
      stage: kind,
      homeTeamId,
      awayTeamId,
      homePoints: homePoints[at] as number,
      awayPoints: awayPoints[at] as number,
      neutral: neutral[at] === 1,
      overtimes: overtimes[at] as number,
    });
  }
  return date.length === id.length ? games : undefined;
}

/** Whether the column of teams can hold an id. */
function isTeam(id: number): boolean {
  return id > 0 && id < 256;
}

interface Places {
  side: Uint32Array;
  player: Uint32Array;
  /** The place among the lines in the order of games, of each line as it is packed. */
  to: Uint32Array;
}

/** Puts the lines in the order of games by counting those of each team in each game. */
function placesOf(
  { stints, lines, players }: PackedLines,
  games: readonly LineGame[],
  size: number,
): Places | undefined {
  const { player: owners, team: teams, lines: counts } = stints;
  if (teams.length !== owners.length || counts.length !== owners.length) return undefined;
  const skipped = countsOf(lines.skipped, size);
  if (skipped === undefined) return undefined;
  const sides = sidesByTeam(games);
  const packed = new Uint32Array(size);
  const starts = new Uint32Array(2 * games.length + 1);
  let line = 0;
  for (let stint = 0; stint < counts.length; stint += 1) {
    const schedule = sides[teams[stint] as number];
    const end = line + (counts[stint] as number);
    if (schedule === undefined || end > size || !((owners[stint] ?? -1) in players.id)) {
      return undefined;
    }
    for (let turn = -1; line < end; line += 1) {
      turn += (skipped[line] as number) + 1;
      const own = schedule[turn];
      if (own === undefined) return undefined;
      packed[line] = own;
      starts[own + 1] = (starts[own + 1] as number) + 1;
    }
  }
  if (line !== size) return undefined;
  for (let own = 1; own < starts.length; own += 1) {
    starts[own] = (starts[own] as number) + (starts[own - 1] as number);
  }
  const to = new Uint32Array(size);
  const side = new Uint32Array(size);
  const player = new Uint32Array(size);
  line = 0;
  for (let stint = 0; stint < counts.length; stint += 1) {
    const owner = owners[stint] as number;
    for (const end = line + (counts[stint] as number); line < end; line += 1) {
      const own = packed[line] as number;
      const place = starts[own] as number;
      starts[own] = place + 1;
      to[line] = place;
      side[place] = own;
      player[place] = owner;
    }
  }
  return { to, side, player };
}

/** Twice the place of each game of a team, in the order they were played, and one more away. */
function sidesByTeam(games: readonly LineGame[]): (number[] | undefined)[] {
  const sides: number[][] = [];
  const add = (team: number, side: number) => {
    const own = sides[team];
    if (own === undefined) sides[team] = [side];
    else own.push(side);
  };
  for (let game = 0; game < games.length; game += 1) {
    const { homeTeamId, awayTeamId } = games[game] as LineGame;
    add(homeTeamId, 2 * game);
    add(awayTeamId, 2 * game + 1);
  }
  return sides;
}
