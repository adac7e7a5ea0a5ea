import type { FactAnswer } from "#domain/asking/understanding.ts";
import { printedFigure } from "#domain/season/printed.ts";
import { askCall } from "./ask-path.ts";

/** The limit of rows on the page: half of all players come from one country. */
const MOST_ROWS = 60;

/** The printed table of a fact. */
export interface FactRows {
  kind: "facts";
  heads: { text: string; isText: boolean }[];
  rows: FactAnswer["rows"];
  /** The link to all rows; undefined when these are all. */
  all: { text: string; href: string } | undefined;
}

/** The table of a fact; undefined for a fact without rows. */
export function factRows({ heads, rows }: FactAnswer, question: string): FactRows | undefined {
  if (rows.length === 0) return undefined;
  const all = {
    text: `All ${printedFigure(String(rows.length))} as JSON`,
    href: askCall(question),
  };
  return {
    kind: "facts",
    heads: heads.map((text, at) => ({
      text,
      isText: at === 0 || rows.some(({ cells }) => isInWords(cells[at - 1] ?? "")),
    })),
    rows: rows.slice(0, MOST_ROWS).map(({ cells, ...row }) => ({
      ...row,
      cells: cells.map((cell) => cell || MISSING),
    })),
    all: rows.length > MOST_ROWS ? all : undefined,
  };
}

const MISSING = "–";

/** A cell without a figure; a dash stands for a missing one. */
function isInWords(cell: string): boolean {
  return /^\D+$/.test(cell) && cell !== MISSING;
}
