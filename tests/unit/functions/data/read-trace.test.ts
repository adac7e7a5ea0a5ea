import { expect, test } from "vitest";
import type { Rung } from "#domain/season/ladder.ts";
import type { Served } from "#functions/data/cached-read.ts";
import type { ReadName } from "#functions/data/documents.ts";
import { ReadTrace } from "#functions/data/read-trace.ts";
import type { ReadFailure } from "#functions/data/realtime-database.ts";

const served = (over: Partial<Served>): Served => ({
  from: "memory",
  readAt: 1000,
  version: 1,
  isFailing: false,
  ...over,
});

test("an empty trace has no source, no failure and no duration", () => {
  const trace = new ReadTrace();
  expect([trace.source, trace.failingSince, trace.durationMs]).toEqual([undefined, undefined, 0]);
});

test("the source is the slowest tier", () => {
  const trace = new ReadTrace();
  trace.add("teams", served({ from: "cache" }));
  trace.add("players", served({ from: "stale" }));
  expect(trace.source).toBe("cache");
  trace.add("standings", served({ from: "database" }));
  expect(trace.source).toBe("database");
});

test("failingSince is the oldest read that could not be renewed", () => {
  const trace = new ReadTrace();
  trace.add("teams", served({ from: "stale", readAt: 10 }));
  expect(trace.failingSince).toBeUndefined();
  trace.add("players", served({ from: "stale", readAt: 30, isFailing: true }));
  trace.add("leaders", served({ from: "stale", readAt: 20, isFailing: true }));
  trace.add("standings", served({ from: "failed", readAt: undefined, isFailing: true }));
  expect(trace.failingSince).toBe(20);
});

test("the duration spans concurrent reads from the first start to the last end", () => {
  const trace = new ReadTrace();
  trace.took(5, 8);
  trace.took(6, 10);
  expect(trace.durationMs).toBe(5);
});

test("versions keep the latest version of each collection", () => {
  const trace = new ReadTrace();
  trace.add("teams", served({ version: 1 }));
  trace.add("teams", served({ version: 2 }));
  expect([...trace.versions]).toEqual([["teams", 2]]);
});

test.each<[string, [ReadName, ReadFailure["kind"]][], Rung | undefined]>([
  ["nothing where nothing failed", [], undefined],
  ["the rung of what is not held", [["lines", "empty"]], "lines"],
  [
    "the lowest of several",
    [
      ["plays/0022500437", "empty"],
      ["games", "empty"],
    ],
    "results",
  ],
  [
    "nothing where another read failed",
    [
      ["lines", "empty"],
      ["games", "timed-out"],
    ],
    undefined,
  ],
  [
    "nothing where the database lacks what all have",
    [
      ["lines", "empty"],
      ["teams", "empty"],
    ],
    undefined,
  ],
])("what is not held is %s", (_, failures, rung) => {
  const trace = new ReadTrace();
  for (const [name, kind] of failures) trace.fail(name, { kind, path: "nba" });
  expect(trace.notHeld).toBe(rung);
});
