import { isFeat } from "#domain/figures/figures.ts";
import { isLineup } from "#domain/plays/lineups.ts";
import { counted, nounFor } from "#domain/printing/counted.ts";
import { sortedBy } from "#domain/query/address.ts";
import type { Answer, AnswerRow } from "#domain/query/answer.ts";
import { isGrouped, isOfHistory, type Query } from "#domain/query/query.ts";
import { leastSample } from "#domain/query/storage/part-lines.ts";
import { printedFigure } from "#domain/season/printed.ts";
import { routeOf } from "#domain/site/routes.ts";
import type { AnsweredQuestion } from "./load-question.ts";
import { type AnswerFiles, addressAt, filesAt, type Place } from "./place.ts";
import { type CellPrinter, cellPrinter, type PrintedCell } from "./printed-cells.ts";
import { type PrintedColumn, printedColumns } from "./printed-columns.ts";
import { inOrder, USUAL } from "./usual-figures.ts";

/** A column's header. */
export interface PrintedHead {
  key: string;
  text: string;
  /** The full name; undefined when it says no more than the text. */
  title: string | undefined;
  /** The address of the column's entry in the glossary; undefined without one. */
  glossary: string | undefined;
  /** The link that sorts by the column; undefined for a column that cannot be sorted by. */
  href: string | undefined;
  sort: "ascending" | "descending" | undefined;
}

export interface PrintedRow {
  /** The rank among all rows; undefined for an unranked answer. */
  rank: number | undefined;
  cells: PrintedCell[];
}

/** One page of an answer, as its table prints it. */
export interface AnswerTable {
  /** The table's caption for screen readers. */
  caption: string;
  /** The rows are players together, whose names take lines. */
  isOfLineups: boolean;
  /** The number of columns, from the first, that stand together in the first cell of a row. */
  pinned: number;
  heads: PrintedHead[];
  rows: PrintedRow[];
  /** The averages over all rows of the answer, not only those of this page. */
  foot: PrintedRow | undefined;
  /** "Sorted by points, descending." */
  order: string;
  /** "1 to 25 of 37". */
  range: string;
  notes: string[];
  pager: {
    number: number;
    pages: number;
    back: string | undefined;
    forward: string | undefined;
  };
  files: AnswerFiles;
}

/**
 * The printed table of an answer: what a row is, then its figures, the sorted one first, then those
 * of the conditions and `wished`, by their keys.
 */
export function answerTable(
  asked: Omit<AnsweredQuestion, "kind" | "files" | "isOwnAddress">,
  wished: readonly string[] = [],
): AnswerTable {
  const { answer, place } = asked;
  const { query, page, pages, notes, sentence } = answer;
  const { pinned, figures } = arranged(printedColumns(answer), query, wished);
  const columns = [...pinned, ...figures];
  const printer = cellPrinter(asked);
  const goTo = (number: number) => addressAt(place, { ...query, page: number });
  const range = rangeOf(asked);
  const order = orderOf(query, columns);
  const least = leastSample(query, asked.data);
  return {
    caption: `${sentence}. ${order} Rows ${range}.`,
    isOfLineups: isLineup(query.rows),
    pinned: pinned.length,
    heads: columns.map((column) => headOf(column, query, place)),
    rows: answer.rows.map((row) => ({
      rank: row.rank,
      cells: [
        ...pinned.map((column) => withUnit(column, printer.row(column, row), least)),
        ...figures.map((column) => withBar(printer.row(column, row), column, row, answer)),
      ],
    })),
    foot: footOf(answer, columns, printer),
    order,
    range,
    notes:
      least === undefined
        ? notes
        : [...notes, `* A small sample: fewer than ${counted(least, "game")}.`],
    pager: {
      number: page,
      pages,
      back: page > 1 ? goTo(page - 1) : undefined,
      forward: page < pages ? goTo(page + 1) : undefined,
    },
    files: filesAt(place, query),
  };
}

