import { type LineGame, MISSING, type SeasonLines } from "../storage/season-lines.ts";

/** The counts whose round numbers are milestones, with the steps between them. */
const STEPS = [
  { count: "pts", name: "point", step: 5000 },
  { count: "reb", name: "rebound", step: 5000 },
  { count: "ast", name: "assist", step: 5000 },
  { count: "fg3m", name: "three-pointer", step: 1000 },
] as const;
const GAMES = { name: "game", step: 500 };

export type MilestoneCount = (typeof STEPS)[number]["count"];

/** A round number that a player reached in a game of the regular season. */
export interface Milestone {
  /** 10000 for the 10,000th point. */
  number: number;
  /** "point", "game". */
  name: string;
  game: LineGame;
}

/** A player's counts before the first held season; a count that is not known has no milestones. */
export type Before = Readonly<Partial<Record<MilestoneCount | "games", number>>>;

/** A player's milestones in the order he reached them. */
export function milestonesOf(playerId: string, lines: SeasonLines, before: Before): Milestone[] {
  const found: Milestone[] = [];
  const sums = new Map<string, number>();
  const add = (count: MilestoneCount | "games", of: typeof GAMES, more: number, game: LineGame) => {
    const start = before[count];
    if (start === undefined) return;
    const sum = sums.get(count) ?? start;
    sums.set(count, sum + more);
    const number = of.step * Math.floor((sum + more) / of.step);
    if (number > sum) found.push({ number, name: of.name, game });
  };
  eachGame(playerId, lines, (line, game) => {
    add("games", GAMES, 1, game);
    for (const { count, ...of } of STEPS) {
      const value = lines.figures[count][line] ?? MISSING;
      add(count, of, Math.max(0, value), game);
    }
  });
  return found;
}

/** The sums of a player's regular seasons in the lines. */
export function sumsOfLines(
  playerId: string,
  lines: SeasonLines,
): Record<MilestoneCount | "games", number> {
  const sums = { pts: 0, reb: 0, ast: 0, fg3m: 0, games: 0 };
  eachGame(playerId, lines, (line) => {
    sums.games += 1;
    for (const { count } of STEPS) sums[count] += Math.max(0, lines.figures[count][line] ?? 0);
  });
  return sums;
}

/** A player's first game in any stage; undefined without one. */
export function firstGameOf(playerId: string, lines: SeasonLines): LineGame | undefined {
  const player = lines.players.findIndex(({ id }) => id === playerId);
  const line = player < 0 ? -1 : lines.player.indexOf(player);
  return line < 0 ? undefined : lines.games[lines.game[line] ?? -1];
}

function eachGame(
  playerId: string,
  lines: SeasonLines,
  call: (line: number, game: LineGame) => void,
): void {
  const player = lines.players.findIndex(({ id }) => id === playerId);
  const { player: players } = lines;
  for (let line = players.indexOf(player); line >= 0; line = players.indexOf(player, line + 1)) {
    const game = lines.games[lines.game[line] ?? -1];
    if (game?.stage === "season") call(line, game);
  }
}
