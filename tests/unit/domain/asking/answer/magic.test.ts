import { expect, test } from "vitest";
import { magicAnswer } from "#domain/asking/answer/magic.ts";
import { plainText } from "#domain/asking/understanding.ts";
import { tables } from "#tests/fixtures/season-tables.ts";

const LAKERS = 14;
const games = tables.games.filter(({ date }) => date <= "2026-03-15");
const asked = (teamId: number | undefined) =>
  ({ kind: "projection", of: "magic", teamId, order: "most", isOfPlayoffs: false }) as const;

test("a team's number counts its wins and the losses of the seventh", () => {
  const { headline, rows } = magicAnswer(asked(LAKERS), games, tables);
  expect(plainText(headline)).toMatch(/^The magic number of the Lakers is \d+\.$/);
  expect(rows).toHaveLength(1);
});

test("without a team all open numbers are listed, the smallest first", () => {
  const { headline, rows } = magicAnswer(asked(undefined), games, tables);
  const numbers = rows.map(({ cells }) => Number(cells[1]));
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  expect(plainText(headline)).toBe(`${rows.length} teams have a magic or a tragic number.`);
});
