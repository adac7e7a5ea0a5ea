import { describe, expect, test } from "vitest";
import { type Answer, cellText, summaryText } from "#domain/query/answer.ts";
import { runQuery } from "#domain/query/engine/run.ts";
import { namesOf } from "#domain/query/names.ts";
import { parseQuery } from "#domain/query/parse.ts";
import { casesOf } from "#tests/fixtures/cases.ts";
import { seasonQuestionData } from "#tests/fixtures/question-data.ts";

const data = seasonQuestionData();
const names = namesOf(data);

function answerOf(address: string): Answer {
  const query = parseQuery(new URLSearchParams(address), names);
  if (!query.ok) throw new Error(query.error.sentence);
  return runQuery(query.value, data);
}

/** The first rows, each as the text of the given columns. */
function rowsOf(answer: Answer, keys: string, count = 3): string[] {
  const places = keys.split(" ").map((key) => answer.columns.findIndex((col) => col.key === key));
  return answer.rows.slice(0, count).map(({ cells }) =>
    places
      .map((place) => {
        const column = answer.columns[place];
        return column === undefined ? "?" : cellText(column, cells[place] ?? null);
      })
      .join(" "),
  );
}

/** The means in the summary row below a table. */
function meansOf({ columns, summary }: Answer, keys: string): string {
  return keys
    .split(" ")
    .map((key) => {
      const place = columns.findIndex((column) => column.key === key);
      const column = columns[place];
      return column === undefined ? "?" : summaryText(column, summary.cells[place] ?? null);
    })
    .join(" ");
}

const recordOf = ({ summary }: Answer) => `${summary.wins}-${summary.losses}`;

/** The expected rows were counted from the source tables independently of the product. */
describe("rows", () => {
  test.each(casesOf("tests/unit/domain/query/questions-lists.tsv"))(
    "answer: %s",
    (_, address, keys, rows) => {
      const first = rows.split(" | ");
      expect(rowsOf(answerOf(address), keys, first.length)).toEqual(first);
    },
  );
});

describe("totals", () => {
  test.each(casesOf("tests/unit/domain/query/questions-sums.tsv"))("answer: %s", (...cells) => {
    const [, address = "", total, record, keys, means] = cells;
    const answer = answerOf(address);
    expect(answer.total).toBe(Number(total));
    if (record) expect(recordOf(answer)).toBe(record);
    if (keys) expect(meansOf(answer, keys)).toBe(means);
  });
});

test("tied teams share a rank: three losing streaks of sixteen", () => {
  const answer = answerOf("rows=team-streaks&result=l");
  expect(rowsOf(answer, "team gp", 4).slice(0, 3).sort()).toEqual(["IND 16", "SAC 16", "WAS 16"]);
  expect(answer.rows.slice(0, 4).map(({ rank }) => rank)).toEqual([1, 1, 1, 4]);
});

test("three players tie for the most turnovers in a game", () => {
  const answer = answerOf("sort=-tov");
  expect(rowsOf(answer, "player tov").sort()).toEqual([
    "Jahmai Mashack 10",
    "Nikola Jokić 10",
    "Stephon Castle 10",
  ]);
});

test("finds the players who average 20 points and 10 rebounds", () => {
  const answer = answerOf("rows=players&avg.pts=20..&avg.reb=10..");
  expect(rowsOf(answer, "player", 9).sort()).toEqual(
    "Bam Adebayo|Jalen Johnson|Karl-Anthony Towns|Nikola Jokić|Victor Wembanyama".split("|"),
  );
});

test("finds the only player of 40 or older who scored 30", () => {
  expect(rowsOf(answerOf("rows=players&age=40..&pts=30.."), "player", 9)).toEqual(["LeBron James"]);
});
