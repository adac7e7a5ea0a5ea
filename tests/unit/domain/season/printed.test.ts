import { describe, expect, test } from "vitest";
import {
  printedFigure,
  printedHeight,
  printedScores,
  printedService,
  printedStats,
  printedWeight,
  splitUnits,
} from "#domain/season/printed.ts";

describe("printedFigure", () => {
  test.each([
    ["2143", "2,143"],
    ["19805", "19,805"],
    ["1234567", "1,234,567"],
    ["1234.5", "1,234.5"],
    ["999", "999"],
    ["0.780", ".780"],
    ["1.000", "1.000"],
    ["0.5", "0.5"],
    ["-10.0", "−10.0"],
    ["-1200", "−1,200"],
    ["+1200", "+1,200"],
    ["+8.3", "+8.3"],
    ["64-18", "64–18"],
    ["-", "–"],
    ["W12", "W12"],
    ["240:00", "240:00"],
    ["No data", "No data"],
    ["G-F", "G-F"],
    ["x1234", "x1234"],
    ["123456", "123,456"],
    ["", ""],
  ])("prints %j as %j", (stored, printed) => {
    expect(printedFigure(stored)).toBe(printed);
  });
});

test.each([
  ["The Lakers went 4-2 when he played", "The Lakers went 4–2 when he played"],
  ["won 64-18, lost 110-98", "won 64–18, lost 110–98"],
  ["64–18 in 2025-26", "64–18 in 2025-26"],
  ["on 2026-04-12, 30-10-10", "on 2026-04-12, 30-10-10"],
])("printedScores(%j) is %j", (sentence, printed) => {
  expect(printedScores(sentence)).toBe(printed);
});

test.each([
  ["Lakers go 21-9 at home", ["Lakers go ", "21-9", " at home"]],
  ["The Heat beat the Suns 98–90", ["The ", "Heat", " beat the ", "Suns", " ", "98–90", ""]],
  ["Magicians", ["Magicians"]],
  ["won 64–18, lost 110–98.", ["won ", "64–18", ", lost ", "110–98", "."]],
  ["in 2025-26", ["in ", "2025-26", ""]],
  ["Bey three, 24 ft (Hall)", ["Bey three, ", "24 ft", " (Hall)"]],
  ["24 ftx", ["24 ftx"]],
  ["a three-pointer", ["a three-pointer"]],
  ["1-2-3-4-5-6", ["1-2-3-4-5-6"]],
  ["12345-67890", ["12345-67890"]],
  ["", [""]],
])("splitUnits(%j) is %j", (text, pieces) => {
  expect(splitUnits(text)).toEqual(pieces);
  expect(splitUnits(text).join("")).toBe(text);
});

test.each([
  ["6-8", "6 ft 8 in (2.03 m)"],
  ["7-0", "7 ft 0 in (2.13 m)"],
  ["10-11", "10 ft 11 in (3.33 m)"],
  ["x6-8", "x6-8"],
  ["6-8x", "6-8x"],
  ["203 cm", "203 cm"],
  ["", ""],
])("printedHeight(%j) is %j", (stored, printed) => {
  expect(printedHeight(stored)).toBe(printed);
});

test.each([
  ["230", "230 lb (104 kg)"],
  ["104 kg", "104 kg"],
  ["about 104", "about 104"],
  ["", ""],
])("printedWeight(%j) is %j", (stored, printed) => {
  expect(printedWeight(stored)).toBe(printed);
});

test.each([
  ["R", "Rookie in 2025-26"],
  ["R 2026-27", "Rookie in 2026-27"],
  ["7", "7 before 2025-26"],
  ["", ""],
])("printedService(%j) is %j", (stored, printed) => {
  expect(printedService(stored, "2025-26")).toBe(printed);
});

test("tiles have their figures as printed", () => {
  expect(printedStats([{ label: "PTS", value: "2143" }])).toEqual([
    { label: "PTS", value: "2,143" },
  ]);
});
