import { expect, test } from "vitest";
import { code, textOf } from "#tools/import-graph.ts";

/** The tests, and what they share; the bench measures, so its bounds are in seconds. */
const tests = code.filter(
  (file) =>
    /^tests\/(unit|integration|e2e|engines|fixtures)\//.test(file) && !/clocks\.test/.test(file),
);

/** The files whose text matches, except those named. */
function filesWith(pattern: RegExp, except: readonly string[] = []): string[] {
  return tests.filter((file) => !except.includes(file) && pattern.test(textOf(file)));
}

/** Files whose timers do not wait: time passes when the test says so. */
function hasFakeTime(file: string): boolean {
  return /useFakeTimers|whileTimePasses|page\.clock/.test(textOf(file));
}

test("no test waits for a network without requests, or for a time", () => {
  expect(filesWith(/networkidle|waitForTimeout/)).toEqual([]);
});

test("no assertion has a limit of its own: limits stand in the configurations", () => {
  const inBrowser = filesWith(/\btimeout:|setTimeout\([\d_]+\)/);
  expect(inBrowser.filter((file) => file.startsWith("tests/e2e/"))).toEqual([]);
  // "}, 5_000);" ends a test of Vitest with a limit, on one line or on three.
  expect(filesWith(/^\s*\},\s+(?:[\d_]+|\{ timeout\b.*\}),?\s*\);$/m)).toEqual([]);
});

test("no verdict hangs on how long something took", () => {
  expect(filesWith(/performance\.now\(\)/)).toEqual([]);
  const timed = filesWith(/Date\.now\(\) - \w+\b(?! \/)/).filter((file) => !hasFakeTime(file));
  // Moments before now, which sessions carry.
  const moments = /Date\.now\(\) - (?:[\d_.]+|[A-Z\d_]+|[\d.]+ \* \w+)/g;
  expect(
    timed.filter((file) => /Date\.now\(\) - \w/.test(textOf(file).replace(moments, ""))),
  ).toEqual([]);
});

test("timers run in pretended time, except where a test asks again or a server is slow", () => {
  const waiting = [
    "tests/fixtures/until.ts",
    "tests/fixtures/faulty-proxy.ts",
    "tests/e2e/shifts.ts",
  ];
  const timers = filesWith(/\bsetTimeout\(\w* ?(?:\(\)|resolve|=>)/, waiting);
  expect(timers.filter((file) => !hasFakeTime(file))).toEqual([]);
});
