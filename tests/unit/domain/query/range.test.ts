import fc from "fast-check";
import { expect, test } from "vitest";
import { plainLimit, rangeWords } from "#domain/printing/ranges.ts";
import { readRange } from "#domain/query/conditions/reading.ts";
import { above, below, isWithin, printRange } from "#domain/query/range.ts";

const LIMITS = { least: -999, most: 99_999, whole: false };
const read = (text: string) => {
  const range = readRange("min", text, LIMITS);
  return range.ok ? range.value : undefined;
};
const has = (text: string, value: number) => {
  const range = read(text);
  return range !== undefined && isWithin(value, range);
};

test("minutes are compared with their seconds", () => {
  const minutes = (text: string) => {
    const [whole = 0, seconds = 0] = text.split(":").map(Number);
    return (1 / 60) * (60 * whole + seconds);
  };
  expect(has(">45..", minutes("45:00"))).toBe(false);
  expect(has(">45..", minutes("45:01"))).toBe(true);
  expect(has("45..", minutes("45:00"))).toBe(true);
  expect(has("45..", minutes("44:59"))).toBe(false);
  expect(has("..<25", minutes("24:59"))).toBe(true);
  expect(has("..<25", minutes("25:00"))).toBe(false);
  expect(has("..25", minutes("25:00"))).toBe(true);
});

test("a quotient that equals a limit fulfils the inclusive limit and not the strict one", () => {
  // 11 of 20 is 55.00000000000001 percent in binary, 29 of 100 is 28.999999999999996.
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9_000 }),
      fc.integer({ min: 0, max: 9_000 }),
      fc.integer({ min: 0, max: 100 }),
      fc.constantFrom(1, 100),
      (whole, part, limit, scale) => {
        const made = Math.min(part, whole);
        const value = (made / whole) * scale;
        const share = limit / (100 / scale);
        const sign = Math.sign(100 * made - limit * whole);
        expect(has(`${share}..`, value)).toBe(sign >= 0);
        expect(has(`>${share}..`, value)).toBe(sign > 0);
        expect(has(`..${share}`, value)).toBe(sign <= 0);
        expect(has(`..<${share}`, value)).toBe(sign < 0);
      },
    ),
  );
});

test("no range has a figure that is not known", () => {
  expect(isWithin(Number.NaN, { min: -Infinity, max: Infinity })).toBe(false);
});

test("a strict limit is read, printed and read again", () => {
  const forms: [text: string, printed: string][] = [
    [">45", ">45.."],
    ["> 45 ..", ">45.."],
    ["<25", "..<25"],
    ["..<25", "..<25"],
    [">10..<20.5", ">10..<20.5"],
    [">10..20", ">10..20"],
  ];
  for (const [text, printed] of forms) {
    const range = read(text);
    expect(range && printRange(range), text).toBe(printed);
    expect(read(printed)).toEqual(range);
  }
  for (const wrong of ["<5..", "..>5", ">", "<", ">5..<5", ">>5", "5..6..7", ".."])
    expect(read(wrong), wrong).toBeUndefined();
});

test("strict limits of whole numbers are the next ones", () => {
  const range = readRange("margin", ">5..<10", { least: 0, most: 200, whole: true });
  expect(range).toEqual({ ok: true, value: { min: 6, max: 9 } });
});

test("a strict limit is said as such", () => {
  expect(plainLimit(above(45))).toEqual({ value: 45, isStrict: true });
  expect(plainLimit(45)).toEqual({ value: 45, isStrict: false });
  const words = (min: number, max: number) =>
    rangeWords({ min, max }, { noun: ["minute", "minutes"], lessThan: "less" });
  expect(words(above(45), Infinity)).toBe("more than 45 minutes");
  expect(words(-Infinity, below(25))).toBe("less than 25 minutes");
  expect(words(above(10), below(20))).toBe("more than 10 minutes and less than 20 minutes");
  expect(rangeWords({ min: -Infinity, max: below(2) }, { noun: ["turnover", "turnovers"] })).toBe(
    "fewer than 2 turnovers",
  );
});
