import { expect, test } from "vitest";
import { mayBeQuestion, parseAnswerHit } from "#domain/search/answer-hit.ts";

const HIT = {
  kind: "answer",
  sentence: "Luka Dončić, with 33.5 points a game.",
  href: "/nba/ask?q=most+points",
};

test.each<[unknown, object | undefined]>([
  [{ answer: HIT }, HIT],
  [{ answer: { ...HIT, more: 1 } }, HIT],
  [{ answer: { ...HIT, kind: "reason" } }, { ...HIT, kind: "reason" }],
  [{ answer: { ...HIT, kind: undefined } }, HIT],
  [{ answer: null }, undefined],
  [{ answer: { ...HIT, href: undefined } }, undefined],
  [{ answer: { ...HIT, sentence: 5 } }, undefined],
  [{}, undefined],
  [null, undefined],
])("the response %j has the answer %j", (body, answer) => {
  expect(parseAnswerHit(body)).toEqual(answer);
});

const LUKA = { name: "Luka Dončić" };

test.each<[string, { name: string }[], boolean]>([
  ["", [], false],
  ["m", [], false],
  ["mvp", [], true],
  ["mvp", [LUKA], false],
  ["who leads in points", [], true],
  ["luka don", [LUKA], false],
  ["Luka Doncic", [LUKA], false],
  ["luka points", [LUKA], true],
  ["don luka", [LUKA], true],
])("%j, which finds %j, may be a question: %s", (text, found, may) => {
  expect(mayBeQuestion(text, found)).toBe(may);
});
