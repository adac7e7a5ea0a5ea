import { nameInSentence, singular } from "#domain/figures/figures.ts";
import type { Answer } from "#domain/query/answer.ts";
import { isStreaks } from "#domain/query/query.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import { printedAdvice } from "#domain/refusals/advice.ts";
import { ASK_ADVICE } from "#domain/refusals/ask-advice.ts";
import type { AnswerSentence } from "../understanding.ts";
import {
  filters,
  inGamesWith,
  peopleIn,
  plain,
  resultWord,
  stageWords,
  subjectIn,
  withFigures,
} from "./words.ts";

/** The sentence for an answer without rows. */
export function nothing(answer: Answer, data: QuestionData): AnswerSentence {
  const { player, team } = subjectIn(answer.query, data);
  const who = player ?? (team === undefined ? undefined : `The ${team}`);
  const { result, ...conditions } = answer.query.conditions;
  const isStreak = isStreaks(answer.query.rows);
  const query = isStreak ? { ...answer.query, conditions } : answer.query;
  const what = isStreak ? `${resultWord(result)}streak` : "game";
  if (who !== undefined) {
    const verb = isStreak ? "had" : "played";
    const around = filters({ ...answer, query }, data);
    return { headline: [plain(`${who} ${verb} no such ${what}${around}.`)], deck: undefined };
  }
  const { noun, around } = peopleIn(query, data);
  const text = `No ${noun} had such a ${what}${around}${stageWords(query)}.`;
  return { headline: [plain(text)], deck: FEWER };
}

/** The advice beside an answer that finds nothing. */
export const FEWER = printedAdvice(ASK_ADVICE.noneFound);

/** "No rookies had any triple-doubles in October." */
export function noneOf({ query }: Answer, key: string, data: QuestionData): AnswerSentence {
  const { noun, around } = peopleIn(query, data);
  const where = `${inGamesWith(query)}${around}${stageWords(query)}`;
  return {
    headline: [plain(`No ${noun} had any ${nameInSentence(key)}${where}.`)],
    deck: undefined,
  };
}

/** "Daniel Gafford had no three-point percentage in a game.": of games without an attempt. */
export function noFigure(answer: Answer, key: string, data: QuestionData): AnswerSentence {
  const { player, team } = subjectIn(answer.query, data);
  const who = player ?? (team === undefined ? "Nobody" : `The ${team}`);
  const where = `${withFigures(answer.query)}${filters(answer, data)}`;
  return {
    headline: [plain(`${who} had no ${nameInSentence(key)} in a game${where}.`)],
    deck: undefined,
  };
}

/** The sentence for a figure without a value in any of the games. */
export function unknownOf(key: string): AnswerSentence {
  return {
    headline: [plain(`The ${nameInSentence(key)} of these games is not known.`)],
    deck: undefined,
  };
}

/** "Only 2 players from Ukraine qualify.": the sentence for a rank below the last player. */
export function unplaced(all: Answer, data: QuestionData): AnswerSentence {
  const { query, total } = all;
  if (total === 0 && !query.qualified) return nothing(all, data);
  const { noun, around } = peopleIn(query, data);
  const count = total === 0 ? `No ${noun}` : `Only ${total} ${total === 1 ? singular(noun) : noun}`;
  const [one, many] = query.qualified ? ["qualifies", "qualify"] : ["has a place", "have a place"];
  const verb = total === 1 ? one : many;
  return {
    headline: [plain(`${count} ${verb}${around}${stageWords(query)}.`)],
    deck: undefined,
  };
}
