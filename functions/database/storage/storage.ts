/** A parameter or result of a statement. */
export type SqlValue = string | number | null;

/** The part of SQLite that is used; Durable Objects and `node:sqlite` both provide it. */
export type Sql = {
  /** Runs a statement at once and returns its rows as arrays. */
  exec: (statement: string, ...values: SqlValue[]) => Iterable<SqlValue[]>;
  /** Runs the steps in a transaction, which an error rolls back. */
  transaction: <Outcome>(steps: () => Outcome) => Outcome;
};

/** A row holds 2 MB at most, and a character takes up to three bytes: longer texts are split. */
const MAX_PART_LENGTH = 600_000;

/** The texts by path, the parts of each joined; rows come in the order of path and part. */
export function* joinedParts(
  rows: Iterable<readonly [path: string, part: number, text: string]>,
): Generator<[path: string, text: string]> {
  let pending: [string, string] | null = null;
  for (const [path, part, text] of rows) {
    if (part > 0 && pending) {
      pending[1] += text;
      continue;
    }
    if (pending) yield pending;
    pending = [path, text];
  }
  if (pending) yield pending;
}

/** Splits a text into parts that fit into a row. */
export function partsOf(text: string): string[] {
  if (text.length <= MAX_PART_LENGTH) return [text];
  const parts: string[] = [];
  for (let start = 0; start < text.length; ) {
    let end = start + MAX_PART_LENGTH;
    // Never inside a surrogate pair: each part is stored as UTF-8.
    const code = text.charCodeAt(end - 1);
    if (code >= 0xd800 && code <= 0xdbff) end -= 1;
    parts.push(text.slice(start, end));
    start = end;
  }
  return parts;
}
