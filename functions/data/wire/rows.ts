import * as v from "valibot";

/** The valid rows of a list, and the number of malformed ones. */
export interface ReadRows<Row> {
  rows: Row[];
  dropped: number;
  /** The first row that was dropped and its fault: "17: Age is missing". */
  first?: string | undefined;
}

/** The limit of a reason, which may quote the received value. */
const LONGEST_REASON = 200;

/** The object by its keys; undefined for any other value. */
export function objectOf(raw: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof raw === "object" && raw !== null && !Array.isArray(raw)
    ? (raw as Record<string, unknown>)
    : undefined;
}

/**
 * The rows of a list, in order. The database returns a list as an array (deleted rows are null), as
 * an object with indices or other keys, or not at all when it is empty; undefined for any other
 * value.
 */
export function listOf(raw: unknown): unknown[] | undefined {
  if (raw === null || raw === undefined) return [];
  if (typeof raw !== "object") return undefined;
  return Object.values(raw).filter((row) => row !== null);
}

/** Parses one row; `whyNot` names the fault of a row that is refused. */
export interface RowParser<Row> {
  (row: unknown): Row | undefined;
  whyNot?: (row: unknown) => string | undefined;
}

/**
 * A list parsed row by row: `parse` returns undefined for a bad row, which is dropped and counted;
 * `whyNot` names its fault. Undefined for anything but a list.
 */
export function parseRows<Row>(
  raw: unknown,
  parse: ((row: unknown, place: number) => Row | undefined) & Pick<RowParser<Row>, "whyNot">,
  { whyNot }: Pick<RowParser<unknown>, "whyNot"> = parse,
): ReadRows<Row> | undefined {
  const list = listOf(raw);
  if (list === undefined) return undefined;
  const rows: Row[] = [];
  let first: string | undefined;
  list.forEach((item, index) => {
    const row = parse(item, index + 1);
    if (row !== undefined) rows.push(row);
    else first ??= `${index}: ${whyNot?.(item) ?? "no row of this list"}`;
  });
  return { rows, dropped: list.length - rows.length, first };
}

/** The first bad row of a branch, by its path from the collection's root. */
export function inBranch(branch: string, first: string | undefined): string | undefined {
  return first && `${branch}/${first}`;
}

/** A parser of one row from its schema. */
export function rowParser<Schema extends v.GenericSchema>(
  schema: Schema,
): RowParser<v.InferOutput<Schema>> {
  const parse = v.safeParser(schema);
  const parseRow: RowParser<v.InferOutput<Schema>> = (row) => {
    const parsed = parse(row);
    return parsed.success ? parsed.output : undefined;
  };
  parseRow.whyNot = (row) => {
    const [issue] = parse(row).issues ?? [];
    if (issue === undefined) return undefined;
    const said = `${v.getDotPath(issue) ?? "the row"}: ${issue.message}`;
    return said.slice(0, LONGEST_REASON);
  };
  return parseRow;
}
