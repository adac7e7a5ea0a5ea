import { expect, test } from "vitest";
import type { Answer } from "../../../../domain/query/answer.ts";
import { parseQuery } from "../../../../domain/query/parse.ts";
import { runQuery } from "../../../../domain/query/run.ts";
import { seasonQuestionData } from "../../../fixtures/question-data.ts";

const data = seasonQuestionData();

/** More groupings than are kept, each with several orders, bases and pages. */
const GROUPINGS = [
  ...["rows=players", "rows=teams", "by=month", "by=player", "by=opponent", "by=starter"],
  ...[
    "by=where",
    "by=result",
    "rows=players&by=month",
    "rows=players&by=where",
    "rows=teams&by=rest",
  ],
  ...["rows=players&stage=playoffs", "rows=teams&stage=playoffs", "by=month&stage=playoffs"],
];
const VARIATIONS = ["", "&sort=-reb&page=2", "&columns=shooting", "&columns=advanced&per=per36"];
function answerOf(address: string, lines = data.lines): Answer | undefined {
  const names = { players: lines.players, teams: data.teams };
  const query = parseQuery(new URLSearchParams(address), names);
  return query.ok ? runQuery(query.value, { ...data, lines }) : undefined;
}

test.each(VARIATIONS)("what is kept of questions changes no answer to ...%s", (variation) => {
  for (const grouping of GROUPINGS) answerOf(grouping);
  // Nothing is kept yet of a copy of the lines.
  const copy = { ...data.lines };
  const known = GROUPINGS.map((grouping) => answerOf(grouping + variation));
  expect(known.filter((answer) => answer !== undefined).length).toBeGreaterThan(5);
  expect(known).toEqual(GROUPINGS.map((grouping) => answerOf(grouping + variation, copy)));
});
