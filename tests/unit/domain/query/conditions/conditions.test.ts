import { describe, expect, test } from "vitest";
import {
  CONDITION_NAMES,
  declared,
  isOfPlayers,
  readCondition,
  setConditions,
} from "../../../../../domain/query/conditions/conditions.ts";
import { printedAdvice } from "../../../../../domain/refusals/advice.ts";
import { smallNames } from "../../../../fixtures/small-season.ts";

/** For each condition, texts that it reads, each with the text that it prints. */
const TEXTS: Record<string, [text: string, printed: string][]> = {
  player: [["ben bell", "12"]],
  team: [["hawks", "ATL"]],
  opp: [["14", "LAL"]],
  conf: [["East", "east"]],
  div: [["PACIFIC", "pacific"]],
  oppconf: [["west", "west"]],
  oppdiv: [["atlantic", "atlantic"]],
  where: [
    ["Neutral", "neutral"],
    ["!home", "!home"],
  ],
  result: [["W", "w"]],
  month: [
    ["Oct", "oct"],
    ["10", "oct"],
    ["03", "mar"],
    ["feb, jan", "jan,feb"],
  ],
  weekday: [["SUN", "sun"]],
  from: [["2026-01-31", "2026-01-31"]],
  to: [["2024-02-29", "2024-02-29"]],
  last: [["10", "10"]],
  first: [["20", "20"]],
  rest: [
    ["0", "0"],
    [">1", "2.."],
  ],
  opprest: [["0", "0"]],
  margin: [["..5", "..5"]],
  ot: [["1", "1"]],
  round: [["Finals", "finals"]],
  gameno: [["7", "7"]],
  opplevel: [["Winning", "winning"]],
  ots: [["2..", "2.."]],
  quarter: [["OT", "ot"]],
  half: [["2", "2"]],
  clutch: [["1", "1"]],
  afterq1: [["..-1", "..-1"]],
  athalf: [
    [">0", "1.."],
    ["-5..5", "-5..5"],
  ],
  afterq3: [["0", "0"]],
  led: [[">9", "10.."]],
  trailed: [["10..19", "10..19"]],
  starter: [["0", "0"]],
  with: [["dan", "31"]],
  without: [["dolezal", "31"]],
  vs: [["31", "31"]],
  also: [["dan", "31"]],
  pos: [["g", "G"]],
  age: [["20..25", "20..25"]],
  rookie: [["0", "0"]],
  nation: [["Côte  d'Ivoire", "Côte d'Ivoire"]],
  born: [["2003", "2003"]],
  service: [["15..", "15.."]],
  college: [["Duke", "Duke"]],
  draft: [
    ["Undrafted", "undrafted"],
    ["2020..", "2020.."],
  ],
  height: [
    ["7", "7-0"],
    ["6-8..6-11", "6-8..6-11"],
  ],
  honour: [
    ["All-Star", "all-star"],
    ["most valuable player:2..", "most-valuable-player:2.."],
  ],
  clubs: [
    ["ATL,bos", "ATL,BOS"],
    ["!Celtics", "!BOS"],
  ],
};

test("every condition has a case here", () => {
  expect(Object.keys(TEXTS)).toEqual(CONDITION_NAMES);
});

describe.each(CONDITION_NAMES)("%s", (name) => {
  test("reads what it prints", () => {
    for (const [text, printed] of TEXTS[name] ?? []) {
      const read = readCondition(name, text, smallNames);
      if (!read.ok) throw new Error(printedAdvice(read.advice));
      expect(declared(name).print(read.value), text).toBe(printed);
      expect(readCondition(name, printed, smallNames)).toEqual(read);
    }
  });

  test("says a wrong text in one sentence that names it", () => {
    const read = readCondition(name, "…".repeat(50), smallNames);
    expect(read.ok ? "" : printedAdvice(read.advice)).toMatch(new RegExp(`^"${name}" .*[.]$`));
  });

  test("has a label, a description, and each of its choices can be read", () => {
    const { field, description } = declared(name);
    expect(field.label).toMatch(/^[A-Z]/);
    expect(description).toMatch(/[.]$/);
    for (const [value] of field.choices?.values ?? [])
      expect(readCondition(name, value, smallNames).ok, value).toBe(true);
  });

  test("means values by its phrases that it can print and read", () => {
    for (const [phrase, value] of declared(name).words?.phrases ?? []) {
      const printed = declared(name).print(value);
      expect(readCondition(name, printed, smallNames), phrase).toEqual({ ok: true, value });
    }
  });
});

test("set conditions come in canonical order, unset ones not at all", () => {
  const set = setConditions({ ot: false, team: "ATL", with: ["11"] });
  expect(set.map(({ name, value }) => [name, value])).toEqual([
    ["team", "ATL"],
    ["ot", false],
    ["with", ["11"]],
  ]);
});

test("players and their roles are conditions of players only", () => {
  expect(CONDITION_NAMES.filter(isOfPlayers).join(" ")).toBe(
    "player starter also pos age rookie nation born service college draft height honour clubs",
  );
  const people = CONDITION_NAMES.filter((name) => declared(name).isPlayer);
  expect(people).toEqual(["player", "with", "without", "vs", "also"]);
});
