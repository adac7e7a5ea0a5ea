import { expect, test } from "vitest";
import type { CareerSeason } from "#domain/players/career.ts";
import { PAST_CONDITIONS } from "#domain/query/conditions/past-conditions.ts";
import { selectRows } from "#domain/query/engine/select.ts";
import { tablesOf } from "#domain/query/engine/tables.ts";
import { clausesOf } from "#domain/query/say/sentence.ts";
import { allTimeOf } from "#domain/query/storage/all-time.ts";
import { asked, small, smallNames, smallTables } from "#tests/fixtures/small-season.ts";

const person = { born: "", inches: 0, position: "", nation: "", college: "", draft: "" };
const career = (id: string, ...teams: number[]) => ({
  person: { ...person, id, name: id },
  seasons: teams.map((teamId) => ({ season: "2019-20", teamId, team: "" }) as CareerSeason),
  aba: [],
});
const won = (id: string, year: number, award = "All-Star") => ({
  year,
  award,
  winner: { id, name: id, born: "" },
  team: undefined,
});
const data = {
  ...small,
  allTime: allTimeOf([career("11", 14), career("21", 1), career("31", 2, 1)]),
  awards: [
    won("11", 2024),
    won("11", 2025),
    won("12", 2025, "All-Star MVP"),
    won("21", 2020, "All-NBA Third Team"),
    won("31", 2025),
  ],
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

test("without awards no one has a past", () => {
  for (const address of ["honour=all-star", "clubs=LAL"])
    expect(selectRows(asked(address), small, smallTables)).toHaveLength(0);
});
