import { describe, expect, it } from "vitest";
import { understand } from "../../../../../domain/asking/understand.ts";
import { vocabulary } from "../../../../fixtures/asked.ts";

describe("the questions after a refusal", () => {
  it.each([
    ["luka most points and rebounds", ["luka most points", "luka most rebounds"]],
    ["lakers or celtics playoff odds", ["lakers playoff odds", "celtics playoff odds"]],
    ["curry or lillard ppg", ["curry ppg", "lillard ppg 2024-25"]],
    ["haliburton stats", ["haliburton stats 2024-25"]],
    ["record when opponents under 100", ["best record when opponents under 100"]],
  ])("keep each name and each figure: %s", (question, nearest) => {
    const asked = understand(question, vocabulary);
    expect(asked.kind === "refused" ? asked.nearest : []).toEqual(expect.arrayContaining(nearest));
  });

  it("do not leave opponents out", () => {
    const asked = understand("lakers record when opponents dunk", vocabulary);
    const nearest = asked.kind === "refused" ? asked.nearest : [];
    expect(nearest).toHaveLength(3);
    for (const question of nearest) expect(question).not.toContain("when");
  });
});
