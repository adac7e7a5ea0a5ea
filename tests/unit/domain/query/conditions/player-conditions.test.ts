import { describe, expect, test } from "vitest";
import { feetAndInches, TRAIT_CONDITIONS } from "#domain/query/conditions/player-conditions.ts";
import { selectRows } from "#domain/query/engine/select.ts";
import { clausesOf } from "#domain/query/say/sentence.ts";
import { printedAdvice } from "#domain/refusals/advice.ts";
import { seasonQuestionData } from "#tests/fixtures/question-data.ts";
import { asked, small, smallNames, smallTables } from "#tests/fixtures/small-season.ts";

/** The first letters of the players whose games an address finds. */
function players(address: string): string {
  const rows = selectRows(asked(address), small, smallTables);
  const subjects = new Set(Array.from(rows, (row) => smallTables.players.subject[row] ?? 0));
  const names = Array.from(subjects, (at) => small.lines.players[at]?.name[0]);
  return names.sort().join("");
}

test.each([
  ["pos=G", "A", "guards"],
  ["pos=F", "AD", "forwards"],
  ["age=20", "A", "aged 20"],
  ["age=..40", "AB", "aged 40 or younger"],
  ["rookie=1", "A", "rookies"],
  ["rookie=0", "BD", "who are not rookies"],
  ["nation=cote+d%27ivoire", "B", "from cote d'ivoire"],
  ["nation=africa", "B", "from africa"],
  ["college=DUKE", "A", "from DUKE"],
  ["college=Duk", "", "from Duk"],
  ["draft=undrafted", "B", "undrafted players"],
  ["draft=lottery", "A", "lottery picks"],
  ["draft=first-round", "A", "first-round picks"],
  ["draft=second-round", "", "second-round picks"],
  ["draft=2025", "A", "drafted in 2025"],
  ["draft=..2024", "", "drafted in 2024 or before"],
  ["draft=2020..", "A", "drafted in 2020 or later"],
  ["height=7-0..", "B", "7-0 or taller"],
  ["height=..6-4", "A", "6-4 or shorter"],
  ["height=6-4..7", "AB", "6-4 to 7-0"],
])("%s finds the players %j, said as %j", (conditions, names, clause) => {
  expect(players(conditions)).toBe(names);
  const said = clausesOf(asked(`rows=players&${conditions}`), smallNames);
  expect(said).toEqual([clause]);
  // Of games, the sentence's subject does not say players yet.
  const [ofGames = ""] = clausesOf(asked(conditions), smallNames);
  expect([`by ${clause}`, `by players ${clause}`]).toContain(ofGames);
});

test.each([
  ["starter=1", "as a starter"],
  ["starter=0", "off the bench"],
])("%s is said as %j", (address, clause) => {
  expect(clausesOf(asked(address), smallNames)).toEqual([clause]);
});

test.each([
  ["draft", "2025..2026", true],
  ["draft", "1946", false],
  ["draft", "drafted", false],
  ["height", "8-11", true],
  ["height", "6-12", false],
  ["height", "3-0", false],
  ["height", "76", false],
  ["age", "14", false],
] as const)("%s reads %j: %s", (name, text, isRead) => {
  const read = TRAIT_CONDITIONS[name].read(text, smallNames);
  expect(read.ok).toBe(isRead);
  if (!read.ok) expect(printedAdvice(read.advice)).toMatch(new RegExp(`^"${name}" is .*[.]$`));
});

describe("in words", () => {
  test.each([
    ["pos", "C", { kind: "all", noun: "centers" }],
    ["rookie", false, { kind: "players", which: "who are not rookies" }],
    [
      "draft",
      "second-round",
      { kind: "group", noun: "second-round picks", which: "who were second-round picks" },
    ],
    [
      "draft",
      "undrafted",
      { kind: "group", noun: "undrafted players", which: "who went undrafted" },
    ],
    ["draft", { min: 2020, max: 2022 }, { kind: "players", which: "drafted in 2020 to 2022" }],
    ["height", { min: 84, max: 84 }, { kind: "players", which: "7-0 tall" }],
    ["age", { min: 15, max: 21 }, { kind: "players", which: "aged 15 to 21" }],
  ] as const)("%s %j is %j", (name, value, trait) => {
    const make = TRAIT_CONDITIONS[name].trait as (value: unknown) => unknown;
    expect(make(value)).toEqual(trait);
  });
});

test("every known height of a player is printed as his is", () => {
  expect(feetAndInches(76)).toBe("6-4");
  for (const { height, name } of seasonQuestionData(() => false).players) {
    if (height === "") continue;
    const read = TRAIT_CONDITIONS.height.read(height, smallNames);
    expect(read.ok && TRAIT_CONDITIONS.height.print(read.value), name).toBe(height);
  }
});
