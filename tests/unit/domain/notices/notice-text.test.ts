import { describe, expect, test } from "vitest";
import type { GameState } from "#domain/live/live-game.ts";
import type { GameEvent } from "#domain/notices/game-events.ts";
import { ALL_KINDS, type NoticeKind } from "#domain/notices/notice-kinds.ts";
import { noticeOf } from "#domain/notices/notice-text.ts";

const TEAMS = {
  home: { name: "Knicks", abbreviation: "NYK" },
  away: { name: "Spurs", abbreviation: "SAS" },
};
const STATES: Record<NoticeKind, GameState> = {
  start: { kind: "in-progress", period: 1, clock: "11:48" },
  close: { kind: "in-progress", period: 4, clock: "4:12" },
  overtime: { kind: "overtime", overtime: 2, clock: "5:00" },
  final: { kind: "final", overtimes: 2 },
};

function eventOf(kind: NoticeKind, state = STATES[kind]): GameEvent {
  const game = {
    homeTeamId: 20,
    awayTeamId: 27,
    tipOff: "2026-12-25T17:00:00Z",
    state,
    homePoints: 117,
    awayPoints: 113,
    isCorrected: false,
  };
  return { key: `2026-12-25-20-${kind}`, kind, date: "2026-12-25", game };
}

describe("a notice", () => {
  test.each<[NoticeKind, GameState, string, string]>([
    ["start", STATES.start, "Tip-off: Spurs at Knicks", "The game is under way."],
    ["close", STATES.close, "Close finish: Spurs at Knicks", "Spurs 113, Knicks 117, 4:12 4th"],
    [
      "overtime",
      { kind: "overtime", overtime: 1, clock: "" },
      "Overtime: Spurs at Knicks",
      "Spurs 113, Knicks 117",
    ],
    ["overtime", STATES.overtime, "2OT: Spurs at Knicks", "Spurs 113, Knicks 117"],
    ["final", { kind: "final", overtimes: 0 }, "Final: Spurs at Knicks", "Spurs 113, Knicks 117"],
    ["final", STATES.final, "Final/2OT: Spurs at Knicks", "Spurs 113, Knicks 117"],
  ])("of the kind %s in %j", (kind, state, title, body) => {
    expect(noticeOf(eventOf(kind, state), TEAMS, { hidesScores: false })).toEqual({
      title,
      body,
      path: "/nba/games/2026-12-25/sas-at-nyk",
      tag: `2026-12-25-20-${kind}`,
    });
  });

  test.each(ALL_KINDS)("of the kind %s has no score for a member who hides it", (kind) => {
    const notice = noticeOf(eventOf(kind), TEAMS, { hidesScores: true });
    expect(JSON.stringify(notice)).not.toMatch(/11[37]/);
    expect(notice.body).not.toBe("");
  });
});
