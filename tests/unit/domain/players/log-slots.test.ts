import { describe, expect, test } from "vitest";
import type { LogLine } from "#domain/players/career.ts";
import { LOG_FIGURES, logFigureOf, logFigureSearch } from "#domain/players/log-figures.ts";
import { logSlots } from "#domain/players/log-slots.ts";
import type { TeamGame } from "#domain/season/team-log.ts";

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

describe("logSlots", () => {
  test("lists all games of the team, including those the player missed", () => {
    expect(slotsOf(line("a3", 1), line("a5", 1))).toEqual(
      "a1 missed|a3|a5|a7 missed|a9 missed".split("|"),
    );
  });

  test("after a trade, lists the first team's games up to his last with it", () => {
    expect(slotsOf(line("a1", 1), line("a3", 1), line("b8", 2))).toEqual(
      "a1|a3|b4 missed|b6 missed|b8".split("|"),
    );
  });

  test("stays chronological when a player returns to a team", () => {
    expect(slotsOf(line("a1", 1), line("b4", 2), line("a9", 1))).toEqual(
      "a1|b2 missed|b4|a5 missed|a7 missed|a9".split("|"),
    );
  });

  test("is empty without lines", () => {
    expect(slotsOf()).toEqual([]);
  });
});

describe("the figure of a log chart", () => {
  test.each([
    ["", ""],
    ["figure=reb", "?figure=reb"],
    ["figure=pts", ""],
    ["figure=moon", ""],
    ["figure=reb&figure=ast&page=2", "?figure=reb"],
  ])("of %j has the canonical search %j", (given, search) => {
    expect(logFigureSearch(new URLSearchParams(given))).toBe(search);
  });

  test("is found by its key", () => {
    for (const figure of LOG_FIGURES) expect(logFigureOf(figure.key)).toBe(figure);
  });
});
