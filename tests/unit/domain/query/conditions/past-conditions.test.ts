import { expect, test } from "vitest";
import { PAST_CONDITIONS } from "#domain/query/conditions/past-conditions.ts";
import { selectRows } from "#domain/query/engine/select.ts";
import { tablesOf } from "#domain/query/engine/tables.ts";
import { clausesOf } from "#domain/query/say/sentence.ts";
import { asked, small, smallNames, smallTables } from "#tests/fixtures/small-season.ts";

const career = { since: undefined, season: undefined, playoffs: undefined, honours: [] };
const star = (year: number) => ({ year, award: "All-Star" });
const data = {
  ...small,
  annals: {
    careers: [
      { ...career, id: "11", teamIds: [14], honours: [star(2024), star(2025)] },
      { ...career, id: "12", teamIds: [], honours: [{ year: 2025, award: "All-Star MVP" }] },
      { ...career, id: "21", teamIds: [1], honours: [{ year: 2020, award: "All-NBA Third Team" }] },
      { ...career, id: "31", teamIds: [2, 1], honours: [star(2025)] },
    ],
    titles: [],
  },
};
const tables = tablesOf(data.lines);

/** The ids of the players whose games an address finds. */
function players(address: string): string {
  const rows = selectRows(asked(address), data, tables);
  const subjects = new Set(Array.from(rows, (row) => tables.players.subject[row] ?? 0));
  return Array.from(subjects, (at) => data.lines.players[at]?.id ?? "")
    .sort()
    .join(" ");
}

test.each([
  ["honour=all-star", "11 31", "who have been All-Star"],
  ["honour=all-star:2..", "11", "who have been All-Star 2 times or more"],
  ["honour=all-star:1", "31", "who have been All-Star 1 time"],
  ["honour=all-star:..1", "31", "who have been All-Star 1 time or fewer"],
  ["honour=all-star-mvp", "12", "who have been All-Star MVP"],
  ["honour=all-nba", "21", "who have been All-NBA"],
  ["honour=finals-mvp", "", "who have been Finals MVP"],
  ["clubs=LAL", "11 21 31", "who have played for the Los Angeles Lakers"],
  ["clubs=ATL,BOS", "21 31", "who have played for the Atlanta Hawks and the Boston Celtics"],
  ["clubs=!LAL", "11", "who used to play for the Los Angeles Lakers"],
])("%s finds the players %j, said as %j", (conditions, ids, clause) => {
  expect(players(conditions)).toBe(ids);
  expect(clausesOf(asked(`rows=players&${conditions}`), smallNames)).toEqual([clause]);
  expect(clausesOf(asked(conditions), smallNames)).toEqual([`by players ${clause}`]);
});

test.each([
  ["honour", "mvp of the universe"],
  ["honour", "all-star:0"],
  ["honour", "all-star:many"],
  ["clubs", "Sonics"],
  ["clubs", "LAL,"],
] as const)("%s cannot be %j", (name, text) => {
  expect(PAST_CONDITIONS[name].read(text, smallNames).ok).toBe(false);
});

test("without annals no one has a past", () => {
  for (const address of ["honour=all-star", "clubs=LAL"])
    expect(selectRows(asked(address), small, smallTables)).toHaveLength(0);
});
