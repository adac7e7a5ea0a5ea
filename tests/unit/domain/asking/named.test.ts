import { describe, expect, test } from "vitest";
import { understand } from "../../../../domain/asking/understand.ts";
import type { Understanding } from "../../../../domain/asking/understanding.ts";
import { vocabulary } from "../../../fixtures/asked.ts";
import { composedQuestions } from "../../../fixtures/composed-questions.ts";
import { unnamedParts } from "../../../fixtures/named-parts.ts";

const SEED = 22;

describe("an answered question", () => {
  test("has no part that it neither names nor marks as inferred", () => {
    const read = composedQuestions(5000, SEED).map((question) => {
      const asked = understand(question, vocabulary);
      return {
        question,
        isAnswered: asked.kind !== "refused",
        parts: unnamedParts(question, asked),
      };
    });
    expect(read.filter(({ parts }) => parts.length > 0)).toEqual([]);
    // A check of refusals alone would prove nothing.
    expect(read.filter(({ isAnswered }) => isAnswered).length).toBeGreaterThan(1000);
  });
});

describe("the check of a reading", () => {
  /** The reading of one question as the understanding of another. */
  const partsOf = (question: string, taken: string) =>
    unnamedParts(question, understand(taken, vocabulary));

  test.each([
    ["points under 25", "games with points under 25"],
    ["leading scorer over 35", "most games with 36 points"],
    ["lakers record", "lakers record at home"],
    ["celtics 30 wins", "celtics 30 point wins"],
    ["spurs record when wemby plays 30 minutes", "spurs record when they play 30 minutes"],
    ["most points under 25", "most games with points under 25"],
    ["jokic 24-25", "jokic games with 24 points and 25 rebounds"],
  ])("finds what “%s” does not say of “%s”", (question, taken) => {
    expect(partsOf(question, taken)).not.toEqual([]);
  });

  test("finds a condition that the reading does not print", () => {
    const asked = understand("lakers record at home", vocabulary);
    if (asked.kind !== "query") throw new Error(asked.kind);
    const { where: _, ...conditions } = asked.query.conditions;
    const added: Understanding = {
      ...asked,
      query: {
        ...asked.query,
        conditions: { ...conditions, month: ["jan"], rest: { min: 0, max: 0 } },
      },
    };
    expect(unnamedParts("lakers record at home", added)).toContain("rest is not printed");
  });
});
