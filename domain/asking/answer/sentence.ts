import { figureOf } from "#domain/figures/figures.ts";
import type { Answer, AnswerCell } from "#domain/query/answer.ts";
import { runQuery } from "#domain/query/engine/run.ts";
import type { GroupRange } from "#domain/query/query.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import { ROWS_PER_PAGE } from "#domain/query/say/page.ts";
import type { AnswerSentence, AskedQuery, Wish } from "../understanding.ts";
import { averagesOf, splitOf } from "./averages.ts";
import { isOfNone, leadersOf } from "./leaders.ts";
import { unknownOf } from "./none.ts";
import { occasionOf } from "./occasions.ts";
import { missedOf, recordOf } from "./record.ts";
import { answerList, countOf, singleHigh } from "./rows.ts";
import { streakOf } from "./streaks.ts";
import { yesOrNoMarks } from "./words.ts";

/** Returns the rows and the sentence of an answer. Leaders at zero have no rows. */
export function answerQuery(
  asked: AskedQuery,
  data: QuestionData,
  rowsPerPage = ROWS_PER_PAGE,
): { answer: Answer; sentence: AnswerSentence } {
  const { query, wish } = asked;
  // A sentence by season tells every season.
  const seasons = query.by === "season" ? (data.lines.parts?.length ?? 0) : 0;
  const answer = runQuery(query, data, Math.max(rowsPerPage, seasons));
  const unknown = unknownIn(answer, wish);
  const isEmpty = wish.kind === "leaders" && isOfNone(answer, wish.figure);
  return {
    answer: isEmpty || unknown ? { ...answer, rows: [], total: 0 } : answer,
    sentence: unknown ? unknownOf(unknown) : answerSentence(asked, answer, data),
  };
}

/** The figure of a wish of which no row has a value: plus-minus in a season without it. */
function unknownIn({ columns, rows, summary }: Answer, wish: Wish): string | undefined {
  const keys = "figures" in wish ? wish.figures : "figure" in wish ? [wish.figure] : [];
  return keys.find((key) => {
    // A share of no attempts is said by each answer.
    const isOwn = figureOf(key)?.computation.kind !== "share";
    const place = isOwn ? columns.findIndex((column) => column.key === key && column.figure) : -1;
    const isNone = (cells: readonly AnswerCell[]) => (cells[place] ?? null) === null;
    return place >= 0 && rows.length > 0 && [summary, ...rows].every(({ cells }) => isNone(cells));
  });
}

/** The answer to a question: a headline of one sentence, and a deck of context. */
export function answerSentence(
  asked: AskedQuery,
  answer: Answer,
  data: QuestionData,
): AnswerSentence {
  const { wish } = asked;
  switch (wish.kind) {
    case "record":
      return recordOf(answer, data);
    case "leaders":
      return leadersOf(answer, wish.figure, data);
    case "high":
      return singleHigh(answer, wish.figure, data);
    case "means":
      return withYesOrNo(averagesOf(answer, wish.figures, data), answer, wish.limits);
    case "split":
      return splitOf(answer, wish.figures, data);
    case "count":
      return countOf(answer, data, wish.isShare);
    case "list":
      return answerList(answer, data);
    case "place":
      return leadersOf(answer, wish.figure, data, wish.of);
    case "missed":
      return missedOf(answer, data);
    case "streak":
      return streakOf(answer, data);
    case "occasion":
      return occasionOf(answer, wish.end, data);
  }
}

/** The sentence of a yes-or-no question, which begins with the answer. */
function withYesOrNo(
  sentence: AnswerSentence,
  { rows: [row], columns }: Answer,
  limits: readonly GroupRange[] | undefined,
): AnswerSentence {
  if (limits === undefined || row === undefined) return sentence;
  const isWithin = limits.every(({ figure, range }) => {
    const value = Number(row.cells[columns.findIndex(({ key }) => key === figure)]);
    return value >= range.min && value <= range.max;
  });
  return { ...sentence, headline: [...yesOrNoMarks(true, isWithin), ...sentence.headline] };
}
