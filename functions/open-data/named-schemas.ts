import { advancedStat } from "./advanced-schema.ts";
import {
  boxScore,
  boxScoreLine,
  errorAnswer,
  game,
  gameOfLine,
  leader,
  meta,
  player,
  playerOfLine,
  seasonAverage,
  standing,
  stat,
  team,
} from "./answer-schemas.ts";
import { teamAverages, typedAverages } from "./averages-schema.ts";
import { questionAnswer, questionRefusal, wordsAnswer } from "./question-schemas.ts";

/** The schemas that the OpenAPI document names; all others are inlined. */
export const NAMED_SCHEMAS = {
  Team: team,
  Player: player,
  PlayerOfLine: playerOfLine,
  Game: game,
  GameOfLine: gameOfLine,
  Stat: stat,
  BoxLine: boxScoreLine,
  BoxScore: boxScore,
  AdvancedStat: advancedStat,
  SeasonAverage: seasonAverage,
  TypedAverages: typedAverages,
  TeamAverages: teamAverages,
  Standing: standing,
  Leader: leader,
  QuestionAnswer: questionAnswer,
  WordsAnswer: wordsAnswer,
  QuestionRefusal: questionRefusal,
  Meta: meta,
  Error: errorAnswer,
};
