import { rangeWords } from "#domain/printing/ranges.ts";
import type { LeadMoment, SideFlow } from "../engine/sides.ts";
import { isWithin, type Range } from "../range.ts";
import { MISSING } from "../storage/season-lines.ts";
import { type ConditionField, condition, ofGames } from "./condition.ts";
import { range } from "./reading.ts";

const MOST_POINTS = 100;
const [NONE, ALL] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];

/** Leading, level and trailing, as ranges of the team's lead. */
export const STANDS: readonly [ahead: Range, level: Range, behind: Range] = [
  { min: 1, max: ALL },
  { min: 0, max: 0 },
  { min: NONE, max: -1 },
];

/** How questions say a lead at the end of a quarter; each stands before the moment. */
const VERBS = [
  ["leading", "led", "lead", "ahead", "up", "winning"],
  ["tied", "level", "even"],
  ["trailing", "trailed", "trail", "behind", "down", "losing"],
] as const;

const OF_QUARTERS =
  "Leads are those at the end of a quarter; games without points by quarter do not count.";
const OF_PLAYS = "Leads at any time are those after each play; games without plays do not count.";

/** The conditions on games by how they went, from the team's view. */
export const GAME_FLOW_CONDITIONS = {
  afterq1: leadAfter("afterq1", "after the first quarter", [
    "after one quarter",
    "after 1 quarter",
    "after one",
    "after the 1st quarter",
    "after q1",
  ]),
  athalf: leadAfter("athalf", "at halftime", [
    "at halftime",
    "at the half",
    "at half",
    "at the break",
    "after the first half",
    "after two quarters",
  ]),
  afterq3: leadAfter("afterq3", "after three quarters", [
    "after 3 quarters",
    "after three",
    "after 3",
    "after the third quarter",
    "after the 3rd quarter",
    "after q3",
    "entering the fourth",
    "entering the fourth quarter",
    "going into the fourth",
    "going into the fourth quarter",
  ]),
  led: atAnyTime("led", "lead", "leading", "Led by"),
  trailed: atAnyTime("trailed", "deficit", "trailing", "Trailed by"),
};

/** A lead at the end of a quarter: a range of points, negative for a deficit. */
function leadAfter(name: LeadMoment, moment: string, phrases: readonly string[]) {
  return condition<Range>({
    ...range(name, -MOST_POINTS, MOST_POINTS),
    tested: flowTest(name),
    say: (lead) => `when ${leadWords(lead)} ${moment}`,
    field: {
      label: `Score ${moment}`,
      place: "more",
      choices: {
        any: "Any",
        values: [
          ["1..", "Leading"],
          ["0", "Level"],
          ["..-1", "Trailing"],
        ],
      },
    },
    description: `Range of the team's lead ${moment}, negative when it trailed: 1.. is leading.`,
    note: OF_QUARTERS,
    isOfPlays: true,
    phrases: STANDS.flatMap((lead, at) =>
      (VERBS[at] ?? []).flatMap((verb) =>
        [moment, ...phrases].map((said) => [`${verb} ${said}`, lead] as const),
      ),
    ),
  });
}

/** The largest lead or deficit of a game. */
function atAnyTime(
  name: string,
  column: keyof SideFlow,
  verb: string,
  label: ConditionField["label"],
) {
  return condition<Range>({
    ...range(name, 0, MOST_POINTS),
    tested: flowTest(column),
    say: (points) => `when ${verb} by ${pointsWords(points)} at any time`,
    field: { label, place: "more", placeholder: "10.." },
    description: `Range of points that the team was ${verb} by at most, at any time.`,
    note: OF_PLAYS,
    isOfPlays: true,
  });
}

function flowTest(column: keyof SideFlow) {
  return ofGames<Range>((points, _, { sides }) => {
    const values = sides.flow[column];
    return (side) => {
      const value = values[side] ?? MISSING;
      return value !== MISSING && isWithin(value, points);
    };
  });
}

/** "leading by 10 points or more", "trailing", "tied", "with a lead of −5 to 5 points". */
function leadWords({ min, max }: Range): string {
  if (min === 0 && max === 0) return "tied";
  if (min > 0)
    return min === 1 && max === ALL ? "leading" : `leading by ${pointsWords({ min, max })}`;
  if (max < 0)
    return max === -1 && min === NONE
      ? "trailing"
      : `trailing by ${pointsWords({ min: -max, max: -min })}`;
  if (min === 0 && max === ALL) return "leading or tied";
  if (max === 0 && min === NONE) return "trailing or tied";
  return `with a lead of ${pointsWords({ min, max })}`;
}

function pointsWords(points: Range): string {
  return rangeWords(points, { noun: ["point", "points"], isBare: true });
}
