import { createReadStream } from "node:fs";
import { truncate } from "node:fs/promises";
import { createInterface } from "node:readline";
import * as v from "valibot";
import { isKey } from "#functions/database/protocol/keys.ts";

/** A member's record as a line of a file has it. */
export interface RecordLine {
  uid: string;
  record: Record<string, unknown>;
}

/** A line without a record, with the reason. */
export interface MalformedLine {
  line: number;
  says: string;
}

const Line = v.strictObject({
  uid: v.pipe(v.string(), v.check(isKey)),
  record: v.pipe(
    v.record(v.string(), v.unknown()),
    v.check((record) => Object.keys(record).length > 0),
  ),
});

/** The text of a record's line. */
export function lineOf({ uid, record }: RecordLine): string {
  return `${JSON.stringify({ uid, record })}\n`;
}

/** Reads the lines of a file one after another. Empty ones are passed over. */
export async function* recordLines(
  file: string,
): AsyncGenerator<{ line: number; read: RecordLine | MalformedLine }> {
  const input = createInterface({
    input: createReadStream(file),
    crlfDelay: Number.POSITIVE_INFINITY,
  });
  let line = 0;
  for await (const text of input) {
    line += 1;
    if (text.trim() !== "") yield { line, read: recordOf(text, line) };
  }
}

function recordOf(text: string, line: number): RecordLine | MalformedLine {
  const malformed = (what: string) => ({ line, says: `Line ${line} ${what}.` });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return malformed("is not JSON");
  }
  const parsed = v.safeParse(Line, json);
  if (!parsed.success) return malformed('is not of the form {"uid": "…", "record": {…}}');
  const { uid, record } = parsed.output;
  const isOther = record.uid !== undefined && record.uid !== uid;
  return isOther ? malformed(`has the record of another member than ${uid}`) : { uid, record };
}

/** Cuts off what follows the last end of a line: a line that was being written at a break. */
export async function cutPartialLine(file: string): Promise<void> {
  let end = 0;
  let at = 0;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    const last = chunk.lastIndexOf("\n");
    if (last !== -1) end = at + last + 1;
    at += chunk.length;
  }
  if (end < at) await truncate(file, end);
}
