import { describe, expect, it } from "vitest";
import type { Play } from "#domain/plays/play.ts";
import {
  finalAt,
  momentOf,
  timelineOfPeriods,
  timelineOfPlays,
} from "#tools/replay/game-timeline.ts";

const play = (period: number, clock: number, homePoints: number, awayPoints: number): Play => ({
  period,
  clock,
  kind: "fg2_made",
  side: "home",
  playerId: undefined,
  otherId: undefined,
  detail: "",
  feet: undefined,
  homePoints,
  awayPoints,
});

describe("a game over its evening", () => {
  const timeline = timelineOfPlays({
    plays: [
      play(1, 720, 0, 0),
      play(1, 700, 2, 0),
      play(1, 701, 2, 3),
      play(2, 0, 50, 48),
      play(4, 0, 101, 99),
    ],
  });

  it.each([
    [-60, { kind: "scheduled" }],
    [60, { kind: "scheduled" }],
    [8 * 60, { kind: "playing", period: 1, clock: 720, homePoints: 0, awayPoints: 0 }],
    // A clock that steps back takes no time.
    [8 * 60 + 46, { kind: "playing", period: 1, clock: 701, homePoints: 2, awayPoints: 3 }],
    [75 * 60, { kind: "playing", period: 2, clock: 0, homePoints: 50, awayPoints: 48 }],
    [4 * 3600, { kind: "final", period: 4, homePoints: 101, awayPoints: 99 }],
  ])("is after %i seconds %j", (seconds, expected) => {
    expect(momentOf(timeline, seconds)).toEqual(expected);
  });

  it("is final a minute and a half after its last play, some 140 minutes after its time", () => {
    const end = finalAt(timeline);
    expect(momentOf(timeline, end - 1)).toMatchObject({ kind: "playing", period: 4, clock: 0 });
    expect(momentOf(timeline, end)).toMatchObject({ kind: "final" });
    expect(end / 60).toBeCloseTo(140, -1);
  });

  it("takes longer with an overtime", () => {
    const regular = timelineOfPeriods([25, 25, 25, 25], [20, 20, 20, 40]);
    const overtime = timelineOfPeriods([25, 25, 25, 25, 9], [20, 20, 20, 40, 5]);
    expect(finalAt(overtime)).toBeGreaterThan(finalAt(regular) + 600);
    expect(momentOf(overtime, finalAt(overtime))).toEqual({
      kind: "final",
      period: 5,
      homePoints: 109,
      awayPoints: 105,
    });
  });
});
