import { queryAddress } from "./address.ts";
import type { Answer } from "./answer.ts";
import { notesOf } from "./notes.ts";
import { ROWS_PER_PAGE } from "./page.ts";
import { isGrouped, type Query } from "./query.ts";
import type { QuestionData } from "./question-data.ts";
import { runGames } from "./run-games.ts";
import { runGroups } from "./run-groups.ts";
import { selectRows, tableOf } from "./select.ts";
import { sentenceOf } from "./sentence.ts";
import { tablesOf } from "./tables.ts";

/** Answers a query: one page of its rows, so many of them, and what all of them come to. */
export function runQuery(query: Query, data: QuestionData, perPage = ROWS_PER_PAGE): Answer {
  const tables = tablesOf(data.lines);
  const found = { rows: selectRows(query, data, tables), table: tableOf(query, tables) };
  const part = isGrouped(query)
    ? runGroups(query, data, tables, found, perPage)
    : runGames(query, data, tables, found, perPage);
  const answered = { ...query, page: part.page };
  return {
    query: answered,
    address: queryAddress(answered),
    sentence: sentenceOf(query, { players: data.lines.players, teams: data.teams }, part.total),
    ...part,
    notes: [...notesOf(query), ...part.notes],
  };
}
