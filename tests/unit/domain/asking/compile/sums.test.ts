import { describe, expect, it } from "vitest";
import { ask } from "#tests/fixtures/asked.ts";

describe("several figures after “most”", () => {
  it.each([
    ["most points rebounds and assists", "points plus rebounds plus assists", ["rebounds"]],
    ["most steals and blocks", "the most stocks", []],
  ])("are added up where a figure is their sum: %s", (question, words, said) => {
    const { understanding, text } = ask(question);
    expect(text).toContain(words);
    const segments = "readAs" in understanding ? understanding.readAs : [];
    const inferred = segments.filter(({ isInferred }) => isInferred).map((own) => own.text);
    // The words that add them up are not in the question.
    expect(inferred.join("|")).toMatch(/plus|stocks/);
    for (const word of said) expect(inferred.join("|")).not.toContain(word);
  });

  it.each([
    ["luka points rebounds and assists", "query"],
    ["most points and rebounds", "refused"],
    ["points rebounds and assists leaders", "refused"],
  ])("and otherwise stay several: %s", (question, kind) => {
    expect(ask(question).understanding.kind).toBe(kind);
    expect(ask(question).text).not.toContain("plus");
  });
});
