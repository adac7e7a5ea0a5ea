import { describe, expect, test } from "vitest";
import { judged, KINDS } from "../../../fixtures/fan-questions/kinds.ts";

describe.each(KINDS)("questions of fans: $kind", ({ asked, least }) => {
  const answers = judged(asked);

  test("have no wrong answer", () => {
    expect(answers.filter(({ verdict }) => verdict === "wrong")).toEqual([]);
  });

  test("have the right one in most cases", () => {
    const right = answers.filter(({ verdict }) => verdict === "right");
    expect(right.length / answers.length).toBeGreaterThanOrEqual(least);
  });
});
