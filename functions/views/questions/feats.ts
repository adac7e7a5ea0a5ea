import { nounFor } from "#domain/printing/counted.ts";
import { countRows, runQuery } from "#domain/query/engine/run.ts";
import { isStreaks, type Query } from "#domain/query/query.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import { printedFigure } from "#domain/season/printed.ts";
import { addressAt, queryAt } from "./place.ts";
import { FINDER } from "./questions.ts";

/** A popular question with its answer in short. */
export interface Feat {
  name: string;
  /** "17". */
  count: string;
  /** "games". */
  noun: string;
  href: string;
}

const NAMED: readonly (readonly [name: string, query: string])[] = [
  ["50 points", "pts=50.."],
  ["40 points and a loss", "result=l&pts=40.."],
  ["30 points off the bench", "starter=0&pts=30.."],
  ["30 points by rookies", "rookie=1&pts=30.."],
  ["Ten threes", "fg3m=10.."],
  ["20 rebounds", "reb=20.."],
  ["20 assists", "ast=20.."],
  ["Ten assists, no turnover", "ast=10..&tov=0"],
  ["Eight blocks", "blk=8.."],
  ["Triple-doubles", "td=1"],
  ["With a triple-double", "rows=players&td=1"],
  ["Five by five", "5x5=1"],
  ["Longest streak of 20 points", "rows=streaks&pts=20.."],
  ["Longest winning streak", "rows=team-streaks&result=w"],
  ["Longest losing streak", "rows=team-streaks&result=l"],
  ["Won by 40 points", "rows=team-games&result=w&margin=40.."],
  ["Comebacks from 20 points", "rows=team-games&result=w&trailed=20..&sort=-deficit"],
  ["20 points in a row", "rows=team-games&run=20..&sort=-run"],
  ["150 points by a team", "rows=team-games&pts=150.."],
  ["All players' games", "sort=-pts"],
];

/**
 * The popular questions that the data can answer, each counted; none that nothing fulfils. Of past
 * seasons, the traits of players are unknown.
 */
export function countedFeats(data: QuestionData): Feat[] {
  return NAMED.flatMap(([name, asked]) => {
    const read = queryAt(FINDER, new URLSearchParams(asked), data);
    if (!read.ok) return [];
    const counted = countedIn(read.value, data);
    if (counted.count === "0") return [];
    return [{ name, ...counted, href: addressAt(FINDER, read.value) }];
  });
}

/** The number of rows, or the length of the longest streak. */
function countedIn(query: Query, data: QuestionData): Pick<Feat, "count" | "noun"> {
  const count = isStreaks(query.rows) ? longest(query, data) : countRows(query, data);
  const one = query.rows === "players" ? "player" : "game";
  const noun = nounFor(count, one);
  return {
    count: printedFigure(String(count)),
    noun: isStreaks(query.rows) ? `${noun} in a row` : noun,
  };
}

function longest(query: Query, data: QuestionData): number {
  const { rows, columns } = runQuery(query, data, 1);
  return Number(rows[0]?.cells[columns.findIndex(({ key }) => key === "gp")] ?? 0);
}
