import { FIGURES, figureOf } from "#domain/figures/figures.ts";
import { queryParameters } from "#domain/query/address.ts";
import { CONDITION_NAMES, declared } from "#domain/query/conditions/conditions.ts";
import { namesOf, playerName, playerNamed } from "#domain/query/names.ts";
import { type BadQuery, MOST_FIGURES } from "#domain/query/parse.ts";
import type { Query } from "#domain/query/query.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import { asWritten, type NamedParameter, printedAdvice } from "#domain/refusals/advice.ts";
import type { Result } from "#domain/result.ts";
import { askedParameters } from "#domain/site/questions.ts";
import { FIELDS, type FinderField, legendOf, MORE_FIELDS } from "./finder-fields.ts";
import { FINDER_PATH } from "./questions.ts";

export interface FormOption {
  value: string;
  text: string;
  isSelected: boolean;
}

/** A field of the form: a text field, or a list when it has options. */
export interface FormField {
  name: string;
  label: string;
  value: string;
  placeholder: string | undefined;
  options: FormOption[] | undefined;
  isSet: boolean;
  isBad: boolean;
}

/** A row of the form: a condition on any figure. */
export interface FigureConditionRow {
  figures: FormOption[];
  ofs: FormOption[];
  range: string;
  isBad: boolean;
}

/** The problem of a bad question, with the possible meanings. */
export interface FormTrouble {
  sentence: string;
  /** True when the sentence belongs to a marked field. */
  isAtField: boolean;
  choices: { text: string; href: string }[];
}

/** A parameter without a field, which a form keeps in a hidden one. */
interface KeptParameter {
  name: string;
  value: string;
}

/** The form beside the results: the fields that are used most, filled in from a valid question. */
export interface ShortForm {
  fields: FormField[];
  kept: KeptParameter[];
}

/** The form with every field, filled in from the question. */
export interface FinderForm {
  fields: FormField[];
  /** The other fields in groups, each with its heading. */
  groups: { legend: string; fields: FormField[] }[];
  figures: FigureConditionRow[];
  kept: KeptParameter[];
  trouble: FormTrouble | undefined;
}

const OFS = [
  { value: "", text: "in each game" },
  { value: "avg", text: "on average" },
  { value: "sum", text: "in all" },
];

/** The parameters that are not conditions, yet change the rows and their order. */
export const ORDERING = ["sort", "qualified"] as const;

/** The form with every field for a question that was read, valid or not. */
export function finderForm(
  read: Result<Query, BadQuery>,
  search: URLSearchParams,
  data: QuestionData,
): FinderForm {
  const given = read.ok ? givenBy(read.value, data) : askedParameters(search);
  const bad = read.ok ? undefined : read.error;
  const fieldOf = (field: FinderField) => formField(field, given, bad);
  const fields = FIELDS.map(fieldOf);
  const groups = [...Map.groupBy(MORE_FIELDS, ({ name }) => legendOf(name))].map(
    ([legend, own]) => ({ legend, fields: own.map(fieldOf) }),
  );
  const unseen = withoutFields(given, ALL_FIELDS);
  const isFigure = (name: string) => figureOf(plainName(name)) !== undefined;
  const conditions = unseen.filter(({ name }) => isFigure(name));
  const set = [...given.keys()].filter(isFigure);
  // A question that is full takes no further figure: a row removes its own, or changes its range.
  const isFull = read.ok && set.length >= MOST_FIGURES;
  const rows = conditions.map(({ name, value }) =>
    figureRow(name, value, bad?.parameter, isFull ? [plainName(name)] : undefined),
  );
  const free = isFull ? 0 : ROWS - rows.length;
  for (let row = 0; row < free; row += 1) rows.push(figureRow("", "", undefined));
  const marked = [...fields, ...groups.flatMap((group) => group.fields), ...rows];
  return {
    fields,
    groups,
    figures: rows,
    kept: unseen.filter((parameter) => !conditions.includes(parameter)),
    trouble: bad && {
      sentence: printedAdvice(bad.advice, labelled),
      isAtField: marked.some(({ isBad }) => isBad),
      choices: bad.choices.map(({ value, name }) => ({
        text: name,
        href: `${FINDER_PATH}?${replaced(given, bad.parameter ?? "", value)}`,
      })),
    },
  };
}

