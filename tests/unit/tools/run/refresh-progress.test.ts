import { afterEach, expect, test, vi } from "vitest";
import { type RefreshSeen, refreshLine, resultsLine } from "#tools/run/refresh-progress.ts";

const REST: RefreshSeen = {
  state: "waiting",
  lastSuccess: null,
  lastFailure: null,
  says: [],
  progress: null,
};
const at = (done: number): RefreshSeen => ({
  ...REST,
  progress: { what: "games", done, of: 281 },
});
const done = { ...REST, state: "ok", lastSuccess: "2026-11-28T10:21:00.000Z" };
const failed = {
  ...REST,
  state: "failing",
  lastFailure: "2026-11-28T10:21:00.000Z",
  says: ["The stats API fails: teams (500).", "Nothing was written."],
};

test.each<[string, RefreshSeen | undefined, RefreshSeen, string | undefined]>([
  ["nothing runs", undefined, REST, undefined],
  ["an earlier run has ended", undefined, done, undefined],
  ["a run is under way", undefined, at(50), "Refresh: 50 of 281 games"],
  ["it is farther", at(50), at(212), "Refresh: 212 of 281 games"],
  ["it is as far as before", at(212), at(212), undefined],
  ["it has ended", at(212), done, "Refresh: done"],
  ["it has ended for a while", done, done, undefined],
  [
    "it has failed",
    at(50),
    failed,
    "Refresh: failed. The stats API fails: teams (500). Nothing was written.",
  ],
  ["it has failed for a while", failed, failed, undefined],
])("when %s, `npm start` says so once", (_what, before, now, line) => {
  expect(refreshLine(before, now)).toBe(line);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each<[string | undefined, object | Error, string]>([
  [undefined, { refresh: REST }, "results: none, set RESULTS_SOURCE"],
  ["scoreboard", { refresh: REST }, "results: scoreboard, not read yet"],
  ["scoreboard", { refresh: done }, "results: scoreboard, last read 2026-11-28T10:21:00.000Z"],
  ["scoreboard", { refresh: "?" }, "results: scoreboard, not read yet"],
  ["stats API", new TypeError("fetch failed"), "results: stats API, not read yet"],
])("a site that is fed by %s and whose health is %j says so", async (from, health, line) => {
  vi.stubGlobal("fetch", async () => {
    if (health instanceof Error) throw health;
    return Response.json(health);
  });
  expect(await resultsLine("http://localhost", from)).toBe(line);
});
