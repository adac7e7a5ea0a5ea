import { momentOf } from "../dates.ts";
import { POSITIONS } from "../season/player-table.ts";
import { type Names, playerNamed, teamNamed } from "./names.ts";
import { type Conditions, DIVISIONS, MONTHS, type Range } from "./query.ts";

/** The value of a parameter's text, or the reason why it is invalid. */
export type Read<Value> =
  | { ok: true; value: Value }
  | { ok: false; sentence: string; choices?: readonly Choice[] };

/** One of several meanings of an ambiguous text, with its unambiguous value. */
export interface Choice {
  value: string;
  name: string;
}

/** The parser and printer of one condition. Texts are trimmed and not empty. */
interface Parameter<Value> {
  read(text: string, names: Names): Read<Value>;
  print(value: Value): string;
}

type Parameters = { [Name in keyof Conditions]-?: Parameter<NonNullable<Conditions[Name]>> };

const LONGEST_CHOICES = 20;
const LONGEST_FREE_TEXT = 40;

/** The conditions in canonical order. */
export const PARAMETERS: Parameters = {
  player: player("player"),
  team: team("team"),
  opp: team("opp"),
  conf: oneOf("conf", ["east", "west"]),
  div: oneOf("div", DIVISIONS),
  oppconf: oneOf("oppconf", ["east", "west"]),
  oppdiv: oneOf("oppdiv", DIVISIONS),
  where: oneOf("where", ["home", "away", "neutral"]),
  result: oneOf("result", ["w", "l"]),
  month: { read: readMonth, print: (month) => month },
  from: day("from"),
  to: day("to"),
  last: { read: readLast, print: String },
  rest: range("rest", { least: 0, most: 400, whole: true }),
  margin: range("margin", { least: 0, most: 200, whole: true }),
  ot: flag("ot"),
  starter: flag("starter"),
  with: player("with"),
  without: player("without"),
  vs: player("vs"),
  pos: oneOf("pos", POSITIONS),
  age: range("age", { least: 15, most: 60, whole: true }),
  rookie: flag("rookie"),
  nation: freeText("nation"),
  college: freeText("college"),
  draft: { read: readDraft, print: (draft) => (draft === UNDRAFTED ? draft : printRange(draft)) },
  height: { read: readHeight, print: (height) => printRange(height, feetAndInches) },
};

export function printRange({ min, max }: Range, print: (limit: number) => string = String): string {
  if (min === max) return print(min);
  const limit = (value: number) => (Number.isFinite(value) ? print(value) : "");
  return `${limit(min)}..${limit(max)}`;
}

/** The limits of a range's values. */
export interface Limits {
  least: number;
  most: number;
  whole: boolean;
}

/** Parses a range: "30..", "..5", "10..15", "7". */
export function readRange(name: string, text: string, limits: Limits): Read<Range> {
  const written = limits.whole ? /^-?\d{1,4}$/ : /^-?\d{1,5}(\.\d{1,3})?$/;
  return readRangeOf(
    text,
    (limit) => (written.test(limit) ? withoutNegativeZero(Number(limit)) : undefined),
    limits,
    `"${name}" is a number or a range like "30..", "..5" or "10..15", from ${limits.least} to ${limits.most}.`,
  );
}

function withoutNegativeZero(value: number): number {
  return value === 0 ? 0 : value;
}

function readRangeOf(
  text: string,
  read: (limit: string) => number | undefined,
  { least, most }: Limits,
  sentence: string,
): Read<Range> {
  const wrong: Read<Range> = { ok: false, sentence };
  const parts = text.split("..");
  if (parts.length > 2) return wrong;
  const [first = "", second = first] = parts.map((part) => part.trim());
  if (first === "" && second === "") return wrong;
  const min = first === "" ? Number.NEGATIVE_INFINITY : read(first);
  const max = second === "" ? Number.POSITIVE_INFINITY : read(second);
  if (min === undefined || max === undefined || min > max) return wrong;
  const limits = [min, max].filter(Number.isFinite);
  if (limits.some((limit) => limit < least || limit > most)) return wrong;
  return { ok: true, value: { min, max } };
}

function range(name: string, limits: Limits): Parameter<Range> {
  return { read: (text) => readRange(name, text, limits), print: (value) => printRange(value) };
}

