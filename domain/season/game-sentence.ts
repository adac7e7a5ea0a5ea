import { capital } from "../printing/capital.ts";
import { ordinalInWords } from "../printing/ordinals.ts";
import { type BoxLine, type BoxScore, overtimesOf } from "./box-score.ts";
import type { Game } from "./facts.ts";
import { doublesOf } from "./milestones.ts";
import type { Series } from "./postseason.ts";
import { seriesState } from "./series-state.ts";
import type { TeamGame } from "./team-log.ts";
import { inWords } from "./tie-sentences.ts";

/** The facts of a game that its sentence uses. */
export interface GameContext {
  winner: { name: string; log: readonly TeamGame[] };
  loser: { name: string; log: readonly TeamGame[] };
  nameOf(playerId: string): string;
  /** For a playoff game, its series and both teams' wins up to and including it. */
  series?: { series: Series; highWins: number; lowWins: number } | undefined;
  /** All games of the season, for its widest win and its highest score. */
  season: readonly Pick<Game, "homePoints" | "awayPoints">[];
  /** The name of one of the two teams by id. */
  teamName(teamId: number): string;
}

/** The shortest streak that the sentence mentions. */
const LONG_RUN = 5;
/** The fewest points for which the losers' top scorer is named. */
const GREAT_GAME = 40;

/**
 * A one-sentence recap of a game: the winners' leader, the score, and what the game ended, extended
 * or decided. Every clause follows from the box score and from the teams' earlier games.
 */
export function gameSentence(game: BoxScore, context: GameContext): string {
  const homeWon = game.homePoints > game.awayPoints;
  const winnerId = homeWon ? game.homeTeamId : game.awayTeamId;
  const { winner, loser } = context;
  const best = leadingLine(game.lines.filter(({ teamId }) => teamId === winnerId));
  const against = leadingLine(game.lines.filter(({ teamId }) => teamId !== winnerId));
  const points = [game.homePoints, game.awayPoints].sort((a, b) => b - a);
  const result = `${winner.name} beat ${loser.name} ${points.join("–")}${overtimeWords(game)}`;
  const lead = best ? `${context.nameOf(best.playerId)} ${deed(best)} as ` : "";
  const despite =
    against && against.pts >= GREAT_GAME && against.pts > (best?.pts ?? 0)
      ? ` despite ${against.pts} points from ${context.nameOf(against.playerId)}`
      : "";
  const sentence = `${lead}${result}${despite}${outcome(game, context)}.`;
  return capital(sentence) + extreme(game, context.season);
}

const margin = ({ homePoints, awayPoints }: Score) => Math.abs(homePoints - awayPoints);
const total = ({ homePoints, awayPoints }: Score) => homePoints + awayPoints;
type Score = Pick<Game, "homePoints" | "awayPoints">;

/** A sentence about the season's widest win or its highest score; "" for any other game. */
function extreme(game: BoxScore, season: readonly Score[]): string {
  const isFirst = (figure: (of: Score) => number) =>
    season.every((other) => figure(other) <= figure(game));
  const isAlone = (figure: (of: Score) => number) =>
    season.filter((other) => figure(other) === figure(game)).length < 2;
  const words = [
    ...(isFirst(margin)
      ? [
          isAlone(margin)
            ? "It was the widest win of the season."
            : "No win of the season was wider.",
        ]
      : []),
    ...(isFirst(total)
      ? [
          isAlone(total)
            ? `Their ${total(game)} points together are the most in a game of the season.`
            : `No game of the season had more than these ${total(game)} points.`,
        ]
      : []),
  ];
  return words.map((sentence) => ` ${sentence}`).join("");
}

/** The line with the most points; of equals, the one with more rebounds and assists. */
export function leadingLine(lines: readonly BoxLine[]): BoxLine | undefined {
  const weight = ({ pts, reb, ast }: BoxLine) => pts * 1000 + reb + ast;
  return lines.reduce<BoxLine | undefined>(
    (best, line) => (best === undefined || weight(line) > weight(best) ? line : best),
    undefined,
  );
}

function deed(line: BoxLine): string {
  const points = `${line.pts} points`;
  if (doublesOf(line) < 2) return `scored ${points}`;
  const parts = [points];
  if (line.reb >= 10) parts.push(`${line.reb} rebounds`);
  if (line.ast >= 10) parts.push(`${line.ast} assists`);
  if (line.stl >= 10) parts.push(`${line.stl} steals`);
  if (line.blk >= 10) parts.push(`${line.blk} blocks`);
  return `had ${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}

function overtimeWords(game: BoxScore): string {
  const overtimes = overtimesOf(game);
  if (overtimes === 0) return "";
  return overtimes === 1 ? " in overtime" : ` in ${inWords(overtimes)} overtimes`;
}

function outcome(game: BoxScore, { winner, loser, series, teamName }: GameContext): string {
  if (game.stage === "cup-final") return ` to win the NBA Cup`;
  if (series !== undefined) return `; ${seriesState(series, teamName)}`;
  if (game.stage !== "season") return "";
  const won = runBefore(winner.log, game.id);
  const lost = runBefore(loser.log, game.id);
  if (lost.letter === "W" && lost.length >= LONG_RUN)
    return `, ending a run of ${inWords(lost.length)} wins`;
  if (won.letter === "W" && won.length + 1 >= LONG_RUN)
    return `, their ${ordinalInWords(won.length + 1)} win in a row`;
  if (won.letter === "L" && won.length >= LONG_RUN)
    return ` after ${inWords(won.length)} losses in a row`;
  return "";
}

/** A team's streak in the regular season before a game. */
function runBefore(log: readonly TeamGame[], gameId: string): { letter: string; length: number } {
  const season = log.filter(({ stage }) => stage === "season");
  const before = season[season.findIndex((game) => game.gameId === gameId) - 1];
  return { letter: before?.streak.charAt(0) ?? "", length: Number(before?.streak.slice(1) ?? 0) };
}
