import { describe, expect, test } from "vitest";
import { allStarBreak } from "#domain/query/storage/all-star-break.ts";
import type { LineGame, SeasonLines } from "#domain/query/storage/season-lines.ts";
import type { Stage } from "#domain/season/box-score.ts";
import { small } from "#tests/fixtures/small-season.ts";

describe("the All-Star break", () => {
  const gamesOn = (...days: (string | [day: string, stage: Stage])[]): SeasonLines => {
    const [like] = small.lines.games;
    const games = days.map((day): LineGame => {
      const [date, stage] = typeof day === "string" ? [day, "season" as const] : day;
      return { ...(like as LineGame), date, stage };
    });
    return { ...small.lines, games };
  };

  test.each([
    ["in February", gamesOn("2026-01-02", "2026-02-12", "2026-02-19", "2026-02-21")],
    ["in any order", gamesOn("2026-02-19", "2026-02-12", "2026-02-20", "2026-02-12")],
    ["of games of the season", gamesOn("2026-02-12", ["2026-02-15", "playoffs"], "2026-02-19")],
    ["the first of two", gamesOn("2026-02-12", "2026-02-19", "2026-02-26")],
  ])("is the longest gap %s", (_, lines) => {
    expect(allStarBreak(lines)).toMatchObject({ before: "2026-02-12", after: "2026-02-19" });
  });

  test.each([
    ["without a game in February", gamesOn("2026-01-02", "2026-01-20")],
    ["with one", gamesOn("2026-01-02", "2026-02-01", "2026-03-01")],
  ])("is unknown %s", (_, lines) => {
    expect(allStarBreak(lines)).toBeUndefined();
  });
});
