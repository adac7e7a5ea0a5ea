import { expect, test } from "vitest";
import { type Advice, printedAdvice } from "#domain/refusals/advice.ts";
import { ASK_ADVICE, SUBJECT_ADVICE } from "#domain/refusals/ask-advice.ts";

type Adviser = Advice | ((...given: never[]) => Advice);

const all: [name: string, sentence: string][] = [
  ...Object.entries(ASK_ADVICE as Record<string, Adviser>).map(
    ([name, adviser]): [string, string] => [
      name,
      printedAdvice(
        typeof adviser === "function"
          ? (adviser as (...given: string[]) => Advice)("this", "that")
          : adviser,
      ),
    ],
  ),
  ...Object.entries(SUBJECT_ADVICE).map(([name, { advice }]): [string, string] => [
    name,
    printedAdvice(advice),
  ]),
];

test.each(all)("%s says what to try: %s", (_name, sentence) => {
  expect(sentence).toMatch(/^[A-Z“t].*[.]$/);
  expect(sentence).toMatch(/\bTry [^.]+[.]$/);
  expect(sentence).not.toMatch(/undefined|\s\s/);
});

test("no two kinds of advice read alike", () => {
  expect(new Set(all.map(([, sentence]) => sentence)).size).toBe(all.length);
});