function arranged(columns: PrintedColumn[], query: Query, wished: readonly string[]) {
  const asked = [...query.figures, ...query.groups]
    .map(({ figure }) => figure)
    .filter((key) => !isFeat(key));
  const own = isLineup(query.rows) ? ["min", "pm"] : [];
  const first = [query.sort.key, ...wished, ...asked, ...own];
  const order = inOrder([...first, ...USUAL]);
  const isPinned = (column: PrintedColumn) =>
    column.column.kind === "text" || (isGames(column) && !first.includes("gp"));
  return {
    pinned: columns.filter(isPinned),
    figures: columns
      .filter((column) => !isPinned(column))
      .toSorted((a, b) => order(a.column, b.column)),
  };
}

/** True for the number of games, which tells how much the other figures say; not for one of feats. */
function isGames({ column }: PrintedColumn): boolean {
  return column.key === "gp" && column.name === "GP";
}

/** A number of games with its noun, marked when it is below `least`. */
function withUnit(column: PrintedColumn, cell: PrintedCell, least = 0): PrintedCell {
  if (!isGames(column)) return cell;
  const mark = Number(cell.text) < least ? "*" : "";
  return { ...cell, after: `${nounFor(cell.text, "game")}${mark}` };
}

/** The figure that ranks seasons or careers, with its bar beside that of the first. */
function withBar(
  cell: PrintedCell,
  { at, column }: PrintedColumn,
  { cells }: AnswerRow,
  { query, page, rows: [first] }: Answer,
): PrintedCell {
  const [own, best] = [cells[at], first?.cells[at]];
  const isRanking =
    isOfHistory(query.rows) && column.key === query.sort.key && query.sort.order === "desc";
  if (!isRanking || page > 1 || typeof own !== "number" || typeof best !== "number") return cell;
  return best > 0 ? { ...cell, share: own / best } : cell;
}

const GLOSSARY = routeOf("/nba/glossary")?.path;

function headOf(
  { column, text, title, sortKey }: PrintedColumn,
  query: Query,
  place: Place,
): PrintedHead {
  const isSorted = sortKey === query.sort.key;
  return {
    key: column.key,
    text,
    title: title === text ? undefined : title,
    glossary: GLOSSARY && column.figure && `${GLOSSARY}#${column.key}`,
    href: sortKey && addressAt(place, sortedBy(query, sortKey, place.qualified)),
    sort: isSorted ? (query.sort.order === "desc" ? "descending" : "ascending") : undefined,
  };
}

function orderOf({ sort }: Query, columns: readonly PrintedColumn[]): string {
  const column = columns.find(({ sortKey }) => sortKey === sort.key);
  if (column === undefined) return "";
  const [name = ""] = (column.title || column.text).toLowerCase().split(":");
  return `Sorted by ${name}, ${sort.order === "desc" ? "descending" : "ascending"}.`;
}

function rangeOf({ answer }: Pick<AnsweredQuestion, "answer">): string {
  const { rows, total, page, pages } = answer;
  if (total === 0) return "none";
  // Only the last page may be shorter than the others.
  const last = page === pages ? total : page * rows.length;
  const count = (number: number) => printedFigure(String(number));
  return `${count(last - rows.length + 1)} to ${count(last)} of ${count(total)}`;
}

/**
 * The averages of all rows' games. Streaks, players and teams have no such row, nor do totals,
 * which an average cannot be compared with.
 */
function footOf(
  { query, summary, total }: Answer,
  columns: readonly PrintedColumn[],
  printer: CellPrinter,
): PrintedRow | undefined {
  const isOfGames = !isGrouped(query) || query.rows === "games" || query.rows === "team-games";
  if (total < 2 || !isOfGames || query.per !== "average") return undefined;
  const games = printedFigure(String(summary.games));
  const label = isGrouped(query) ? `All ${games} games` : `Average of ${games}`;
  const cells = columns.map(
    (column, at): PrintedCell =>
      at === 0
        ? { text: label, href: undefined, before: undefined, after: undefined }
        : printer.foot(column, summary.cells),
  );
  return { rank: undefined, cells };
}
