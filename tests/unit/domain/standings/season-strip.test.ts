import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { TeamGame } from "#domain/season/team-log.ts";
import { stripFacts } from "#domain/standings/season-strip.ts";

/** Games on consecutive days with these margins. */
function games(...margins: number[]): TeamGame[] {
  return margins.map((margin, at) => ({
    gameId: String(at),
    date: new Date(Date.UTC(2025, 9, 21 + at)).toISOString().slice(0, 10),
    stage: "season",
    opponentId: 1,
    floor: "home",
    overtimes: 0,
    streak: "",
    restDays: 1,
    won: margin > 0,
    points: 100 + margin,
    opponentPoints: 100,
    record: { wins: 0, losses: 0 },
  }));
}

const times = (count: number, margin: number) => Array.from({ length: count }, () => margin);
/** Alternating wins and losses, without a stretch worth a headline. */
const even = (count: number) => times(count, 0).map((_, at) => (at % 2 === 0 ? 3 : -3));

describe("the headline of a season", () => {
  test.each([
    ["Won 21 of the last 30", [...even(52), ...times(21, 5), ...times(9, -5)]],
    ["Lost 30 of the last 30", [...even(52), ...times(30, -5)]],
    ["Won six in a row at best", [...even(10), ...times(5, 4), ...even(60)]],
    ["The season, game by game", even(82)],
    ["The season, game by game", times(4, 5)],
    ["The season, game by game", []],
  ])("is %s", (headline, margins) => {
    expect(stripFacts(games(...margins)).headline).toBe(headline);
  });
});

describe("the notable games of a season", () => {
  test("are the first ones in case of a tie", () => {
    const facts = stripFacts(games(5, 7, -9, 3, 7, -9, 1));
    expect(facts.longest).toEqual({ wins: 2, from: "2025-10-21", to: "2025-10-22" });
    expect([facts.widestWin?.gameId, facts.heaviestLoss?.gameId]).toEqual(["1", "2"]);
  });

  test("are undefined when there are none", () => {
    expect(stripFacts(games(5, 7)).heaviestLoss).toBeUndefined();
    expect(stripFacts(games(-5))).toMatchObject({ longest: undefined, widestWin: undefined });
  });

  test("match a scan of every game", () => {
    const margin = fc.integer({ min: -60, max: 60 }).filter((points) => points !== 0);
    fc.assert(
      fc.property(fc.array(margin, { minLength: 1, maxLength: 82 }), (margins) => {
        const { longest, widestWin, heaviestLoss } = stripFacts(games(...margins));
        const runs = margins
          .map((own) => (own > 0 ? "W" : "L"))
          .join("")
          .split(/L+/);
        expect(longest?.wins ?? 0).toBe(Math.max(...runs.map((run) => run.length)));
        expect(widestWin?.points ?? 0).toBe(
          Math.max(...margins) > 0 ? 100 + Math.max(...margins) : 0,
        );
        expect(heaviestLoss?.points ?? 0).toBe(
          Math.min(...margins) < 0 ? 100 + Math.min(...margins) : 0,
        );
      }),
    );
  });
});
