import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { CsvError, parse } from "csv-parse/sync";
import * as v from "valibot";
import { DatasetError } from "./dataset-error.ts";

/** Text that must not be empty. */
export const text = v.pipe(v.string(), v.trim(), v.nonEmpty("must not be empty"));
/** Text that may be empty. */
export const maybeText = v.pipe(v.string(), v.trim());
/** A number in text: "-1.5" and "12" are valid, "" and "n/a" are not. */
export const number = v.pipe(
  v.string(),
  v.regex(/^-?\d+(\.\d+)?$/, "must be a number"),
  v.transform(Number),
);
export const count = v.pipe(v.string(), v.regex(/^\d+$/, "must be a count"), v.transform(Number));
/** A count; null when it is unknown. */
export const maybeCount = v.union([
  v.pipe(
    v.literal(""),
    v.transform(() => null),
  ),
  count,
]);
/** A count that may be negative, such as plus-minus. */
export const whole = v.pipe(
  v.string(),
  v.regex(/^-?\d+$/, "must be a whole number"),
  v.transform(Number),
);
/** A `whole`; null when it is unknown. */
export const maybeWhole = v.union([
  v.pipe(
    v.literal(""),
    v.transform(() => null),
  ),
  whole,
]);
export const fraction = v.pipe(number, v.minValue(0), v.maxValue(1));
/** A fraction of 1; null when its denominator is zero. */
export const maybeFraction = v.union([
  v.pipe(
    v.literal(""),
    v.transform(() => null),
  ),
  fraction,
]);
export const day = v.pipe(v.string(), v.isoDate("must be a date like 2026-04-12"));
/** A day, or "" for an unknown one. */
export const maybeDay = v.union([v.literal(""), day]);
export const teamId = v.pipe(count, v.minValue(1), v.maxValue(30));

/**
 * The rows of a table, with every cell checked; one that ends in .gz is unzipped. The first bad cell
 * stops the build with a sentence that names file, line and column.
 */
export function readTable<Schema extends v.ObjectEntries>(
  folder: string,
  file: string,
  entries: Schema,
): v.InferOutput<v.ObjectSchema<Schema, undefined>>[] {
  return parseTable(readSource(folder, file), file, entries);
}

/** Does the same as `readTable`, from the text of a table. */
export function parseTable<Schema extends v.ObjectEntries>(
  source: string,
  file: string,
  entries: Schema,
): v.InferOutput<v.ObjectSchema<Schema, undefined>>[] {
  const schema = v.object(entries);
  return rowsOf(source, file).map(({ record, info }) => {
    const result = v.safeParse(schema, record);
    if (result.success) return result.output;
    const [issue] = result.issues;
    const column = v.getDotPath(issue) ?? "?";
    const found = column in record ? `"${record[column]}"` : "nothing";
    throw new DatasetError(
      `${file}, line ${info.lines}, column ${column}: ${issue.message}, found ${found}.`,
    );
  });
}

interface ParsedRow {
  record: Record<string, string>;
  info: { lines: number };
}

function rowsOf(source: string, file: string): ParsedRow[] {
  try {
    return parse(source, { bom: true, columns: true, info: true, skip_empty_lines: true });
  } catch (error) {
    if (error instanceof CsvError) throw new DatasetError(`${file}: ${error.message}.`);
    throw error;
  }
}

function readSource(folder: string, file: string): string {
  try {
    const bytes = readFileSync(join(folder, file));
    return (file.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
  } catch {
    throw new DatasetError(`The season tables have no readable ${file} in ${folder}.`);
  }
}
