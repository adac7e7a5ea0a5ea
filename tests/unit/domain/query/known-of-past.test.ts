import { describe, expect, test } from "vitest";
import { isCurrentOnly, unknownOfPast } from "../../../../domain/query/known-of-past.ts";
import { parseQuery } from "../../../../domain/query/parse.ts";
import { GROUPINGS } from "../../../../domain/query/query.ts";
import { printedAdvice } from "../../../../domain/refusals/advice.ts";
import { smallNames } from "../../../fixtures/small-season.ts";

const asked = (address: string) => {
  const query = parseQuery(new URLSearchParams(address), smallNames);
  if (!query.ok) throw new Error(query.error.sentence);
  return unknownOfPast(query.value);
};

describe("of past seasons", () => {
  test.each([
    ["rookie=1&pts=40..", "rookie", '"rookie" is known only of the players of 2025-26.'],
    ["athalf=..-1", "athalf", '"athalf" is known only of the games of 2025-26.'],
    ["rows=team-games&lead=20..", "lead", '"lead" is known only of the games of 2025-26.'],
    ["rows=teams&avg.run=12..", "run", '"run" is known only of the games of 2025-26.'],
    ["rows=team-games&sort=-deficit", "deficit", '"deficit" is known only'],
    ["rows=team-games&by=afterq3", "by", '"by" is known only'],
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

  test("the groupings by leads are not known", () => {
    expect(GROUPINGS.filter(isCurrentOnly)).toEqual(["afterq1", "athalf", "afterq3"]);
  });
});
