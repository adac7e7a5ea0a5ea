import { NO_COUNTS } from "../figures/line-figures.ts";
import type { BoxLine, BoxScore } from "../season/box-score.ts";
import type { PlayOnFloor } from "./floor.ts";
import { otherSide, type Play, type PlayKind, periodSeconds, pointsOf, type Side } from "./play.ts";

/** The parts of a game that have lines of their own: quarters, all overtimes, halves, the clutch. */
export const PARTS = ["q1", "q2", "q3", "q4", "ot", "h1", "h2", "clutch"] as const;
export type Part = (typeof PARTS)[number];

/** The parts that a query for any quarter, or any half, lists one by one, with their names. */
export const ANY_PARTS = {
  quarters: [
    ["q1", "1st"],
    ["q2", "2nd"],
    ["q3", "3rd"],
    ["q4", "4th"],
  ],
  halves: [
    ["h1", "1st"],
    ["h2", "2nd"],
  ],
} as const;
export type AnyPart = keyof typeof ANY_PARTS;

export function isAnyPart(of: string | undefined): of is AnyPart {
  return of !== undefined && Object.hasOwn(ANY_PARTS, of);
}

/** The seconds of a part, of a game with so many overtimes; undefined for the clutch, which varies. */
export function secondsOfPart(part: Part, overtimes: number): number | undefined {
  if (part === "clutch") return undefined;
  if (part === "ot") return overtimes * periodSeconds(5);
  return (part.startsWith("h") ? 2 : 1) * periodSeconds(1);
}

const CLUTCH_SECONDS = 300;
const CLUTCH_MARGIN = 5;

/**
 * The plays of each part. The clutch is the last five minutes of the fourth quarter, and overtime,
 * while the margin before the play is at most five points; a play under way at 5:00 belongs to it
 * with all its time, as in the league's minutes.
 */
const IS_IN: Record<Part, (moment: Pick<PlayOnFloor, "play" | "before">) => boolean> = {
  q1: ({ play }) => play.period === 1,
  q2: ({ play }) => play.period === 2,
  q3: ({ play }) => play.period === 3,
  q4: ({ play }) => play.period === 4,
  ot: ({ play }) => play.period > 4,
  h1: ({ play }) => play.period <= 2,
  h2: ({ play }) => play.period === 3 || play.period === 4,
  clutch: ({ play: { period, clock }, before: { home, away } }) =>
    (period > 4 || (period === 4 && clock <= CLUTCH_SECONDS)) &&
    Math.abs(home - away) <= CLUTCH_MARGIN,
};

/**
 * The lines of a part of a game by its plays, in the order of the box score, which says who started.
 * They have the players who were on the floor in it or did something that is counted.
 */
export function linesOfPart(
  part: Part,
  moments: readonly PlayOnFloor[],
  game: PlayedLines,
): BoxLine[] {
  return linesOfMoments(moments.filter(IS_IN[part]), game);
}

/** The two teams of a game, and its box score's lines as far as they are known. */
export interface PlayedLines extends Pick<BoxScore, "homeTeamId" | "awayTeamId"> {
  lines: readonly BoxLine[];
}

/** The lines of some moments of a game. */
export function linesOfMoments(moments: readonly PlayOnFloor[], game: PlayedLines): BoxLine[] {
  const teams = { home: game.homeTeamId, away: game.awayTeamId };
  const official = new Map(game.lines.map((line) => [line.playerId, line]));
  const lines = new Map<string, Counted>();
  const lineOf = (playerId: string, side: Side): Counted => {
    const known = lines.get(playerId);
    if (known !== undefined) return known;
    const { teamId = teams[side], starter = null } = official.get(playerId) ?? {};
    const line: Counted = { playerId, teamId, starter, ...NOTHING };
    lines.set(playerId, line);
    return line;
  };
  for (const moment of moments) {
    countFloor(moment, lineOf);
    countPlay(moment.play, lineOf);
  }
  const order = new Map(game.lines.map(({ playerId }, at) => [playerId, at]));
  const placeOf = ({ playerId }: Counted) => order.get(playerId) ?? order.size;
  return [...lines.values()]
    .filter(hasPlayed)
    .sort((a, b) => placeOf(a) - placeOf(b))
    .map((line) => ({ ...line, minutes: Math.round(line.seconds / 60) }));
}

/** A line without unknown figures. */
type Counted = Omit<BoxLine, "minutes" | "seconds" | "oreb" | "dreb" | "plusMinus"> &
  Record<"seconds" | "oreb" | "dreb" | "plusMinus", number>;

const NOTHING = { seconds: 0, ...NO_COUNTS, plusMinus: 0 };

function hasPlayed(line: Counted): boolean {
  const names = Object.keys(NOTHING) as Count[];
  return names.some((name) => name !== "plusMinus" && line[name] > 0);
}

type LineOf = (playerId: string, side: Side) => Counted;

const SIDES = ["home", "away"] as const;

function countFloor({ play, passed, floor, charged }: PlayOnFloor, lineOf: LineOf): void {
  const points = play.side === undefined ? 0 : pointsOf(play.kind);
  for (const side of SIDES) {
    if (passed > 0) for (const player of floor[side]) lineOf(player, side).seconds += passed;
    if (points === 0) continue;
    const margin = side === play.side ? points : -points;
    for (const player of charged[side]) lineOf(player, side).plusMinus += margin;
  }
}

type Count = keyof typeof NOTHING;

/** The counts of a play for its player, and for the other one: an assister, blocker or stealer. */
const COUNTS: Partial<Record<PlayKind, readonly [own: readonly Count[], other?: Count]>> = {
  fg2_made: [["fgm", "fga"], "ast"],
  fg3_made: [["fgm", "fga", "fg3m", "fg3a"], "ast"],
  fg2_miss: [["fga"], "blk"],
  fg3_miss: [["fga", "fg3a"], "blk"],
  ft_made: [["ftm", "fta"]],
  ft_miss: [["fta"]],
  oreb: [["reb", "oreb"]],
  dreb: [["reb", "dreb"]],
  tov: [["tov"], "stl"],
  blk: [["blk"]],
  foul: [["pf"]],
};

/** Technical fouls are not personal ones. */
const TECHNICAL = /tech/;

function countPlay({ kind, side, playerId, otherId, detail }: Play, lineOf: LineOf): void {
  const [own, other] = COUNTS[kind] ?? [];
  if (side === undefined || own === undefined) return;
  if (kind === "foul" && TECHNICAL.test(detail)) return;
  if (playerId !== undefined) {
    const line = lineOf(playerId, side);
    line.pts += pointsOf(kind);
    for (const name of own) line[name] += 1;
  }
  if (otherId === undefined || other === undefined) return;
  lineOf(otherId, other === "ast" ? side : otherSide(side))[other] += 1;
}
