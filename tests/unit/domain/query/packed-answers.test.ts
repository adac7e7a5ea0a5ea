import { expect, test } from "vitest";
import type { Answer } from "#domain/query/answer.ts";
import { runQuery } from "#domain/query/engine/run.ts";
import { namesOf } from "#domain/query/names.ts";
import { parseQuery } from "#domain/query/parse.ts";
import { packLines } from "#domain/query/storage/packed-lines.ts";
import { unpackLines } from "#domain/query/storage/unpacked-lines.ts";
import { seasonQuestionData } from "#tests/fixtures/question-data.ts";

const plain = seasonQuestionData();
const lines = unpackLines(packLines(plain.lines));
if (lines === undefined) throw new Error("The lines cannot be read back.");
const packed = { ...plain, lines };

function answerOf(address: string, data: typeof plain): Answer {
  const query = parseQuery(new URLSearchParams(address), namesOf(data));
  if (!query.ok) throw new Error(query.error.sentence);
  return runQuery(query.value, data);
}

test.each(
  (
    "pts=40..&result=l rows=players&sort=-ast rows=teams&sort=-pts " +
    "by=month&player=Nikola+Joki%C4%87 stage=playoffs&sort=-reb by=starter&columns=advanced " +
    "by=margin&starter=1 rows=streaks&pts=..20"
  ).split(" "),
)("%s has the same totals over packed and plain lines", (address) => {
  const [one, other] = [answerOf(address, packed), answerOf(address, plain)];
  expect(one.total).toBe(other.total);
  expect(one.sentence).toBe(other.sentence);
  expect(one.summary).toEqual(other.summary);
});
