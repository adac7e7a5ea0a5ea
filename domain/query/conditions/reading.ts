import { isDay } from "#domain/dates.ts";
import type { Advice } from "#domain/refusals/advice.ts";
import { QUERY_ADVICE } from "#domain/refusals/query-advice.ts";
import { wellFormed } from "#domain/text/well-formed.ts";
import { type Names, playerNamed, teamNamed } from "../names.ts";
import { above, below, printRange, type Range } from "../range.ts";

/** The value of a parameter's text, or the reason why it is invalid. */
export type Read<Value> =
  | { ok: true; value: Value }
  | { ok: false; advice: Advice; choices?: readonly MeaningChoice[] };

/** One of several meanings of an ambiguous text, with its unambiguous value. */
export interface MeaningChoice {
  value: string;
  name: string;
}

/** The parser and printer of one parameter. Texts are trimmed and not empty. */
export interface Parameter<Value> {
  read(text: string, names: Names): Read<Value>;
  print(value: Value): string;
}

/** The limits of a range's values. */
export interface RangeLimits {
  least: number;
  most: number;
  whole: boolean;
}

const LONGEST_CHOICES = 20;
const LONGEST_FREE_TEXT = 40;

/** Parses a range: "30..", "..5", "10..15", "7", ">45" or ">45..", "<25" or "..<25". */
export function readRange(name: string, text: string, limits: RangeLimits): Read<Range> {
  const written = limits.whole ? /^-?\d{1,4}$/ : /^-?\d{1,5}(\.\d{1,3})?$/;
  return readRangeOf(
    text,
    (limit) => (written.test(limit) ? withoutNegativeZero(Number(limit)) : undefined),
    limits,
    QUERY_ADVICE.noRange(name, limits),
  );
}

function withoutNegativeZero(value: number): number {
  return value === 0 ? 0 : value;
}

/** Parses a range whose limits have a form of their own; the advice says what is. */
export function readRangeOf(
  text: string,
  read: (limit: string) => number | undefined,
  { least, most, whole }: RangeLimits,
  advice: Advice,
): Read<Range> {
  const wrong: Read<Range> = { ok: false, advice };
  const ends = endsOf(text);
  if (ends === undefined) return wrong;
  const limitOf = (
    given: string,
    none: number,
    sign: string,
    strict: (value: number) => number,
  ) => {
    if (given === "") return none;
    const isStrict = given.startsWith(sign);
    const value = read(isStrict ? given.slice(1).trim() : given);
    if (value === undefined || value < least || value > most) return undefined;
    return isStrict ? strict(value) : value;
  };
  // Whole numbers have a next one, so that ">5" and "6.." are one range.
  const [next, previous] = whole ? [(n: number) => n + 1, (n: number) => n - 1] : [above, below];
  const min = limitOf(ends.min, Number.NEGATIVE_INFINITY, ">", next);
  const max = limitOf(ends.max, Number.POSITIVE_INFINITY, "<", previous);
  if (min === undefined || max === undefined || min > max) return wrong;
  return { ok: true, value: { min, max } };
}

/** The texts of a range's ends: ">45" and "<25" have one, "7" is both. */
function endsOf(text: string): { min: string; max: string } | undefined {
  const [min = "", max, ...more] = text.split("..").map((part) => part.trim());
  if (more.length > 0 || (min === "" && (max ?? "") === "")) return undefined;
  if (max !== undefined) return { min, max };
  if (min.startsWith(">")) return { min, max: "" };
  return min.startsWith("<") ? { min: "", max: min } : { min, max: min };
}

/** A range of whole numbers. */
export function range(name: string, least: number, most: number): Parameter<Range> {
  return {
    read: (text) => readRange(name, text, { least, most, whole: true }),
    print: (value) => printRange(value),
  };
}

export function oneOf<Value extends string>(
  name: string,
  values: readonly Value[],
): Parameter<Value> {
  return {
    read: (text) => {
      const value = values.find((known) => known.toLowerCase() === text.toLowerCase());
      return value === undefined
        ? { ok: false, advice: QUERY_ADVICE.noChoice(name, values) }
        : { ok: true, value };
    },
    print: (value) => value,
  };
}

export function flag(name: string): Parameter<boolean> {
  return {
    read: (text) =>
      text === "1" || text === "0"
        ? { ok: true, value: text === "1" }
        : { ok: false, advice: QUERY_ADVICE.noFlag(name) },
    print: (value) => (value ? "1" : "0"),
  };
}

/** A player by id or name; the value is his id. */
export function playerParameter(name: string): Parameter<string> {
  return {
    read: (text, { players }) => {
      const found = playerNamed(text, players);
      if (found.kind === "found") return { ok: true, value: found.item.id };
      if (found.kind === "none") return { ok: false, advice: QUERY_ADVICE.noPlayer(name) };
      const choices = found.items.slice(0, LONGEST_CHOICES);
      return {
        ok: false,
        advice: QUERY_ADVICE.several(name, found.items.length, "players"),
        choices: choices.map(({ id, name: full }) => ({ value: id, name: full })),
      };
    },
    print: (id) => id,
  };
}

/** Several players by ids or names, parted by commas; the value is their ids. */
export function playersParameter(name: string): Parameter<readonly string[]> {
  const one = playerParameter(name);
  return {
    read: (text, names) => {
      const ids: string[] = [];
      for (const part of text.split(",")) {
        const read = one.read(part.trim(), names);
        if (!read.ok) return read;
        ids.push(read.value);
      }
      return { ok: true, value: [...new Set(ids)] };
    },
    print: (ids) => ids.join(","),
  };
}

/** A team by id, abbreviation or name; the value is its abbreviation. */
export function teamParameter(name: string): Parameter<string> {
  return {
    read: (text, { teams }) => {
      const found = teamNamed(text, teams);
      if (found.kind === "found") return { ok: true, value: found.item.abbreviation };
      if (found.kind === "none") return { ok: false, advice: QUERY_ADVICE.noTeam(name) };
      return {
        ok: false,
        advice: QUERY_ADVICE.several(name, found.items.length, "teams"),
        choices: found.items.map(({ abbreviation, fullName }) => ({
          value: abbreviation,
          name: fullName,
        })),
      };
    },
    print: (abbreviation) => abbreviation,
  };
}

/** An ISO date. */
export function day(name: string): Parameter<string> {
  return {
    read: (text) =>
      isDay(text) ? { ok: true, value: text } : { ok: false, advice: QUERY_ADVICE.noDay(name) },
    print: (value) => value,
  };
}

export function freeText(name: string): Parameter<string> {
  return {
    read: (text) => {
      const value = wellFormed(text).replace(/\s+/g, " ");
      return value.length <= LONGEST_FREE_TEXT
        ? { ok: true, value }
        : { ok: false, advice: QUERY_ADVICE.longText(name, LONGEST_FREE_TEXT) };
    },
    print: (value) => value,
  };
}
