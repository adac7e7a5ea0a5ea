import { expect, test } from "vitest";
import { FIGURES } from "#domain/figures/figures.ts";
import { runQuery } from "#domain/query/engine/run.ts";
import { namesOf } from "#domain/query/names.ts";
import { parseQuery } from "#domain/query/parse.ts";
import { seasonQuestionData } from "#tests/fixtures/question-data.ts";

const data = seasonQuestionData();

test("every figure is sortable among its subjects, players or teams", () => {
  const names = namesOf(data);
  for (const { key, subjects } of FIGURES) {
    const rows = subjects === "teams" ? "teams" : "players";
    const query = parseQuery(new URLSearchParams({ rows, sort: `-${key}` }), names);
    if (!query.ok) throw new Error(query.error.sentence);
    const { columns, rows: found } = runQuery(query.value, data);
    const at = columns.findIndex((column) => column.key === key);
    expect(found[0]?.cells[at]).toBeTypeOf("number");
  }
});
