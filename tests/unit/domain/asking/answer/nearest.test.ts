import { describe, expect, it } from "vitest";
import { understand } from "../../../../../domain/asking/understand.ts";
import { vocabulary } from "../../../../fixtures/asked.ts";

describe("the questions after a refusal", () => {
  it.each([
    ["luka most points and rebounds", ["luka most points", "luka most rebounds"]],
    ["lakers or celtics playoff odds", ["lakers playoff odds", "celtics playoff odds"]],
    ["lillard or haliburton ppg", ["lillard ppg", "haliburton ppg"]],
    ["haliburton stats at home", ["haliburton averages"]],
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

  it.each([
    // Words that begin or end like others.
    ["capital of france", ["oldest player", "how old is"]],
    ["lakers cap space", ["oldest player"]],
    ["should the lakers trade austin reaves", ["oldest player"]],
    ["lebron net worth", ["plus minus"]],
    // What is left means something else.
    ["wilt 100 point game", ["100 point game"]],
    ["kobe bryant 81 points", ["81 points"]],
    ["how many fans were at the lakers game", ["how many were"]],
    // Names of others.
    ["scott foster record", ["scott"]],
    ["how many miles did tyrese maxey run", ["miles"]],
    ["mike tyson record", ["mike", "tyson"]],
    ["steph curry golf handicap", ["how tall"]],
  ])("do not mislead: %s", (question, misleading) => {
    const asked = understand(question, vocabulary);
    const nearest = asked.kind === "refused" ? asked.nearest : [];
    expect(nearest).toHaveLength(3);
    for (const part of misleading) expect(nearest.join(" | ").toLowerCase()).not.toContain(part);
  });

  it.each([
    ["curry recipes", "curry averages"],
    ["luka stepback threes", "luka threes"],
    ["tatum coming back", "tatum averages"],
    ["how many fans were at the lakers game", "lakers record at home"],
    ["bill russell rings", "who won the Finals"],
    ["how old is coach spoelstra", "coach of the year"],
  ])("keep the subject: %s, %s", (question, kept) => {
    const asked = understand(question, vocabulary);
    expect(asked.kind === "refused" ? asked.nearest : []).toContain(kept);
  });
});
