import { expect, test } from "vitest";
import { isOfLines } from "#domain/query/storage/of-lines.ts";
import { asked } from "#tests/fixtures/small-season.ts";

test.each([
  ["rows=games&pts=30..", true],
  ["rows=players", true],
  ["rows=team-games&result=w", false],
  ["rows=team-games&pts=120..&sort=-pts", false],
  ["rows=teams&avg.pts=110..", false],
  ["rows=team-games&reb=50..", true],
  ["rows=team-games&sort=-ast", true],
])("%s is made of players' lines: %s", (address, isMade) => {
  expect(isOfLines(asked(address))).toBe(isMade);
});
