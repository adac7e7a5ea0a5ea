import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  day,
  flag,
  freeText,
  oneOf,
  type Parameter,
  playerParameter,
  playersParameter,
  range,
  readRange,
  teamParameter,
} from "#domain/query/conditions/reading.ts";
import { isWithin } from "#domain/query/range.ts";
import { printedAdvice } from "#domain/refusals/advice.ts";
import { QUERY_ADVICE } from "#domain/refusals/query-advice.ts";
import { smallNames } from "#tests/fixtures/small-season.ts";

const NONE = Number.POSITIVE_INFINITY;

describe("a range of whole numbers from 0 to 200", () => {
  const { read } = range("margin", 0, 200);

  test.each([
    ["7", 7, 7],
    ["7..", 7, NONE],
    ["..7", -NONE, 7],
    [" 3 .. 7 ", 3, 7],
    [">3", 4, NONE],
    ["<3", -NONE, 2],
    [">3..<5", 4, 4],
    ["> 3", 4, NONE],
    ["0..200", 0, 200],
    ["-0", 0, 0],
  ])("reads %j as %d to %d", (text, min, max) => {
    expect(read(text, smallNames)).toEqual({ ok: true, value: { min, max } });
  });

  test.each("|..|a|1.5|-1|201|7..3|>3..<4|1..2..3|1e2|٣|a..7|3..b|3..".split("|"))(
    "%j: only the last one is a range",
    (text) => {
      expect(read(text, smallNames).ok).toBe(text === "3..");
    },
  );
});

test("a range has every number between its limits, whatever the numbers", () => {
  const limits = { least: -999, most: 99_999, whole: false };
  const number = fc.integer({ min: -9990, max: 9990 }).map((tenths) => tenths / 10);
  fc.assert(
    fc.property(number, number, number, (a, b, value) => {
      const [min, max] = [Math.min(a, b), Math.max(a, b)];
      const read = readRange("pts", `${min}..${max}`, limits);
      if (!read.ok) throw new Error(printedAdvice(read.advice));
      expect(isWithin(value, read.value)).toBe(min <= value && value <= max);
    }),
  );
});

test("a strict limit of any number leaves out that number alone", () => {
  const read = readRange("pts", ">4.25..<5.125", { least: 0, most: 9, whole: false });
  const found = [4.25, 4.251, 5.124, 5.125].map((value) => read.ok && isWithin(value, read.value));
  expect(found).toEqual([false, true, true, false]);
  for (const text of ["x4", "4x", "1.2345"])
    expect(readRange("pts", text, { least: 0, most: 9, whole: false }).ok, text).toBe(false);
});

const reprinted = <Value>({ read, print }: Parameter<Value>, text: string) => {
  const value = read(text, smallNames);
  return value.ok ? print(value.value) : undefined;
};

test.each([
  ["a choice", reprinted(oneOf("pos", ["G"]), "g"), "G"],
  ["yes", reprinted(flag("ot"), "1"), "1"],
  ["no", reprinted(flag("ot"), "0"), "0"],
  ["a player", reprinted(playerParameter("player"), "ben bell"), "12"],
  ["players", reprinted(playersParameter("with"), "dan , ben,dan"), "31,12"],
  ["a team", reprinted(teamParameter("team"), "hawks"), "ATL"],
  ["a day", reprinted(day("from"), "2026-01-31"), "2026-01-31"],
  ["a text", reprinted(freeText("college"), "Duke"), "Duke"],
])("%s is printed as %s", (_, printed, expected) => {
  expect(printed).toBe(expected);
});

test("no text makes reading fail", () => {
  const parameters = [
    range("rest", 0, 400),
    day("from"),
    freeText("nation"),
    playerParameter("player"),
    teamParameter("team"),
    flag("ot"),
  ];
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.constantFrom(...parameters), (text, one) => {
      const read = one.read(text, smallNames);
      expect(read.ok || printedAdvice(read.advice).endsWith(".")).toBe(true);
    }),
  );
});

test.each([
  ["2026-01-31", true],
  ["2024-02-29", true],
  ["2026-02-29", false],
  ["2026-13-01", false],
  ["2026-1-1", false],
  ["2026-01-31T00:00", false],
])("%s is a day: %s", (text, isDay) => {
  expect(day("from").read(text, smallNames).ok).toBe(isDay);
});

test("free text has single spaces, whole characters and an end", () => {
  const { read } = freeText("college");
  expect(read("St.  John's\t(NY)", smallNames)).toEqual({ ok: true, value: "St. John's (NY)" });
  expect(read("x".repeat(40), smallNames).ok).toBe(true);
  expect(read("x".repeat(41), smallNames)).toEqual({
    ok: false,
    advice: QUERY_ADVICE.longText("college", 40),
  });
  const broken = read("Du\ud800ke", smallNames);
  expect(broken.ok && (broken.value as string).isWellFormed()).toBe(true);
});

test("a choice is read in any case and printed as declared", () => {
  const { read } = oneOf("pos", ["G", "F"]);
  expect(read("g", smallNames)).toEqual({ ok: true, value: "G" });
  expect(read("C", smallNames)).toEqual({
    ok: false,
    advice: QUERY_ADVICE.noChoice("pos", ["G", "F"]),
  });
  expect(flag("ot").read("yes", smallNames).ok).toBe(false);
});

describe("a name of several", () => {
  const players = Array.from({ length: 25 }, (_, at) => ({ id: `${at}`, name: `Jalen ${at}x` }));

  test("offers at most twenty players, and says how many there are", () => {
    const read = playerParameter("with").read("jalen", { ...smallNames, players });
    expect(read.ok ? undefined : read.choices?.[0]).toEqual({ value: "0", name: "Jalen 0x" });
    expect(read).toMatchObject({ ok: false, advice: QUERY_ADVICE.several("with", 25, "players") });
    expect(read.ok ? [] : read.choices).toHaveLength(20);
  });

  test("offers the teams of a city by their full names", () => {
    const [one] = smallNames.teams;
    if (one === undefined) throw new Error("no team");
    const other = {
      ...one,
      id: 99,
      abbreviation: "ATX",
      fullName: "Atlanta Flames",
      name: "Flames",
    };
    const read = teamParameter("opp").read("atlanta", { ...smallNames, teams: [one, other] });
    expect(read).toMatchObject({ ok: false, advice: QUERY_ADVICE.several("opp", 2, "teams") });
    expect(read.ok ? [] : read.choices).toEqual([
      { value: "ATL", name: "Atlanta Hawks" },
      { value: "ATX", name: "Atlanta Flames" },
    ]);
  });
});
