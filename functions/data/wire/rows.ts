import * as v from "valibot";

/** What was understood of a list, and how many of its rows were not. */
export interface Rows<Row> {
  rows: Row[];
  dropped: number;
}

/** A value of the database with the keys that it has; undefined for anything but an object. */
export function objectOf(raw: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof raw === "object" && raw !== null && !Array.isArray(raw)
    ? (raw as Record<string, unknown>)
    : undefined;
}

/**
 * The rows of a list, in order. The database answers a list as an array (deleted rows are null), as
 * an object with indices or other keys, or not at all when it is empty; undefined for anything
 * else, which is no list.
 */
export function listOf(raw: unknown): unknown[] | undefined {
  if (raw === null || raw === undefined) return [];
  if (typeof raw !== "object") return undefined;
  return Object.values(raw).filter((row) => row !== null);
}

/**
 * A list parsed row by row: `parse` answers undefined for a bad row, which is dropped and counted.
 * Undefined when there is no list.
 */
export function parseRows<Row>(
  raw: unknown,
  parse: (row: unknown, place: number) => Row | undefined,
): Rows<Row> | undefined {
  const list = listOf(raw);
  if (list === undefined) return undefined;
  const rows: Row[] = [];
  list.forEach((item, index) => {
    const row = parse(item, index + 1);
    if (row !== undefined) rows.push(row);
  });
  return { rows, dropped: list.length - rows.length };
}

/** A parser of one row from its schema. */
export function rowParser<Schema extends v.GenericSchema>(
  schema: Schema,
): (row: unknown) => v.InferOutput<Schema> | undefined {
  const parse = v.safeParser(schema);
  return (row) => {
    const parsed = parse(row);
    return parsed.success ? parsed.output : undefined;
  };
}
