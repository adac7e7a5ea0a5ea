import { describe, expect, test } from "vitest";
import { isGroupingOfPlays, unknownOfPast } from "#domain/query/engine/known-of-past.ts";
import { parseQuery } from "#domain/query/parse.ts";
import { GROUPINGS } from "#domain/query/query.ts";
import { printedAdvice } from "#domain/refusals/advice.ts";
import { smallNames } from "#tests/fixtures/small-season.ts";

const asked = (address: string, season = "..2012-13") => {
  const query = parseQuery(new URLSearchParams(address), smallNames);
  if (!query.ok) throw new Error(query.error.sentence);
  return unknownOfPast({ ...query.value, season }, "2025-26");
};

describe("of past seasons", () => {
  test.each([
    ["rookie=1&pts=40..", "rookie", '"rookie" is available only for players in 2025-26.'],
    ["athalf=..-1", "athalf", '"athalf" is available for games since 2013-14.'],
    ["rows=team-games&lead=20..", "lead", '"lead" is available for games since 2013-14.'],
    ["rows=teams&avg.run=12..", "run", '"run" is available for games since 2013-14.'],
    ["rows=team-games&sort=-deficit", "deficit", '"deficit" is available for games since 2013-14.'],
    ["rows=pairs", "rows", '"rows" is available for games since 2013-14.'],
    ["rows=team-games&by=afterq3", "by", '"by" is available for games since 2013-14.'],
  ])("%s is not known", (address, parameter, sentence) => {
    const found = asked(address);
    expect(found?.parameter).toBe(parameter);
    expect(found && printedAdvice(found.advice)).toContain(sentence);
  });

  test.each(["", "pts=40..&result=l", "rows=teams&by=month", "rows=team-games&sort=-margin"])(
    "all of %j is known",
    (address) => {
      expect(asked(address)).toBeUndefined();
    },
  );

  test.each([
    ["1998-99", true],
    ["2005-06", true],
    ["2012-13", true],
    ["2000-01..2012-13", true],
    ["..2012-13", true],
    ["2013-14", false],
    // Of several seasons those that have playoffs answer.
    ["all", false],
    ["1998-99..2013-14", false],
  ])("playoffs of %s are refused: %s", (season, isRefused) => {
    for (const address of ["stage=playoffs&pts=40..", "stage=playoffs&rows=players"]) {
      const found = asked(address, season);
      expect([season, found?.parameter]).toEqual([season, isRefused ? "stage" : undefined]);
      if (found)
        expect(printedAdvice(found.advice)).toContain("Playoff box scores start in 2013-14.");
    }
  });

  test("a season with plays is known after it has closed", () => {
    const query = parseQuery(new URLSearchParams("rows=lineups&athalf=1.."), smallNames);
    const unknown = (season: string) =>
      query.ok && unknownOfPast({ ...query.value, season }, "2026-27");
    expect(["2026-27", "2025-26", "2013-14"].map(unknown)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(unknown("2012-13..")).toBeUndefined();
    expect(unknown("..2012-13")).toBeDefined();
  });

  test("single quarters are known of one season, and of players in several", () => {
    expect(asked("quarter=any", "2023-24..2024-25")).toBeUndefined();
    expect(asked("quarter=any", "all")).toBeUndefined();
    expect(asked("quarter=any&rows=team-games", "all")?.parameter).toBe("quarter");
    expect(asked("quarter=any", "2023-24")).toBeUndefined();
  });

  test("the groupings by leads are not known", () => {
    expect(GROUPINGS.filter(isGroupingOfPlays)).toEqual(["afterq1", "athalf", "afterq3"]);
  });
});
