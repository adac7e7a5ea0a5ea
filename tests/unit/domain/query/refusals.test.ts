import { expect, test } from "vitest";
import { REFUSALS } from "../../../../domain/query/refusals.ts";

type Refusal = string | ((...names: never[]) => string);

/** Each refusal as a sentence; the names in it come quoted, as callers give them. */
const sentences = Object.entries(REFUSALS as Record<string, Refusal>).map(([name, refusal]) => {
  if (typeof refusal === "string") return [name, refusal];
  const make = refusal as (...names: unknown[]) => string;
  const isList = name === "noChoice";
  return [name, isList ? make("by", ["month", "team"]) : make('"pts"', '"avg"', '"reb"')];
});

test.each(sentences)("%s is a sentence: %s", (_name, sentence = "") => {
  expect(sentence).toMatch(/^[A-Z"].*\.$/);
  expect(sentence).not.toMatch(/undefined|NaN|\.\.$|\s\s/);
});

test("an unknown setting is named where it has a name", () => {
  expect(REFUSALS.unknown('"luck"')).toBe(
    'This address has a setting that we do not know: "luck".',
  );
  expect(REFUSALS.unknown(undefined)).toBe("This address has a setting that we do not know.");
});
