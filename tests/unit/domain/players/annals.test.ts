import { expect, test } from "vitest";
import { annalsOf, isAward } from "#domain/players/annals.ts";
import type { Career, CareerSeason } from "#domain/players/career.ts";
import { emptyLine } from "#tests/fixtures/league.ts";

const season = (name: string, teamId: number): CareerSeason => {
  const {
    playerId: _,
    seconds: __,
    starter: ___,
    plusMinus: ____,
    ...counts
  } = emptyLine("1", teamId, { pts: 10 });
  return { ...counts, season: name, team: "ATL", games: 2, starts: 1 };
};
const career = (facts: Partial<Career>): Career => ({
  log: [],
  seasons: [],
  playoffs: [],
  honours: [],
  ...facts,
});

test("a career in short has its first season, its teams and its sums", () => {
  const seasons = [season("2003-04", 1), season("2004-05", 2), season("2005-06", 1)];
  const { careers } = annalsOf(
    [
      ["a", career({ seasons })],
      ["b", career({ playoffs: [season("2010-11", 3)] })],
      ["c", career({})],
    ],
    [],
  );
  expect(careers).toMatchObject([
    { id: "a", since: "2003-04", teamIds: [1, 2], season: { pts: 30 }, playoffs: undefined },
    { id: "b", since: "2010-11", teamIds: [], season: undefined, playoffs: { pts: 10 } },
    { id: "c", since: undefined, teamIds: [], honours: [] },
  ]);
});

test("titles have the team's name at the time, the oldest first", () => {
  const franchise = { founded: 1946, arena: "", coach: "", topScorers: [] };
  const past = { wins: 1, losses: 1, playoffs: true, champion: true, arena: undefined };
  const { titles } = annalsOf(
    [],
    [
      [
        1,
        {
          ...franchise,
          name: "Lakers",
          titles: [1950, 2020],
          seasons: [{ ...past, season: "1949-50", name: "Old Lakers" }],
        },
      ],
      [2, { ...franchise, name: "Celtics", titles: [1957], seasons: [] }],
    ],
  );
  expect(titles).toEqual([
    { year: 1950, teamId: 1, name: "Old Lakers" },
    { year: 1957, teamId: 2, name: "Celtics" },
    { year: 2020, teamId: 1, name: "Lakers" },
  ]);
});

test.each([
  ["All-NBA First Team", "All-NBA", true],
  ["All-NBA First Team", "All-NBA First Team", true],
  ["All-Star", "All-Star", true],
  ["All-Star MVP", "All-Star", false],
  ["All-Rookie First Team", "All-NBA", false],
])("%s is a %s: %s", (own, award, isSo) => {
  expect(isAward({ award: own }, award)).toBe(isSo);
});
