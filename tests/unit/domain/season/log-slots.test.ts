import { describe, expect, test } from "vitest";
import type { LogLine } from "../../../../domain/season/career.ts";
import {
  LOG_FIGURES,
  logFigureOf,
  logFigureSearch,
} from "../../../../domain/season/log-figures.ts";
import { logSlots } from "../../../../domain/season/log-slots.ts";
import type { TeamGame } from "../../../../domain/season/team-log.ts";

const line = (gameId: string, teamId: number) => ({ gameId, teamId, stage: "season" }) as LogLine;
const log = (team: string, ...days: number[]): TeamGame[] =>
  days.map(
    (day) =>
      ({
        gameId: `${team}${day}`,
        date: `2026-01-${String(day).padStart(2, "0")}`,
        stage: "season",
      }) as TeamGame,
  );
const logs: Record<number, TeamGame[]> = { 1: log("a", 1, 3, 5, 7, 9), 2: log("b", 2, 4, 6, 8) };
const slotsOf = (...lines: LogLine[]) =>
  logSlots(lines, (id) => logs[id] ?? []).map(
    ({ game, line }) => `${game.gameId}${line ? "" : " missed"}`,
  );

describe("the slots of a player's games", () => {
  test("are all games of his team, those that he missed too", () => {
    expect(slotsOf(line("a3", 1), line("a5", 1))).toEqual([
      ...["a1 missed", "a3", "a5", "a7 missed", "a9 missed"],
    ]);
  });

  test("of two teams are those of the first until his last game with it", () => {
    expect(slotsOf(line("a1", 1), line("a3", 1), line("b8", 2))).toEqual([
      ...["a1", "a3", "b4 missed", "b6 missed", "b8"],
    ]);
  });

  test("of a team that he came back to are in the order of time", () => {
    expect(slotsOf(line("a1", 1), line("b4", 2), line("a9", 1))).toEqual([
      ...["a1", "b2 missed", "b4", "a5 missed", "a7 missed", "a9"],
    ]);
  });

  test("of nobody's games are none", () => {
    expect(slotsOf()).toEqual([]);
  });
});

describe("the figure of a chart", () => {
  test.each([
    ["", ""],
    ["figure=reb", "?figure=reb"],
    ["figure=pts", ""],
    ["figure=moon", ""],
    ["figure=reb&figure=ast&page=2", "?figure=reb"],
  ])("of %j is asked for by %j", (given, search) => {
    expect(logFigureSearch(new URLSearchParams(given))).toBe(search);
  });

  test("has a key of its own", () => {
    for (const figure of LOG_FIGURES) expect(logFigureOf(figure.key)).toBe(figure);
  });
});
