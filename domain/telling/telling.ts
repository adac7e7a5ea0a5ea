import type { Career } from "../players/career.ts";
import { printedScore } from "../printing/records.ts";
import type { MostPoints } from "../query/engine/season-highs.ts";
import {
  type BoxLine,
  type BoxScore,
  leadingLine,
  overtimesOf,
  type Stage,
} from "../season/box-score.ts";
import type { StagedGame, TeamGame } from "../season/team-log.ts";
import type { SeriesAt } from "../standings/series-state.ts";
import { inWords } from "../standings/tie-sentences.ts";

/** The data besides the box score from which sentences about a game are made. */
export interface GameContext {
  /** A team's name in sentences: "Denver", "the Lakers". */
  placeOf(teamId: number): string;
  /** "" for an unknown player. */
  nameOf(playerId: string): string;
  /** All games of the season and the postseason. */
  season: readonly StagedGame[];
  logOf(teamId: number): readonly TeamGame[];
  /** The game's series after the game with a number; undefined outside of the playoffs. */
  seriesAfter(number: number): SeriesAt | undefined;
  /** A player's games of the season; undefined when they were not read. */
  careerOf(playerId: string): Career | undefined;
  /** The most points of any player in a game of a stage; undefined when they were not read. */
  mostPointsIn(stage: Stage): MostPoints | undefined;
}

/** One of the two teams, in the game and before it. */
export interface ToldSide {
  id: number;
  name: string;
  points: number;
  /** Points by period; empty when they are unknown. */
  periods: readonly number[];
  lines: readonly BoxLine[];
  /** The leading line among players whose names are known. */
  best: BoxLine | undefined;
  log: readonly TeamGame[];
  /** The lengths of its runs in the regular season before the game, one of them 0. */
  runBefore: { wins: number; losses: number };
  /** Its wins of the regular season after the game; 0 in any other game. */
  wins: number;
}

/** The facts of a game as its kinds of sentences read them. */
export interface Telling extends GameContext {
  game: BoxScore;
  winner: ToldSide;
  loser: ToldSide;
  margin: number;
  overtimes: number;
  /** "142–138 in overtime". */
  score: string;
  /** "Denver beat Minnesota 142–138 in overtime". */
  result: string;
}

const MANY_OVERTIMES = ["", "overtime", "double overtime", "triple overtime"];

/** The facts of a game, seen from its winner. */
export function tellingOf(game: BoxScore, context: GameContext): Telling {
  const home = sideOf(game, "home", context);
  const away = sideOf(game, "away", context);
  const [winner, loser] = home.points > away.points ? [home, away] : [away, home];
  const overtimes = overtimesOf(game);
  const extra = MANY_OVERTIMES[overtimes] ?? `${inWords(overtimes)} overtimes`;
  const score = printedScore(winner.points, loser.points) + (extra && ` in ${extra}`);
  return {
    ...context,
    game,
    winner,
    loser,
    margin: winner.points - loser.points,
    overtimes,
    score,
    result: `${winner.name} beat ${loser.name} ${score}`,
  };
}

function sideOf(game: BoxScore, floor: "home" | "away", context: GameContext): ToldSide {
  const id = floor === "home" ? game.homeTeamId : game.awayTeamId;
  const lines = game.lines.filter(({ teamId }) => teamId === id);
  const log = context.logOf(id);
  const season = log.filter(({ stage }) => stage === "season");
  const at = season.findIndex(({ gameId }) => gameId === game.id);
  const before = season[at - 1];
  const run = Number(before?.streak.slice(1) ?? 0);
  return {
    id,
    name: context.placeOf(id),
    points: floor === "home" ? game.homePoints : game.awayPoints,
    periods: game.periods[floor],
    lines,
    best: leadingLine(lines.filter(({ playerId }) => context.nameOf(playerId) !== "")),
    log,
    runBefore: before?.won ? { wins: run, losses: 0 } : { wins: 0, losses: run },
    wins: season[at]?.record.wins ?? 0,
  };
}