/** The form beside the results of a question. */
export function shortForm(query: Query, data: QuestionData): ShortForm {
  const given = givenBy(query, data);
  return {
    fields: FIELDS.map((field) => formField(field, given, undefined)),
    kept: withoutFields(given, FIELDS),
  };
}

/** The parameters of a valid question as a form shows them. */
function givenBy(query: Query, data: QuestionData): URLSearchParams {
  return namedPlayers(queryParameters(query), data);
}

function formField(
  { name, label, placeholder, choices }: FinderField,
  given: URLSearchParams,
  bad: BadQuery | undefined,
): FormField {
  const value = given.get(name) ?? "";
  return {
    name,
    label,
    value,
    placeholder,
    options: choices && optionsOf(choices, value, bad === undefined),
    isSet: value !== "",
    isBad: bad?.parameter === name,
  };
}

/** The parameters that none of the fields shows; a form asks for the first page of its season. */
function withoutFields(given: URLSearchParams, fields: readonly FinderField[]): KeptParameter[] {
  const shown = new Set([...fields.map(({ name }) => name), "page", "season"]);
  return [...given].flatMap(([name, value]) => (shown.has(name) ? [] : [{ name, value }]));
}

/** A field's choices, with the value of a valid question that is none of them. */
function optionsOf(
  choices: NonNullable<FinderField["choices"]>,
  value: string,
  isValid: boolean,
): FormOption[] {
  const options = choices.map((choice) => ({
    ...choice,
    isSelected: choice.value === value.toLowerCase() || choice.value === value,
  }));
  if (isValid && options.every(({ isSelected }) => !isSelected))
    options.push({ value, text: value, isSelected: true });
  return options;
}

const ALL_FIELDS: readonly FinderField[] = [...FIELDS, ...MORE_FIELDS];

/** A parameter by the form's label: `Rows`, or `“Rows: Players”` with a value. */
function labelled(asked: NamedParameter): string {
  const { parameter, value } = asked;
  const field = ALL_FIELDS.find(({ name }) => name === parameter);
  if (value === undefined)
    return field?.label ?? figureOf(plainName(parameter))?.name ?? asWritten(asked);
  // The first choice is the default, which has no value.
  const { choices = [] } = field ?? {};
  const choice = choices.find((known) => known.value === value) ?? choices[0];
  return choice === undefined ? asWritten(asked) : `“${field?.label}: ${choice.text}”`;
}

function plainName(name: string): string {
  return name.replace(/^(?:avg|sum)\./, "");
}

/** The rows for figures of a question with fewer. */
const ROWS = 2;

function figureRow(
  name: string,
  range: string,
  bad: string | undefined,
  keys?: readonly string[],
): FigureConditionRow {
  const key = plainName(name);
  const of = name === key ? "" : name.slice(0, 3);
  return {
    figures: [
      { value: "", text: "Any figure", isSelected: key === "" },
      ...FIGURES.filter((figure) => keys === undefined || keys.includes(figure.key)).map(
        (figure) => ({
          value: figure.key,
          text: figure.name,
          isSelected: figure.key === key,
        }),
      ),
    ],
    ofs: OFS.map((choice) => ({ ...choice, isSelected: choice.value === of })),
    range,
    isBad: bad !== undefined && bad === key,
  };
}

/** Replaces ids of players by their names; players who share a name keep their ids. */
function namedPlayers(params: URLSearchParams, data: QuestionData): URLSearchParams {
  const names = namesOf(data);
  const named = new URLSearchParams(params);
  for (const parameter of CONDITION_NAMES.filter((name) => declared(name).isPlayer)) {
    const parts = params.get(parameter)?.split(",") ?? [];
    const known = parts.map((part) => {
      // A team-mate's own figures follow his id.
      const [id = "", ...own] = part.split(":");
      const name = playerName(id, names);
      const isClear = playerNamed(name, names.players).kind === "found";
      return [isClear ? name : id, ...own].join(":");
    });
    if (known.length > 0) named.set(parameter, known.join(", "));
  }
  return named;
}

function replaced(given: URLSearchParams, name: string, value: string): URLSearchParams {
  const params = new URLSearchParams(given);
  params.set(name, value);
  return params;
}
