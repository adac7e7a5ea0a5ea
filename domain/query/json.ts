import { type Cell, cellValue, type Filed } from "./answer.ts";

/** An answer as its address with `.json` gives it (design.md section 10). */
export interface AnswerJson {
  query: string;
  sentence: string;
  total: number;
  page: number;
  columns: { key: string; name: string }[];
  rows: Cell[][];
}

/** An answer for machines: figures are rounded as they are printed, null where nothing is known. */
export function answerJson(answer: Filed): AnswerJson {
  const { address, sentence, total, page, columns, rows } = answer;
  return {
    query: address,
    sentence,
    total,
    page,
    columns: columns.map(({ key, name }) => ({ key, name })),
    rows: rows.map(({ cells }) =>
      columns.map((column, at) => cellValue(column, cells[at] as Cell)),
    ),
  };
}
