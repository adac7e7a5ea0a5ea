import { firstWithGames, isRebuilt, notesOnLines, REBUILT } from "#domain/season/ladder.ts";
import { seasonRange } from "#domain/season/season-range.ts";
import { FIRST_WITH_PLAYS } from "#domain/season/season-rules.ts";
import { queryAddress } from "../address.ts";
import type { Answer } from "../answer.ts";
import { namesOf } from "../names.ts";
import { isGrouped, isOfHistory, isStreaks, type Query } from "../query.ts";
import type { QuestionData } from "../question-data.ts";
import { notesOf } from "../say/notes.ts";
import { ROWS_PER_PAGE } from "../say/page.ts";
import { sentenceOf } from "../say/sentence.ts";
import { dataOf, partNotes } from "../storage/part-lines.ts";
import { askedOfPlays } from "./known-of-past.ts";
import { runGames } from "./run-games.ts";
import { countGroups, runGroups } from "./run-groups.ts";
import { countHistory, runHistory } from "./run-history.ts";
import { selectRows } from "./select.ts";
import { tablesOf } from "./tables.ts";

/** Answers a query with one page of its rows and the summary of all rows. */
export function runQuery(query: Query, data: QuestionData, perPage = ROWS_PER_PAGE): Answer {
  const part = isOfHistory(query.rows)
    ? runHistory(query, data, perPage)
    : runGamesOf(query, dataOf(query, data), perPage);
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

function runGamesOf(query: Query, own: QuestionData, perPage: number) {
  const run = isGrouped(query) ? runGroups : runGames;
  return run(query, own, tablesOf(own.lines), perPage);
}

/** Notes on the seasons of lines: since when they are held, and which are rebuilt. */
function seasonNotes(query: Query, { lines: { parts, season } }: QuestionData): string[] {
  const { rows, stage } = query;
  if (isOfHistory(rows)) return [];
  const [held] = parts ?? [];
  const since = askedOfPlays(query) === undefined ? "" : FIRST_WITH_PLAYS;
  const asked = seasonRange(query.season)?.first || (held?.season ?? season);
  const [, oldest = asked] = [asked, since].sort();
  const notes = notesOnLines(oldest, stage);
  if (held === undefined) return notes;
  return [
    since === ""
      ? `The games that are held begin with the season ${firstWithGames(stage, held.season)}.`
      : `Plays are held since ${since}; a few games have none.`,
    ...(isStreaks(rows) ? ["A streak goes on from one season to the next."] : []),
    ...(isRebuilt(oldest) && stage !== "playoffs" ? [REBUILT] : []),
    ...notes,
  ];
}

/** The number of a query's rows on all pages. */
export function countRows(query: Query, data: QuestionData): number {
  if (isOfHistory(query.rows)) return countHistory(query, data);
  const own = dataOf(query, data);
  const tables = tablesOf(own.lines);
  return isGrouped(query) ? countGroups(query, own, tables) : selectRows(query, own, tables).length;
}
