import { type AnswerCell, cellValue, type Filed } from "../answer.ts";

/** The JSON form of an answer, at its address with `.json` (design.md section 11). */
export interface AnswerJson {
  query: string;
  sentence: string;
  total: number;
  page: number;
  columns: { key: string; name: string }[];
  rows: AnswerCell[][];
}

/** An answer as JSON: figures are rounded as printed, unknown ones are null. */
export function answerJson(answer: Filed): AnswerJson {
  const { address, sentence, total, page, columns, rows } = answer;
  return {
    query: address,
    sentence,
    total,
    page,
    columns: columns.map(({ key, name }) => ({ key, name })),
    rows: rows.map(({ cells }) =>
      columns.map((column, at) => cellValue(column, cells[at] as AnswerCell)),
    ),
  };
}
