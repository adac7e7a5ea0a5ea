import { expect, test } from "vitest";
import { plainRecord, printedRecord, printedScore } from "#domain/printing/records.ts";

test("pages join a record and a score by a dash, files by a hyphen", () => {
  expect(printedRecord({ wins: 64, losses: 18 })).toBe("64\u201318");
  expect(plainRecord({ wins: 64, losses: 18 })).toBe("64-18");
  expect(printedScore(98, 99)).toBe("98\u201399");
});

test("no games are a record too", () => {
  expect(plainRecord({ wins: 0, losses: 0 })).toBe("0-0");
});
