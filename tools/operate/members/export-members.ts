import { appendFile } from "node:fs/promises";
import { ok, type Result } from "#domain/result.ts";
import type { ReadFailure } from "#functions/data/realtime-database.ts";
import { cutPartialLine, lineOf, recordLines } from "./record-lines.ts";
import { eachRecordPage, type RecordPagesOptions } from "./record-pages.ts";

export interface ExportOptions extends RecordPagesOptions {
  file: string;
  /** Goes on after the last member of the file; otherwise the file must not exist. */
  isResumed: boolean;
  onProgress: (progress: { done: number; of: number }) => void;
}

/** Records hold mail addresses. */
const OWNER_ONLY = 0o600;

/**
 * Appends the members' records to a file, a line a member in the order of their keys, page by page.
 * Returns the number of members in the file.
 */
export async function exportMembers(options: ExportOptions): Promise<Result<number, ReadFailure>> {
  const { file, isResumed, onProgress } = options;
  const from = isResumed ? await positionIn(file) : { done: 0, last: undefined };
  let { done } = from;
  const append = (text: string) => appendFile(file, text, { mode: OWNER_ONLY });
  const read = await eachRecordPage(options, from.last, async (records, listed) => {
    await append(records.map(lineOf).join(""));
    done += records.length;
    onProgress({ done, of: Math.max(listed, done) });
  });
  if (read.ok) await append("");
  return read.ok ? ok(done) : read;
}

/** The members in a file that an export has left, and the last of them. */
async function positionIn(file: string): Promise<{ done: number; last: string | undefined }> {
  await cutPartialLine(file);
  let done = 0;
  let last: string | undefined;
  for await (const { read } of recordLines(file)) {
    if ("says" in read) throw new Error(`${file}: ${read.says} It is not an export.`);
    done += 1;
    last = read.uid;
  }
  return { done, last };
}
