import { memoize } from "#domain/memoize.ts";
import type { BoxScore, Stage } from "#domain/season/box-score.ts";
import { type SeasonLines, STAGES } from "../storage/season-lines.ts";

/** The counts of which a season high is told, and the fewest that are one. */
const COUNTS = { pts: 20, reb: 10, ast: 10 } as const;
type Count = keyof typeof COUNTS;
const NAMES = Object.keys(COUNTS) as Count[];

/** The fewest games of a player, or of a team, among which one is a season high. */
export const FEWEST_GAMES_OF_A_HIGH = 10;

/** A player's most of a count in any game of the season, in a game. */
export interface SeasonHigh {
  playerId: string;
  count: Count;
  value: number;
}

/** The season highs that the players of a game had in it, shared ones too. */
export function seasonHighs(
  { lines: own }: Pick<BoxScore, "lines">,
  lines: SeasonLines,
): SeasonHigh[] {
  const highs = highsOf(lines);
  return NAMES.flatMap((count) =>
    own
      .filter((line) => {
        const high = highs.get(line.playerId);
        const isHigh =
          high !== undefined && high.games >= FEWEST_GAMES_OF_A_HIGH && high[count] === line[count];
        const isExact = line.doubt?.figures.includes(count) !== true;
        return isHigh && isExact && line[count] >= COUNTS[count];
      })
      .map((line) => ({ playerId: line.playerId, count, value: line[count] }))
      .toSorted((a, b) => b.value - a.value),
  );
}

/** Each player's games of all stages, with his most of each count. */
const highsOf = memoize((lines: SeasonLines) => {
  const highs = lines.players.map(() => ({ games: 0, pts: 0, reb: 0, ast: 0 }));
  for (let line = 0; line < lines.size; line += 1) {
    const own = highs[lines.player[line] as number];
    if (own === undefined) continue;
    own.games += 1;
    for (const count of NAMES) {
      own[count] = Math.max(own[count], lines.figures[count][line] as number);
    }
  }
  return new Map(lines.players.map(({ id }, at) => [id, highs[at]]));
});

/** The most points in one line of a stage, and the number of lines with as many. */
export interface MostPoints {
  points: number;
  lines: number;
}

/** The most points of any player in one game of a stage. */
export function mostPoints(lines: SeasonLines, stage: Stage): MostPoints | undefined {
  return mostOf(lines)[STAGES.indexOf(stage)];
}

const mostOf = memoize((lines: SeasonLines): MostPoints[] => {
  const stages = lines.games.map(({ stage }) => STAGES.indexOf(stage));
  const most = STAGES.map(() => ({ points: 0, lines: 0 }));
  for (let line = 0; line < lines.size; line += 1) {
    const own = most[stages[lines.game[line] as number] as number];
    const points = lines.figures.pts[line] as number;
    if (own === undefined || points < own.points) continue;
    if (points > own.points) Object.assign(own, { points, lines: 0 });
    own.lines += 1;
  }
  return most;
});
