import { expect, test } from "vitest";
import { LINE } from "#tests/fixtures/league.ts";
import { BOX_COLUMNS, LINE_COLUMNS } from "#tools/content/facts/line-columns.ts";

const line = { ...LINE, pts: 1, reb: 2, ast: 3, stl: 4, blk: 5, fg3m: 6 };

test("each column is its own count of a line", () => {
  const all = [...BOX_COLUMNS].map(([name, count]) => [name, count(line)]);
  expect(Object.fromEntries(all)).toEqual({
    points: 1,
    rebounds: 2,
    assists: 3,
    steals: 4,
    blocks: 5,
    threes: 6,
  });
});

test("box scores have every column of the season's lines, which lack threes", () => {
  for (const [name, count] of LINE_COLUMNS) expect(BOX_COLUMNS.get(name)).toBe(count);
  expect(LINE_COLUMNS.has("threes")).toBe(false);
});
