import type { AnyPart, Part } from "#domain/plays/parts.ts";
import { QUERY_ADVICE } from "#domain/refusals/query-advice.ts";
import { condition, type Tested } from "./condition.ts";
import { oneOf } from "./reading.ts";

const QUARTERS = ["1", "2", "3", "4", "ot", "any"] as const;
type Quarter = (typeof QUARTERS)[number];

const HALVES = ["1", "2", "any"] as const;
type Half = (typeof HALVES)[number];

const BY_PLAYS = "Counted from play-by-play, which differs from the box score in 0.2% of lines.";

const CLUTCH =
  "The clutch is the last five minutes of the fourth quarter, and overtime, with the score " +
  "within five; minutes start with the play under way at 5:00.";

const ORDINALS = { "1": "first", "2": "second", "3": "third", "4": "fourth" } as const;

function quarterName(quarter: Quarter): string {
  if (quarter === "any") return "a single quarter";
  return quarter === "ot" ? "overtime alone" : `the ${ORDINALS[quarter]} quarter`;
}

function ofPart<Value>(part: (value: Value) => Part | AnyPart): Tested<Value> {
  return { of: "part", part };
}

/** How questions say a quarter or a half: "fourth quarter", "4th quarter", "q4". */
function phrases<Value extends keyof typeof ORDINALS>(
  value: Value,
  noun: string,
  others: string[],
) {
  const numeral = { "1": "1st", "2": "2nd", "3": "3rd", "4": "4th" }[value];
  const named = [ORDINALS[value], numeral].flatMap((which) => [
    `${which} ${noun}`,
    `${which} ${noun}s`,
    `in the ${which} ${noun}`,
    `in ${which} ${noun}s`,
  ]);
  return [...named, ...others].map((phrase) => [phrase, value] as const);
}

function anyPhrases(noun: string) {
  return ["a", "one", "any", "a single", "single", "any single"].flatMap((which) =>
    [`in ${which} ${noun}`, `${which} ${noun}`].map((phrase) => [phrase, "any"] as const),
  );
}

/** The conditions on which part of each game counts; a query has one of them at most. */
export const CLOCK_CONDITIONS = {
  quarter: condition<Quarter>({
    ...oneOf("quarter", QUARTERS),
    tested: ofPart((quarter) =>
      quarter === "any" ? "quarters" : quarter === "ot" ? "ot" : `q${quarter}`,
    ),
    say: (quarter) => `in ${quarterName(quarter)}`,
    field: {
      label: "Quarter",
      place: "more",
      choices: {
        any: "Whole game",
        values: [
          ["1", "First"],
          ["2", "Second"],
          ["3", "Third"],
          ["4", "Fourth"],
          ["ot", "Overtime"],
          ["any", "Any one"],
        ],
      },
    },
    description:
      "Only what was done in this quarter, 1 to 4, or in overtime: ot; any lists single quarters.",
    note: BY_PLAYS,
    isOfPlays: true,
    phrases: [
      ...phrases("1", "quarter", ["q1", "1q"]),
      ...phrases("2", "quarter", ["q2", "2q"]),
      ...phrases("3", "quarter", ["q3", "3q"]),
      ...phrases("4", "quarter", [
        "q4",
        "4q",
        "in the fourth",
        "in the 4th",
        "final quarter",
        "last quarter",
      ]),
      ["overtime", "ot"],
      ["in overtime", "ot"],
      ["ot", "ot"],
      ...anyPhrases("quarter"),
    ],
  }),
  half: condition<Half>({
    ...oneOf("half", HALVES),
    tested: ofPart((half) => (half === "any" ? "halves" : `h${half}`)),
    say: (half) => `in ${half === "any" ? "a single" : `the ${ORDINALS[half]}`} half`,
    field: {
      label: "Half",
      place: "more",
      choices: {
        any: "Whole game",
        values: [
          ["1", "First"],
          ["2", "Second"],
          ["any", "Any one"],
        ],
      },
    },
    description:
      "Only what was done in this half, 1 or 2 (overtime is in neither); any lists single halves.",
    note: BY_PLAYS,
    isOfPlays: true,
    phrases: [
      ...phrases("1", "half", ["h1", "1h"]),
      ...phrases("2", "half", ["h2", "2h"]),
      ...anyPhrases("half"),
    ],
  }),
  clutch: condition<true>({
    read: (text) =>
      text === "1"
        ? { ok: true, value: true }
        : { ok: false, advice: QUERY_ADVICE.noChoice("clutch", ["1"]) },
    print: () => "1",
    tested: ofPart(() => "clutch"),
    say: () => "in the clutch",
    field: {
      label: "Clutch",
      place: "more",
      choices: { any: "Whole game", values: [["1", "Clutch"]] },
    },
    description:
      "1 for only what was done in the last five minutes and overtime, the teams at most five points apart.",
    note: `${CLUTCH} ${BY_PLAYS}`,
    isOfPlays: true,
    phrases: [
      ["clutch", true],
      ["in the clutch", true],
      ["in clutch time", true],
      ["clutch time", true],
      ["in crunch time", true],
      ["crunch time", true],
    ],
  }),
};
