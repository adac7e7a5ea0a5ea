import { expect, test } from "vitest";
import { type Advice, printedAdvice } from "#domain/refusals/advice.ts";
import { QUERY_ADVICE } from "#domain/refusals/query-advice.ts";

type Adviser = Advice | ((...given: never[]) => Advice);

/** Each advice in sentences; names in it are those of parameters. */
const sentences = Object.entries(QUERY_ADVICE as Record<string, Adviser>).map(([name, adviser]) => {
  if (typeof adviser !== "function") return [name, printedAdvice(adviser)];
  const advise = adviser as (...given: unknown[]) => Advice;
  if (name === "noChoice") return [name, printedAdvice(advise("by", ["month", "team"]))];
  if (name === "noRange") return [name, printedAdvice(advise("pts", { least: 0, most: 9 }))];
  return [name, printedAdvice(advise("pts", 3, "players"))];
});

test.each(sentences)("%s says what to try: %s", (_name, sentence = "") => {
  expect(sentence).toMatch(/^(?:[A-Z"0-9].* )?Try .*\.$/);
  expect(sentence).not.toMatch(/undefined|NaN|\.\.$|\s\s/);
});

test("an unknown setting is named where it has a name", () => {
  const [named, unnamed] = ["luck", ""].map((name) => printedAdvice(QUERY_ADVICE.unknown(name)));
  expect(named).toBe('This address has an unknown setting: "luck". Try leaving it out.');
  expect(unnamed).toBe("This address has an unknown setting. Try leaving it out.");
});
