import type { Stage } from "../season/box-score.ts";
import { digitsOf } from "./digits.ts";
import {
  LINE_FIGURES,
  type LineFigure,
  type LineGame,
  MISSING,
  type SeasonLines,
} from "./season-lines.ts";

/**
 * The lines of a season as one document of the database: each column is a text (digits.ts). The
 * lines are grouped by player and team, the players of the most points a game first, so that like
 * stands beside like; of figures that follow from others only the difference is held.
 */
export interface PackedLines {
  games: {
    id: number[];
    date: string[];
    stage: string;
    home: string;
    away: string;
    homePoints: string;
    awayPoints: string;
    neutral: string;
    overtimes: string;
  };
  players: { id: number[]; name: string[] };
  /** A player's lines for one team, as places in `players`, ids of teams and counts of lines. */
  stints: { player: number[]; team: number[]; lines: number[] };
  lines: { skipped: string; starter: string } & Record<LineFigure, string>;
}

/** The place of a stage is what a column holds. */
export const STAGES: readonly Stage[] = ["season", "cup-final", "play-in", "playoffs"];

/** What a figure would be by others; where they are not known, by those that are. */
export const FOLLOWS_FROM: Partial<Record<LineFigure, Partial<Record<LineFigure, number>>>> = {
  pts: { fgm: 2, fg3m: 1, ftm: 1 },
  reb: { oreb: 1, dreb: 1 },
  fga: { fgm: 1 },
  fg3a: { fg3m: 1 },
  fta: { ftm: 1 },
};

/** Figures whose column may hold less than nothing; the others never are. */
export const SIGNED: ReadonlySet<LineFigure> = new Set<LineFigure>(["pm", "pts", "reb"]);

interface Stint {
  player: number;
  team: number;
  /** Places of lines, in the order of their games. */
  lines: number[];
}

/**
 * Packs the lines. Throws a `RangeError` when they hold what no season has: a figure out of range,
 * a line of a team that did not play, two lines of a player in one game.
 */
export function packLines(lines: SeasonLines): PackedLines {
  const order = playersByPoints(lines);
  const rank = new Map(order.map((player, at) => [player, at]));
  const stints = stintsOf(lines, rank);
  const places = stints.flatMap((stint) => stint.lines);
  const figure = (name: LineFigure) =>
    digitsOf(places.map((line) => packedFigure(lines, name, line)));
  const { games, players } = lines;
  return {
    games: {
      id: games.map(({ id }) => Number(id)),
      date: games.map(({ date }) => date),
      stage: digitsOf(games.map(({ stage }) => STAGES.indexOf(stage))),
      home: digitsOf(games.map(({ homeTeamId }) => homeTeamId)),
      away: digitsOf(games.map(({ awayTeamId }) => awayTeamId)),
      homePoints: digitsOf(games.map(({ homePoints }) => homePoints)),
      awayPoints: digitsOf(games.map(({ awayPoints }) => awayPoints)),
      neutral: digitsOf(games.map(({ neutral }) => Number(neutral))),
      overtimes: digitsOf(games.map(({ overtimes }) => overtimes)),
    },
    players: {
      id: order.map((player) => Number(players[player]?.id)),
      name: order.map((player) => players[player]?.name ?? ""),
    },
    stints: {
      player: stints.map(({ player }) => rank.get(player) ?? 0),
      team: stints.map(({ team }) => team),
      lines: stints.map((stint) => stint.lines.length),
    },
    lines: {
      skipped: digitsOf(skippedGames(lines, stints)),
      starter: digitsOf(places.map((line) => known(lines.starter[line], -1))),
      ...(Object.fromEntries(LINE_FIGURES.map((name) => [name, figure(name)])) as Record<
        LineFigure,
        string
      >),
    },
  };
}

function known(value: number | undefined, unknown: number): number | undefined {
  return value === unknown ? undefined : value;
}

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

/** The places of each team's games, in the order they were played. */
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

/** For each line, how many games of his team the player missed since his line before. */
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

function packedFigure(
  { figures }: SeasonLines,
  name: LineFigure,
  line: number,
): number | undefined {
  const value = figures[name][line] ?? MISSING;
  if (value === MISSING) return undefined;
  let rest = value;
  for (const [other, times = 1] of Object.entries(FOLLOWS_FROM[name] ?? {})) {
    const part = figures[other as LineFigure][line] ?? MISSING;
    if (part !== MISSING) rest -= times * part;
  }
  if (!SIGNED.has(name)) return rest;
  return rest < 0 ? -2 * rest - 1 : 2 * rest;
}
