import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nextQuestions } from "#domain/asking/answer/next-questions.ts";
import { followedUp } from "#domain/asking/follow-up.ts";
import { LONGEST_QUESTION } from "#domain/asking/question.ts";
import type { Named } from "#domain/asking/read/vocabulary.ts";
import { understand } from "#domain/asking/understand.ts";
import { vocabulary } from "#tests/fixtures/asked.ts";
import { askedText } from "#tests/fixtures/asked-text.ts";

/** The names of questions, which count how often they are looked up: once for each part that is tried. */
class CountedNames extends Map<string, Named> {
  looked = 0;
  override get(phrase: string): Named | undefined {
    this.looked += 1;
    return super.get(phrase);
  }
}

const named = new CountedNames(vocabulary.named);
const counted = { ...vocabulary, named };

/** How many names are looked up for a question, its answer's next ones and a follow-up. */
function workOn(text: string): number {
  named.looked = 0;
  const read = (question: string) => understand(question, counted);
  nextQuestions({ text, asked: read(text) }, counted, read);
  followedUp(text, `and ${text}`, counted);
  return named.looked;
}

describe("the work on a question", () => {
  /**
   * Fifteen readings of the longest question: of sixty words, each looked up in eight lengths, twice.
   * Alternatives are read one by one.
   */
  const MOST = 15_000;

  test("has a bound for every text", () => {
    fc.assert(
      fc.property(askedText, (question) => {
        expect(workOn(question)).toBeLessThan(MOST);
      }),
      { numRuns: 400, seed: 11 },
    );
  });

  test.each([
    ["a ", 60],
    ["30 ", 40],
    ["williams ", 13],
    ["lakers vs celtics vs ", 6],
    ["and what about ", 8],
    ["not ", 30],
    ["when luka ", 12],
    ["in january and ", 8],
    ["two seasons ", 6],
  ])("is bounded for repetitions of “%s”", (words, times) => {
    expect(workOn(words.repeat(times).slice(0, LONGEST_QUESTION))).toBeLessThan(MOST);
  });
});
