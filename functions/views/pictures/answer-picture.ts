import { plainText } from "#domain/asking/understanding.ts";
import type { AnswerPicture, PictureRow } from "#domain/pictures/picture.ts";
import { capital } from "#domain/printing/capital.ts";
import type { AnswerRows, AskPage } from "../ask/ask-page.ts";

const MOST_ROWS = 5;

/** The picture of an answer, with the question as it was read; undefined for any other page. */
export function pictureOfAnswer(page: AskPage): AnswerPicture | undefined {
  if (page.kind !== "answer") return undefined;
  return {
    kind: "answer",
    above: capital(plainText(page.readAs)),
    headline: plainText(page.headline),
    rows: rowsOf(page.rows).slice(0, MOST_ROWS),
    note: page.eyebrow,
  };
}

/** The rows with the figure that they are ordered by. */
function rowsOf(rows: AnswerRows | undefined): PictureRow[] {
  if (rows?.kind === "facts")
    return rows.rows.map(({ name, cells: [value = ""] }) => ({ name, value, share: undefined }));
  if (rows?.kind !== "table") return [];
  const { table } = rows;
  return table.rows.flatMap(({ cells }) => {
    const [first, figure] = [cells[0], cells[table.pinned]];
    return first && figure ? [{ name: first.text, value: figure.text, share: figure.share }] : [];
  });
}
