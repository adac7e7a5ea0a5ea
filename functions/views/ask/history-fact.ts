import { tokensOf } from "#domain/asking/read/tokens.ts";
import { vocabularyOf } from "#domain/asking/read/vocabulary.ts";
import { joined, nameSegments, namesOfQuestion } from "#domain/asking/restate/segments.ts";
import type { FactAnswer } from "#domain/asking/understanding.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import { ALL_SEASONS, seasonsInQuestion } from "#domain/season/season-range.ts";
import type { View } from "../page/view.ts";
import type { Asked } from "./asked-of.ts";

/** Questions over several seasons, of which an answer offers three others. */
const OTHERS = [
  `sweeps ${seasonsInQuestion(ALL_SEASONS)}`,
  "most improved team",
  "first team to 50 wins",
  "last team to win 70 games",
];
const OFFERED = 3;

interface HistoryFact {
  /** The question as typed. */
  text: string;
  /** How it was read; the words that it does not contain are dotted. */
  reading: string;
  answer: FactAnswer;
  eyebrow: string;
  path: string | undefined;
  data: QuestionData;
  updatedAt: string | undefined;
}

/** The view of an answer over several seasons. */
export function historyFact(given: HistoryFact): View<Asked> {
  const { text, reading, answer, eyebrow, path, data, updatedAt } = given;
  const names = namesOfQuestion(tokensOf(text), vocabularyOf(data));
  return {
    kind: "ready",
    updatedAt,
    page: {
      kind: "fact",
      asked: { readAs: joined(nameSegments(reading, names)), path },
      answer,
      eyebrow,
      data,
      next: () => OTHERS.filter((other) => other !== text.toLowerCase()).slice(0, OFFERED),
    },
  };
}
