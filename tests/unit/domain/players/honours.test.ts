import { describe, expect, test } from "vitest";
import { honourGroups, printedYears } from "#domain/players/honours.ts";
import { stretchesOf } from "#domain/teams/franchise.ts";

describe("printedYears", () => {
  test.each([
    [[2012, 2013, 2016, 2020], "2012, 2013, 2016, 2020"],
    [[2008, 2004, 2005, 2006], "2004–06, 2008"],
    [[1998, 1999, 2000], "1998–2000"],
    [[2010, 2010, 2011, 2012], "2010–12"],
    [[2024], "2024"],
    [[], ""],
  ])("prints %j as %j", (years, printed) => {
    expect(printedYears(years)).toBe(printed);
  });
});

describe("honourGroups", () => {
  const honour = (award: string, ...years: number[]) => years.map((year) => ({ year, award }));

  test("puts titles first, weekly awards last, and the others by frequency", () => {
    const groups = honourGroups([
      ...honour("Player of the Week", 2010, 2010, 2011, 2012),
      ...honour("Olympic Gold", 2008, 2012),
      ...honour("Hustle Award", 2020),
      ...honour("All-Star", 2010, 2011),
      ...honour("NBA Champion", 2012),
    ]);
    expect(groups).toEqual([
      { award: "NBA Champion", times: 1, years: "2012" },
      { award: "All-Star", times: 2, years: "2010, 2011" },
      { award: "Olympic Gold", times: 2, years: "2008, 2012" },
      { award: "Hustle Award", times: 1, years: "2020" },
      { award: "Player of the Week", times: 4, years: "2010–12" },
    ]);
  });
});

test("stretchesOf skips seasons without a value and starts anew after a change", () => {
  const season = (year: string, arena: string | undefined) => ({
    season: year,
    name: "A",
    wins: 1,
    losses: 1,
    playoffs: false,
    champion: false,
    arena,
  });
  const seasons = [
    season("1950-51", "Old"),
    season("1951-52", undefined),
    season("1952-53", "Old"),
    season("1953-54", "New"),
    season("1954-55", "Old"),
  ];
  expect(stretchesOf(seasons, ({ arena }) => arena)).toEqual([
    { text: "Old", first: "1950-51", last: "1952-53" },
    { text: "New", first: "1953-54", last: "1953-54" },
    { text: "Old", first: "1954-55", last: "1954-55" },
  ]);
});
