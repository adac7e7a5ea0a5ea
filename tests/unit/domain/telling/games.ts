import type { BoxScore } from "#domain/season/box-score.ts";
import { type StagedGame, teamLog } from "#domain/season/team-log.ts";
import type { Told } from "#domain/telling/kind.ts";
import { type GameContext, type Telling, tellingOf } from "#domain/telling/telling.ts";
import { GAME_KINDS } from "#domain/telling/told-game.ts";
import { boxScore, emptyLine, win } from "#tests/fixtures/league.ts";

const PLAYERS: Record<string, string> = { "1": "Ann Archer", "2": "Bo Baker", "3": "Cy Cole" };
const PLACES: Record<number, string> = { 1: "Atlanta", 2: "the Lakers" };

/** The game's id, which no other game of a test has. */
export const GAME_ID = "0022500900";

/** Atlanta beats the Lakers by 110 to 108, unless `facts` change it. */
const boxScoreOf = (facts: Partial<BoxScore>) =>
  boxScore(0, [], {
    ...win(1, 2, { id: GAME_ID, date: "2026-02-01", homePoints: 110, awayPoints: 108 }),
    periods: { home: [30, 30, 25, 25], away: [30, 30, 25, 23] },
    lines: [emptyLine("1", 1, { pts: 21 }), emptyLine("2", 2, { pts: 20 })],
    ...facts,
  });

/** A game with what its sentences are told from; `before` are other games of the season. */
export function telling(
  facts: Partial<BoxScore> = {},
  before: readonly StagedGame[] = [],
  context: Partial<GameContext> = {},
): Telling {
  const game = boxScoreOf(facts);
  const season = [...before, game];
  return tellingOf(game, {
    placeOf: (id) => PLACES[id] ?? "elsewhere",
    nameOf: (id) => PLAYERS[id] ?? "",
    season,
    logOf: (id) => teamLog(id, season),
    seriesAfter: () => undefined,
    careerOf: () => undefined,
    mostPointsIn: () => undefined,
    ...context,
  });
}

/** What the kind of a name says of a game. */
export function toldOf(name: string, ...of: Parameters<typeof telling>): Told | undefined {
  const kind = GAME_KINDS.find((known) => known.name === name);
  if (kind === undefined) throw new Error(`No kind is named ${name}.`);
  return kind.tell(telling(...of));
}
