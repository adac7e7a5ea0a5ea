import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  cleanText,
  normaliseShortName,
  normaliseTeamName,
  stripLaPrefix,
} from "#domain/teams/team-names.ts";

test.each([
  ["Boston\u00a0Celtics", "Boston Celtics"],
  ["  Utah \t\n Jazz ", "Utah Jazz"],
  ["\u202fMiami\u2003Heat\ufeff", "Miami Heat"],
  ["", ""],
  ["\u00a0", ""],
])("cleanText %j -> %j", (text, expected) => {
  expect(cleanText(text)).toBe(expected);
});

test.each([
  ["Philadelphia 76ers", "Philadelphia Sixers"],
  ["Philadelphia", "Philadelphia Sixers"],
  ["PHILADELPHIA 76ERS", "Philadelphia Sixers"],
  ["LA Clippers", "Los Angeles Clippers"],
  ["L.A. Clippers", "Los Angeles Clippers"],
  ["LA\u00a0Clippers", "Los Angeles Clippers"],
  ["Los Angeles Clippers", "Los Angeles Clippers"],
  ["Los Angeles Lakers", "Los Angeles Lakers"],
  ["Portland\u00a0Trail  Blazers", "Portland Trail Blazers"],
  ["", ""],
])("normaliseTeamName %j -> %j", (name, expected) => {
  expect(normaliseTeamName(name)).toBe(expected);
});

test.each([
  ["76ers", "sixers"],
  [" 76ers ", "sixers"],
  ["76ERS", "sixers"],
  ["Hawks", "hawks"],
  ["Trail\u00a0Blazers", "trail blazers"],
  ["", ""],
])("normaliseShortName %j -> %j", (name, expected) => {
  expect(normaliseShortName(name)).toBe(expected);
});

test.each([
  ["L.A. Clippers", "Clippers"],
  ["L.A. Lakers", "Lakers"],
  ["L.A. ", ""],
  ["L.A.", "L.A."],
  ["Dallas", "Dallas"],
  ["A L.A. B", "A L.A. B"],
])("stripLaPrefix %j -> %j", (name, expected) => {
  expect(stripLaPrefix(name)).toBe(expected);
});

describe("every normalisation", () => {
  test("is idempotent for any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        for (const normalise of [cleanText, normaliseTeamName, normaliseShortName]) {
          expect(normalise(normalise(text))).toBe(normalise(text));
        }
      }),
    );
  });
});
