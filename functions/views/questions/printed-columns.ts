import type { Answer, AnswerColumn } from "#domain/query/answer.ts";
import { isGrouped } from "#domain/query/query.ts";

/** A printed column: a column of the answer, or a pair of columns in one. */
export interface PrintedColumn {
  column: AnswerColumn;
  /** The index of its cells in the answer's rows. */
  at: number;
  /** The column of attempts, for a column of made shots. */
  attempts: { at: number; column: AnswerColumn } | undefined;
  text: string;
  title: string;
  sortKey: string | undefined;
}

/** Columns printed in another: the place with the opponent, the score with the result. */
const MERGED: readonly string[] = ["where", "score"];

const SHOTS = [
  { made: "fgm", tried: "fga", text: "FG", title: "Field goals made and attempted" },
  { made: "fg3m", tried: "fg3a", text: "3P", title: "Three-pointers made and attempted" },
  { made: "ftm", tried: "fta", text: "FT", title: "Free throws made and attempted" },
] as const;

/** The columns of an answer's table: without ids, and with a single game's shots in pairs. */
export function printedColumns({ columns, query }: Answer): PrintedColumn[] {
  const places = new Map(columns.map(({ key }, at) => [key, at]));
  const folded = isGrouped(query)
    ? []
    : SHOTS.filter(
        ({ made, tried }) => places.has(made) && places.has(tried) && query.sort.key !== tried,
      );
  return columns.flatMap((column, at): PrintedColumn[] => {
    const { key, kind } = column;
    if (kind === "id" || MERGED.includes(key)) return [];
    if (folded.some(({ tried }) => tried === key)) return [];
    const shots = folded.find(({ made }) => made === key);
    const tried = places.get(shots?.tried ?? "");
    const triedColumn = tried === undefined ? undefined : columns[tried];
    return [
      {
        column,
        at,
        attempts:
          tried === undefined || triedColumn === undefined
            ? undefined
            : { at: tried, column: triedColumn },
        text: shots?.text ?? column.name,
        title: shots?.title ?? column.title,
        sortKey: key === "result" ? "margin" : column.canSort ? key : undefined,
      },
    ];
  });
}
