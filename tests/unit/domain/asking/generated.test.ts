import { expect, test } from "vitest";
import { understand } from "#domain/asking/understand.ts";
import type { Understanding } from "#domain/asking/understanding.ts";
import { foldForSearch } from "#domain/text/fold.ts";
import { vocabulary } from "#tests/fixtures/asked.ts";
import { composedQuestions, partsOf, saidOf } from "#tests/fixtures/questions/generated.ts";
import { unprintedParts } from "#tests/fixtures/questions/printed-parts.ts";

/** More of them, when a parser changes: QUESTIONS=5000. */
const COUNT = Number(process.env.QUESTIONS ?? 500);
/** Words of a reading that carry no meaning of their own. */
const GRAMMAR = "a of in on at to for with and from games record most when game per the".split(" ");

const composed = composedQuestions(COUNT, 5).map((question) => ({
  ...question,
  text: saidOf(partsOf(question)),
  asked: read(partsOf(question)),
}));

function read(parts: Parameters<typeof saidOf>[0]): Understanding {
  return understand(saidOf(parts), vocabulary);
}

function meaning(asked: Understanding) {
  return asked.kind === "query" ? [asked.query, asked.wish] : [asked.kind];
}

function wordsOf(text: string): string[] {
  return foldForSearch(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "");
}

test("a composed question is one for games", () => {
  const others = composed.filter(({ asked }) => asked.kind !== "query");
  expect(others.map(({ text }) => text)).toEqual([]);
});

test("a meaning has no part without words of the question or a dot", () => {
  const unnamed = composed.flatMap(({ text, asked, ...question }) => {
    if (!("readAs" in asked)) return [];
    const said = partsOf(question).flatMap((part) => wordsOf(`${part.said} ${part.prints}`));
    const told = asked.readAs.filter(({ isInferred }) => !isInferred);
    const words = told.flatMap((segment) => wordsOf(segment.text));
    const left = words.filter((word) => ![...said, ...GRAMMAR].includes(word));
    return [...left, ...unprintedParts(asked)].map((part) => `${text}: ${part}`);
  });
  expect(unnamed).toEqual([]);
});

test("no part of a question is without a meaning", () => {
  const ignored = composed.flatMap(({ text, asked, ...question }) =>
    question.conditions.flatMap((part) => {
      const less = read(partsOf(question).filter((other) => other !== part));
      const isSame = JSON.stringify(meaning(less)) === JSON.stringify(meaning(asked));
      return isSame ? [`${text}: ${part.said}`] : [];
    }),
  );
  expect(ignored).toEqual([]);
});

test("an unknown word is refused wherever it stands", () => {
  const answered = composed.slice(0, 100).flatMap((question) => {
    const parts = partsOf(question);
    return parts.flatMap((_, at) => {
      const added = parts.toSpliced(at, 0, { said: "zorpish", prints: "" });
      return read(added).kind === "refused" ? [] : [saidOf(added)];
    });
  });
  expect(answered).toEqual([]);
});

test("the parts of a question mean the same in any order", () => {
  const differing = composed.flatMap(({ asked, first, conditions }) => {
    const orders = [
      [...first, ...conditions.toReversed()],
      first.slice(0, 1).concat(conditions, first.slice(1)),
      // A name right after an opponent's is another name of his.
      ...(conditions.at(-1)?.said.startsWith("vs ") ? [] : [[...conditions, ...first]]),
    ];
    return orders
      .filter((parts) => JSON.stringify(meaning(read(parts))) !== JSON.stringify(meaning(asked)))
      .map(saidOf);
  });
  expect(differing).toEqual([]);
});
