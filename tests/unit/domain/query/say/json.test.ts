import { expect, test } from "vitest";
import { runQuery } from "#domain/query/engine/run.ts";
import { answerJson } from "#domain/query/say/json.ts";
import { asked, small } from "#tests/fixtures/small-season.ts";

test("an answer has its address, its sentence and its rows as printed", () => {
  const answer = runQuery(asked("player=cal+cole&by=where&sort=group"), small);
  const json = answerJson(answer);
  expect(json).toMatchObject({
    query: answer.address,
    sentence: "Games of Cal Cole, by place: 3",
    total: 3,
    page: 1,
  });
  const at = (key: string) => json.columns.findIndex((column) => column.key === key);
  expect(json.rows.map((row) => row[at("group")])).toEqual(["Home", "Away", "Neutral floor"]);
  expect(json.rows.map((row) => row[at("pts")])).toEqual([12, 20, 9]);
  // Without an attempt there is no percentage.
  expect(json.rows.map((row) => row[at("fgpct")])).toEqual([null, 46.7, 46.7]);
  expect(JSON.parse(JSON.stringify(json))).toEqual(json);
});

test("no rows are an empty list below the columns", () => {
  const json = answerJson(runQuery(asked("pts=99.."), small));
  expect(json.rows).toEqual([]);
  expect(json.columns.length).toBeGreaterThan(10);
});
