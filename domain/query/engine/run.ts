import { queryAddress } from "../address.ts";
import type { Answer } from "../answer.ts";
import { namesOf } from "../names.ts";
import { isGrouped, isStreaks, type Query } from "../query.ts";
import type { QuestionData } from "../question-data.ts";
import { notesOf } from "../say/notes.ts";
import { ROWS_PER_PAGE } from "../say/page.ts";
import { sentenceOf } from "../say/sentence.ts";
import { dataOf, partNotes } from "../storage/part-lines.ts";
import { runGames } from "./run-games.ts";
import { countGroups, runGroups } from "./run-groups.ts";
import { selectRows } from "./select.ts";
import { tablesOf } from "./tables.ts";

/** Answers a query with one page of its rows and the summary of all rows. */
export function runQuery(query: Query, data: QuestionData, perPage = ROWS_PER_PAGE): Answer {
  const own = dataOf(query, data);
  const run = isGrouped(query) ? runGroups : runGames;
  const part = run(query, own, tablesOf(own.lines), perPage);
  const answered = { ...query, page: part.page };
  return {
    query: answered,
    address: queryAddress(answered),
    sentence: sentenceOf(query, namesOf(data), part.total),
    ...part,
    notes: [
      ...notesOf(query, part, data.seasonNow.current),
      ...part.notes,
      ...seasonNotes(query, data),
      ...partNotes(query, data),
    ],
  };
}

/** Notes on the seasons of joined lines. */
function seasonNotes({ rows }: Query, { lines: { parts } }: QuestionData): string[] {
  const [oldest] = parts ?? [];
  if (oldest === undefined) return [];
  return [
    `The games that are held begin with the season ${oldest.season}.`,
    ...(isStreaks(rows) ? ["A streak goes on from one season to the next."] : []),
  ];
}

/** The number of a query's rows on all pages. */
export function countRows(query: Query, data: QuestionData): number {
  const own = dataOf(query, data);
  const tables = tablesOf(own.lines);
  return isGrouped(query) ? countGroups(query, own, tables) : selectRows(query, own, tables).length;
}