function oneOf<Value extends string>(name: string, values: readonly Value[]): Parameter<Value> {
  return {
    read: (text) => {
      const value = values.find((known) => known.toLowerCase() === text.toLowerCase());
      return value === undefined
        ? { ok: false, sentence: `"${name}" is one of ${values.join(", ")}.` }
        : { ok: true, value };
    },
    print: (value) => value,
  };
}

function flag(name: string): Parameter<boolean> {
  return {
    read: (text) =>
      text === "1" || text === "0"
        ? { ok: true, value: text === "1" }
        : { ok: false, sentence: `"${name}" is 1 for yes or 0 for no.` },
    print: (value) => (value ? "1" : "0"),
  };
}

function player(name: string): Parameter<string> {
  return {
    read: (text, { players }) => {
      const found = playerNamed(text, players);
      if (found.kind === "found") return { ok: true, value: found.item.id };
      if (found.kind === "none")
        return { ok: false, sentence: `"${name}" names no player of this season's games.` };
      const choices = found.items.slice(0, LONGEST_CHOICES);
      return {
        ok: false,
        sentence: `"${name}" names ${found.items.length} players: say which.`,
        choices: choices.map(({ id, name: full }) => ({ value: id, name: full })),
      };
    },
    print: (id) => id,
  };
}

function team(name: string): Parameter<string> {
  return {
    read: (text, { teams }) => {
      const found = teamNamed(text, teams);
      if (found.kind === "found") return { ok: true, value: found.item.abbreviation };
      if (found.kind === "none")
        return { ok: false, sentence: `"${name}" is a team's abbreviation like DEN, or its name.` };
      return {
        ok: false,
        sentence: `"${name}" names ${found.items.length} teams: say which.`,
        choices: found.items.map(({ abbreviation, fullName }) => ({
          value: abbreviation,
          name: fullName,
        })),
      };
    },
    print: (abbreviation) => abbreviation,
  };
}

function day(name: string): Parameter<string> {
  return {
    read: (text) =>
      /^\d{4}-\d{2}-\d{2}$/.test(text) && momentOf(text) !== undefined
        ? { ok: true, value: text }
        : { ok: false, sentence: `"${name}" is a day like 2026-01-31.` },
    print: (value) => value,
  };
}

function freeText(name: string): Parameter<string> {
  return {
    read: (text) => {
      const value = text.toWellFormed().replace(/\s+/g, " ");
      return value.length <= LONGEST_FREE_TEXT
        ? { ok: true, value }
        : { ok: false, sentence: `"${name}" has ${LONGEST_FREE_TEXT} characters at most.` };
    },
    print: (value) => value,
  };
}

const MONTH_NUMBERS = [...["10", "11", "12", "1", "2", "3", "4", "5", "6"]];

function readMonth(text: string): Read<Conditions["month"] & string> {
  const wanted = text.toLowerCase();
  const at = MONTH_NUMBERS.indexOf(wanted.replace(/^0/, ""));
  const value = MONTHS[at] ?? MONTHS.find((month) => month === wanted);
  return value === undefined
    ? { ok: false, sentence: `"month" is one of ${MONTHS.join(", ")}.` }
    : { ok: true, value };
}

function readLast(text: string): Read<number> {
  return /^[1-9]\d?$/.test(text)
    ? { ok: true, value: Number(text) }
    : { ok: false, sentence: `"last" is a number of games from 1 to 99.` };
}

const UNDRAFTED = "undrafted";

function readDraft(text: string): Read<Conditions["draft"] & {}> {
  if (text.toLowerCase() === UNDRAFTED) return { ok: true, value: UNDRAFTED };
  const years = readRange("draft", text, { least: 1947, most: 2100, whole: true });
  if (years.ok) return years;
  return {
    ok: false,
    sentence: `"draft" is a year from 1947 to 2100, a range like "2020..", or "${UNDRAFTED}".`,
  };
}

const INCHES = 12;

function readHeight(text: string): Read<Range> {
  return readRangeOf(
    text,
    (limit) => {
      const [, feet, inches = "0"] = /^([4-8])(?:-(\d|1[01]))?$/.exec(limit) ?? [];
      return feet === undefined ? undefined : INCHES * Number(feet) + Number(inches);
    },
    { least: 48, most: 107, whole: true },
    `"height" is feet and inches like "7-0..", "..6-2" or "6-8..6-10".`,
  );
}

/** A height in feet and inches: 76 inches are "6-4". */
export function feetAndInches(inches: number): string {
  return `${Math.floor(inches / INCHES)}-${inches % INCHES}`;
}
