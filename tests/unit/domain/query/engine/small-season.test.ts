import { expect, test } from "vitest";
import { queryAddress } from "#domain/query/address.ts";
import type { Answer, AnswerCell, AnswerRow } from "#domain/query/answer.ts";
import { countRows, runQuery } from "#domain/query/engine/run.ts";
import { casesOf } from "#tests/fixtures/cases.ts";
import { asked, newSmall } from "#tests/fixtures/small-season.ts";

const CASES = casesOf("tests/unit/domain/query/engine/small-season.tsv");

/**
 * A row's cells: a column by its key, "~" and a key for its difference, "#" for the rank, "@" for whom it is of,
 * "=" for the query of its games, "+" where a streak goes on.
 */
function printed(
  { columns }: Answer,
  { rank, subject, cells, differences }: AnswerRow,
  keys: string,
) {
  const text = (key: string, of: readonly AnswerCell[] | undefined) =>
    textOf(of?.[columns.findIndex((column) => column.key === key)]);
  return keys.split(" ").map((key) => {
    if (key === "#") return rank ?? "-";
    if (key === "@") return subjectOf(subject);
    if (key.startsWith("~")) return text(key.slice(1), differences);
    if (subject.kind === "group" && key === "+") return subject.isOpen ? "+" : ".";
    if (subject.kind !== "group" || key !== "=") return text(key, cells);
    const games = subject.gamesQuery();
    return games === undefined ? "none" : queryAddress(games).replace("&season=2025-26", "");
  });
}

/** Player or team, its opponent, and the place and result of a game or the first and last one of a group. */
function subjectOf(subject: AnswerRow["subject"]): string {
  const whom = `${subject.player?.name ?? "–"} ${subject.teamId ?? "–"} ${subject.opponentId ?? "–"}`;
  return subject.kind === "game"
    ? `${whom} ${subject.place} ${subject.won}`
    : `${whom} ${subject.label ?? "–"} ${subject.kind === "group" ? `${subject.first.date} ${subject.last.date}` : ""}`;
}

const textOf = (cell: AnswerCell | undefined) =>
  typeof cell === "number" ? String(Number(cell.toFixed(2))) : (cell ?? "unknown");

/** An answer's rows, and after them its games, its subjects and their means. */
function told(answer: Answer, keys: string): string {
  const { games, wins, losses, subjects, cells } = answer.summary;
  const rows = answer.rows.map((row) => printed(answer, row, keys).join(" "));
  const means = answer.columns.flatMap(({ key, kind }, at) =>
    kind === "figure" && keys.split(" ").includes(key) ? [` ${textOf(cells[at])}`] : [],
  );
  const page = answer.pages > 1 ? [`page ${answer.page} of ${answer.pages}`] : [];
  return [
    ...rows,
    ...page,
    `${games} games, ${wins}-${losses}, ${subjects} subjects${means.join("")}`,
  ].join(" | ");
}

test.each(CASES)("%s by %s in the columns %s: %s", (address, perPage, keys, rows) => {
  const answer = runQuery(asked(address), newSmall(), Number(perPage));
  expect(told(answer, keys)).toBe(rows);
  expect(countRows(asked(address), newSmall())).toBe(answer.total);
});
