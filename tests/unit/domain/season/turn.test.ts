import { expect, test } from "vitest";
import type { Calendar } from "#domain/season/calendar.ts";
import {
  isSeasonOver,
  type ListedGame,
  type SeasonStage,
  seasonAfter,
  stageOf,
} from "#domain/season/turn.ts";

const PRESEASON = ["02", "07", "10", "13", "16"].map((day) => `2026-10-${day}`);
const OPENING = ["2026-10-20", "2026-10-21", "2026-10-22"];
const games = (days: readonly string[], playedUpTo: string): ListedGame[] =>
  days.map((date) => ({
    date,
    isFinal: date <= playedUpTo,
    homeTeamId: 1,
    visitorTeamId: 2,
    isOff: false,
    isCupFinal: false,
  }));

test.each<[string, readonly string[], string, Calendar, SeasonStage]>([
  ["nothing is listed", [], "2026-08-01", {}, "unlisted"],
  ["the preseason alone is listed", PRESEASON, "2026-10-01", {}, "unlisted"],
  ["the preseason alone is played", PRESEASON.slice(0, 3), "2026-10-09", {}, "unlisted"],
  ["the regular season is listed", OPENING, "2026-08-20", {}, "listed"],
  ["the preseason is being played", [...PRESEASON, ...OPENING], "2026-10-16", {}, "listed"],
  ["the first night is to come", [...PRESEASON, ...OPENING], "2026-10-19", {}, "listed"],
  ["the first night is over", [...PRESEASON, ...OPENING], "2026-10-20", {}, "begun"],
  [
    "the calendar knows a later first day",
    [...PRESEASON, ...OPENING],
    "2026-10-21",
    { first: "2026-10-22" },
    "listed",
  ],
])("stageOf: %s", (_what, days, playedUpTo, calendar, expected) => {
  expect(stageOf("2026-27", calendar, games(days, playedUpTo))).toBe(expected);
});

test.each<[Calendar, string, boolean]>([
  [{ last: "2026-04-12" }, "2026-04-12", false],
  [{ last: "2026-04-12" }, "2026-04-13", true],
  [{}, "2026-06-30", false],
  [{}, "2026-07-01", true],
  [{ last: "2026-08-14" }, "2026-07-01", false],
])("isOver: %j on %s", (calendar, date, expected) => {
  expect(isSeasonOver("2025-26", calendar, date)).toBe(expected);
});

test("seasonAfter crosses a century", () => {
  expect(seasonAfter("2025-26")).toBe("2026-27");
  expect(seasonAfter("1998-99")).toBe("1999-00");
});
