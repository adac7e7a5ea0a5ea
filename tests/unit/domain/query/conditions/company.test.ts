import { expect, test } from "vitest";
import { ALSO_CONDITION } from "#domain/query/conditions/company.ts";
import { selectRows } from "#domain/query/engine/select.ts";
import { clausesOf } from "#domain/query/say/sentence.ts";
import { printedAdvice } from "#domain/refusals/advice.ts";
import { asked, small, smallNames, smallTables } from "#tests/fixtures/small-season.ts";

/** The games of Ann Arrow's that a query selects. */
function gamesOf(conditions: string): number[] {
  const query = asked(`player=ann+arrow&${conditions}`);
  const rows = [...selectRows(query, small, smallTables)];
  return rows.map((row) => (smallTables.players.side[row] as number) >> 1);
}

test.each([
  ["pts=20..", [0]],
  ["pts=9..", [0, 3]],
  ["pts=26..", []],
])("also finds the games in which both players have %s: %j", (figures, games) => {
  const query = asked(`player=ann+arrow&also=cal+cole&${figures}`);
  const rows = [...selectRows(query, small, smallTables)];
  expect(rows.map((row) => (smallTables.players.side[row] as number) >> 1)).toEqual(games);
  expect(clausesOf(query, smallNames)).toEqual(["while Cal Cole did the same"]);
});

test.each([
  ["also=cal+cole:pts:9..", [0, 3], "while Cal Cole had 9 or more points"],
  ["also=cal+cole:pts:9..&pts=26..", [0], "while Cal Cole had 9 or more points"],
  ["pts=20..&also=cal+cole:pts:..9", [3], "while Cal Cole had 9 or fewer points"],
])("another player's figures have ranges of their own: %s", (conditions, games, clause) => {
  expect(gamesOf(conditions)).toEqual(games);
  expect(clausesOf(asked(`player=ann+arrow&${conditions}`), smallNames)).toEqual([clause]);
});

test.each([
  ["cal cole:pts:20..:ast:5", "21:pts:20..:ast:5"],
  ["dan, cal cole:td:1", "31,21:td:1"],
  ["dan,dan", "31"],
])("%s is read, and printed as an address", (text, printed) => {
  const read = ALSO_CONDITION.read(text, smallNames);
  expect(read.ok && ALSO_CONDITION.print(read.value)).toBe(printed);
  expect(ALSO_CONDITION.read(printed, smallNames)).toEqual(read);
});

test.each([
  ["cal cole:nothing:20..", "has players"],
  ["cal cole:oppts:20..", "has players"],
  ["cal cole:w:1", "has players"],
  ["cal cole:pts:1:pts:2", "has players"],
  ["cal cole:pts", "is a number or a range"],
  ["cal cole:pts:many", "is a number or a range"],
  ["nobody:pts:20..", "no player"],
])("%s is refused", (text, reason) => {
  const read = ALSO_CONDITION.read(text, smallNames);
  expect(read.ok ? "" : printedAdvice(read.advice)).toContain(reason);
});

test("an answer says what each of them did", () => {
  const read = ALSO_CONDITION.read("dan, cal cole:ast:10..:pts:20..", smallNames);
  const context = { names: smallNames, isAfterGames: false, of: undefined };
  const none = { from: undefined, to: undefined, gap: undefined };
  expect(read.ok && ALSO_CONDITION.say?.(read.value, { ...context, ...none })).toBe(
    "while Dan Doležal did the same and Cal Cole had 10 or more assists and 20 or more points",
  );
});
