import { COLUMN_SETS, type ColumnSet } from "#domain/figures/figure.ts";
import { figureOf } from "#domain/figures/figures.ts";
import { capital } from "#domain/printing/capital.ts";
import { CLOCK_CONDITIONS } from "#domain/query/conditions/clock-conditions.ts";
import type { ConditionField } from "#domain/query/conditions/condition.ts";
import { CONDITION_NAMES, declared } from "#domain/query/conditions/conditions.ts";
import { GAME_CONDITIONS } from "#domain/query/conditions/game-conditions.ts";
import { GAME_FLOW_CONDITIONS } from "#domain/query/conditions/game-flow-conditions.ts";
import { PART_CONDITIONS } from "#domain/query/conditions/part-conditions.ts";
import { TRAIT_CONDITIONS } from "#domain/query/conditions/player-conditions.ts";
import { COMPANY_CONDITIONS, TEAM_CONDITIONS } from "#domain/query/conditions/team-conditions.ts";
import { GROUPING_NAMES } from "#domain/query/engine/columns.ts";
import { BASES, type Basis, GROUPINGS, ROWS, type Rows } from "#domain/query/query.ts";
import { STAGE_NAMES } from "#domain/query/say/words.ts";

/** A field of the form before it is filled in: a text field, or a list when it has choices. */
export interface FinderField {
  name: string;
  label: string;
  placeholder?: string | undefined;
  choices?: readonly Choice[] | undefined;
}

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
  lineups: "Lineups of five",
  pairs: "Pairs of teammates",
  seasons: "Seasons since 1946-47",
  careers: "Careers since 1946-47",
  "aba-seasons": "ABA seasons",
  "aba-careers": "ABA careers",
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

const YES_OR_NO = [
  ["1", "Yes"],
  ["0", "No"],
] as const;

function ofConditions(place: ConditionField["place"]): FinderField[] {
  return CONDITION_NAMES.map((name) => ({ name, ...declared(name).field }))
    .filter((field) => field.place === place)
    .map(({ name, label, placeholder, choices }) => ({
      name,
      label,
      placeholder,
      choices: choices && any(choices.any, choices.values),
    }));
}

function ofFigure(key: string, placeholder?: string): FinderField {
  return { name: key, label: figureOf(key)?.name ?? key, placeholder };
}

const STAGE_CHOICES = (["playoffs", "play-in", "cup-final", "any"] as const).map(
  (stage) => [stage, capital(STAGE_NAMES[stage])] as const,
);

/** The visible fields of the form, in order: conditions and the most popular figures. */
export const FIELDS: readonly FinderField[] = [
  { name: "rows", label: "Show", choices: usual(ROWS, ROWS_TEXTS) },
  ...ofConditions("first"),
  { name: "stage", label: "Part", choices: any("Regular season", STAGE_CHOICES) },
  ofFigure("pts", "40.."),
  ofFigure("reb"),
  ofFigure("ast"),
  ofFigure("min"),
];

/** The fields of the form that are folded away. */
export const MORE_FIELDS: readonly FinderField[] = [
  ...ofConditions("more"),
  {
    name: "by",
    label: "Grouped by",
    choices: any(
      "Nothing",
      GROUPINGS.map((grouping) => [grouping, GROUPING_NAMES[grouping]] as const),
    ),
  },
  { name: "per", label: "Figures as", choices: usual(BASES, PER_TEXTS) },
  { name: "columns", label: "Columns", choices: usual(COLUMN_SETS, COLUMNS_TEXTS) },
  { name: "dd", label: "Double-double", choices: any("Any", YES_OR_NO) },
  { name: "td", label: "Triple-double", choices: any("Any", YES_OR_NO) },
  { name: "gw", label: "Game winner", choices: any("Any", YES_OR_NO) },
];

/** The families of conditions by which the folded fields are grouped. */
const FAMILIES: readonly (readonly [legend: string, conditions: object])[] = [
  ["Teams", TEAM_CONDITIONS],
  ["Games", { ...GAME_CONDITIONS, ...PART_CONDITIONS }],
  ["Parts of games", { ...CLOCK_CONDITIONS, ...GAME_FLOW_CONDITIONS }],
  ["Players", { starter: true, ...COMPANY_CONDITIONS, ...TRAIT_CONDITIONS }],
];

/** The heading of a folded field; those that are no conditions belong to the table. */
export function legendOf(name: string): string {
  return FAMILIES.find(([, conditions]) => Object.hasOwn(conditions, name))?.[0] ?? "Table";
}

/** The text of a list's value; undefined for a field that is no list. */
export function choiceText(name: string, value: string): string | undefined {
  const field = [...FIELDS, ...MORE_FIELDS].find((known) => known.name === name);
  return field?.choices?.find((choice) => choice.value === value)?.text;
}
