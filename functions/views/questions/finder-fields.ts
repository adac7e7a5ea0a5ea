import {
  BASES,
  type Basis,
  COLUMN_SETS,
  type ColumnSet,
  GROUPINGS,
  type Grouping,
  MONTHS,
  ROWS,
  type Rows,
} from "../../../domain/query/query.ts";
import { MONTH_NAMES } from "../../../domain/query/words.ts";

/** The visible fields of the form, in order: conditions and the most popular figures. */
export const FIELDS = [
  ...(["rows", "player", "team", "opp", "where", "result", "month", "stage"] as const),
  ...(["pts", "reb", "ast", "min"] as const),
];

/** The fields of the form that are folded away. */
export const MORE_FIELDS = [
  ...(["from", "to", "last", "margin", "ot", "rest", "starter", "pos", "age", "rookie"] as const),
  ...(["with", "without", "by", "per", "columns", "dd", "td"] as const),
];

export type FieldName = (typeof FIELDS)[number] | (typeof MORE_FIELDS)[number];

/** The labels of conditions; a figure's field has the figure's name. */
export const OWN_LABELS: Partial<Record<FieldName, string>> = {
  rows: "Rows",
  player: "Player",
  team: "Team",
  opp: "Opponent",
  where: "Where",
  result: "Result",
  month: "Month",
  stage: "Stage",
  from: "From",
  to: "To",
  last: "Last games",
  margin: "Margin",
  ot: "Overtime",
  rest: "Days of rest",
  starter: "Starter",
  pos: "Position",
  age: "Age",
  rookie: "Rookies",
  with: "With team-mate",
  without: "Without team-mate",
  by: "Grouped by",
  per: "Printed as",
  columns: "Columns",
  dd: "Double-double",
  td: "Triple-double",
};

export const PLACEHOLDERS: Partial<Record<FieldName, string>> = {
  player: "Any player",
  team: "Any, as DEN",
  opp: "Any",
  pts: "40..",
  from: "2025-10-21",
  to: "2026-04-12",
  last: "10",
  margin: "..5",
  age: "..21",
};

interface Choice {
  value: string;
  text: string;
}

const ROWS_TEXTS: Record<Rows, string> = {
  games: "Players' games",
  "team-games": "Teams' games",
  players: "Players",
  teams: "Teams",
  streaks: "Players' streaks",
  "team-streaks": "Teams' streaks",
};

const BY_TEXTS: Record<Grouping, string> = {
  player: "Player",
  team: "Team",
  opponent: "Opponent",
  month: "Month",
  where: "Place",
  result: "Result",
  rest: "Days of rest",
  starter: "Starter",
  margin: "Margin",
};

const PER_TEXTS: Record<Basis, string> = {
  average: "Averages",
  total: "Totals",
  per36: "Per 36 minutes",
};

const COLUMNS_TEXTS: Record<ColumnSet, string> = {
  base: "Box score",
  shooting: "Shooting",
  advanced: "Advanced",
  misc: "Others",
};

/** A list of choices whose first is the default, which no address names. */
function usual<Value extends string>(
  values: readonly Value[],
  texts: Record<Value, string>,
): Choice[] {
  return values.map((value, at) => ({ value: at === 0 ? "" : value, text: texts[value] }));
}

function any(text: string, choices: readonly (readonly [value: string, text: string])[]): Choice[] {
  return [{ value: "", text }, ...choices.map(([value, name]) => ({ value, text: name }))];
}

function yesOrNo(either: string, yes: string, no: string): Choice[] {
  return any(either, [
    ["1", yes],
    ["0", no],
  ]);
}

export const CHOICES: Partial<Record<FieldName, Choice[]>> = {
  rows: usual(ROWS, ROWS_TEXTS),
  where: any("Anywhere", [
    ["home", "Home"],
    ["away", "Away"],
    ["neutral", "Neutral"],
  ]),
  result: any("Any", [
    ["w", "Won"],
    ["l", "Lost"],
  ]),
  month: any(
    "Any",
    MONTHS.map((month) => [month, MONTH_NAMES[month]] as const),
  ),
  stage: any("Season", [["playoffs", "Playoffs"]]),
  ot: yesOrNo("Any", "Overtime", "No overtime"),
  starter: yesOrNo("Any", "Started", "Substitute"),
  pos: any("Any", [
    ["G", "Guards"],
    ["F", "Forwards"],
    ["C", "Centers"],
  ]),
  rookie: yesOrNo("Any", "Rookies", "No rookies"),
  by: any(
    "Nothing",
    GROUPINGS.map((grouping) => [grouping, BY_TEXTS[grouping]] as const),
  ),
  per: usual(BASES, PER_TEXTS),
  columns: usual(COLUMN_SETS, COLUMNS_TEXTS),
  dd: yesOrNo("Any", "Yes", "No"),
  td: yesOrNo("Any", "Yes", "No"),
};
