import { describe, expect, test } from "vitest";
import {
  areOfPast,
  CONDITION_NAMES,
  type ConditionName,
  declared,
  isForeignToLineups,
  isOfAnyPart,
  isOfPlayers,
  isOfSeries,
  isTrait,
  partAsked,
  pastAsked,
  readCondition,
  rowNoun,
  setConditions,
} from "#domain/query/conditions/conditions.ts";
import { printedAdvice } from "#domain/refusals/advice.ts";
import { smallNames } from "#tests/fixtures/small-season.ts";

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
  yearday: [["12-25", "12-25"]],
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
  except: [["dan,ben bell", "31,12"]],
  with: [["dan", "31"]],
  without: [["dolezal", "31"]],
  vs: [["31", "31"]],
  also: [
    ["dan", "31"],
    ["dan:pts:>19", "31:pts:>19.."],
  ],
  pos: [["g", "G"]],
  age: [["20..25", "20..25"]],
  rookie: [["0", "0"]],
  active: [["1", "1"]],
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
    for (const [phrase, value] of declared(name).phrases ?? []) {
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
    "player starter except also pos age rookie active nation born service college draft height honour clubs",
  );
  const people = CONDITION_NAMES.filter((name) => declared(name).isPlayer);
  expect(people).toEqual(["player", "except", "with", "without", "vs", "also"]);
});

test("lineups have the conditions on games, and a player among them", () => {
  expect(CONDITION_NAMES.filter(isForeignToLineups).join(" ")).toBe(
    "quarter half clutch starter except with without vs also " +
      "pos age rookie active nation born service college draft height honour clubs",
  );
});

test("a player's person has traits, which his name alone does not tell", () => {
  expect(CONDITION_NAMES.filter(isTrait).join(" ")).toBe(
    "pos age rookie active nation born service college draft height honour clubs",
  );
});

test("honors and clubs are answered from awards and earlier teams", () => {
  expect(areOfPast({ team: "ATL", clubs: { clubs: ["BOS"], isFormer: false } as never })).toBe(
    true,
  );
  expect(areOfPast({ team: "ATL" })).toBe(false);
  expect(areOfPast({})).toBe(false);
  const addresses = ["honour=all-star", "team=ATL&clubs=BOS", "honour=", "clubs=+", "team=ATL", ""];
  const asked = addresses.filter((address) => pastAsked(new URLSearchParams(address)));
  expect(asked).toEqual(["honour=all-star", "team=ATL&clubs=BOS"]);
});

test("a round and a game's number in its series are of the playoffs", () => {
  expect(
    [{ round: "finals" }, { gameno: { min: 7, max: 7 } }, { team: "ATL" }].map((one) =>
      isOfSeries(one as never),
    ),
  ).toEqual([true, true, false]);
});

test.each([
  ["quarter=4", "q4"],
  ["quarter=+4+", "q4"],
  ["quarter=any", "quarters"],
  ["half=any&team=nobody", "halves"],
  ["clutch=1", "clutch"],
  ["quarter=9", undefined],
  ["quarter=", undefined],
  ["team=ATL", undefined],
])("%s asks for the part %s", (address, part) => {
  expect(partAsked(new URLSearchParams(address))).toBe(part);
});

test.each([
  [{}, "game", "games"],
  [{ quarter: "4" }, "game", "games"],
  [{ quarter: "any" }, "quarter", "quarters"],
  [{ half: "any" }, "half", "halves"],
] as const)("rows of %j are a %s or %s", (conditions, one, more) => {
  expect([0, 1, 2].map((rows) => rowNoun(conditions, rows))).toEqual([more, one, more]);
  expect(isOfAnyPart(conditions)).toBe(one !== "game");
});

/** A condition in an answer in words, and the name at the end of it. */
test.each<[ConditionName, unknown, said: string | undefined, name?: string]>([
  // The answer's subject says the team.
  ["team", "BOS", "for the", "Boston Celtics"],
  ["opp", "BOS", "against the", "Boston Celtics"],
  ["conf", "west", "in the Western Conference"],
  ["div", "atlantic", "in the Atlantic Division"],
  ["oppconf", "west", "against the Western Conference"],
  ["oppdiv", "atlantic", "against the Atlantic Division"],
  ["where", "home", "at home"],
  ["where", "away", "on the road"],
  ["where", "!away", "not on the road"],
  ["result", "w", "in wins"],
  ["result", "l", "in losses"],
  ["opprest", { min: 0, max: 0 }, "against teams on a back-to-back"],
  ["opprest", { min: 2, max: 3 }, "against teams after 2 to 3 days of rest"],
  ["except", ["12"], "excluding", "Ben Bell"],
  ["with", ["12", "31"], "with", "Ben Bell and Dan Doležal"],
  ["without", ["12"], "without", "Ben Bell"],
  ["vs", "31", "in games against", "Dan Doležal"],
  ["also", [{ id: "31", figures: [] }], "while Dan Doležal did the same"],
])("%s %j is said as %j", (condition, value, said, name) => {
  const none = { of: undefined, from: undefined, to: undefined, gap: undefined };
  const { say, name: nameOf } = declared(condition);
  expect(say?.(value, { names: smallNames, isAfterGames: false, ...none })).toBe(said);
  expect(nameOf?.(value, smallNames)).toBe(name);
});

test.each<[ConditionName, unknown, which: string]>([
  ["honour", { award: "All-Star", times: { min: 2, max: 2 } }, "who have been All-Star 2 times"],
  ["clubs", { clubs: ["BOS"], isFormer: true }, "who used to play for the Boston Celtics"],
])("%s %j selects players %s", (condition, value, which) => {
  expect(declared(condition).trait?.(value, smallNames)).toEqual({ kind: "players", which });
});

test.each<[ConditionName, ...wrong: string[]]>([
  ["last", "0", "9x", "x9", "100"],
  ["first", "0", "9x", "x9", "100"],
  ["rest", "x1", "1x", "1.5"],
  ["from", "x2026-01-31", "2026-01-31x"],
  ["honour", "all-star:1.5", "all-star:0"],
  ["clutch", "0", "11"],
])("%s cannot be %j", (name, ...wrong) => {
  expect(wrong.filter((text) => readCondition(name, text, smallNames).ok)).toEqual([]);
});
