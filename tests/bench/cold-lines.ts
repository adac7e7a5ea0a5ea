import { runQuery } from "#domain/query/engine/run.ts";
import { tablesOf } from "#domain/query/engine/tables.ts";
import { completeQuery } from "#domain/query/query.ts";
import { dataOfLines } from "#domain/query/question-data.ts";
import { linesOf, seasonDocuments } from "./held-lines.ts";
import { threadMs } from "./thread-time.ts";

/**
 * Reads the lines of some seasons as a fresh isolate does, and prints the CPU times in milliseconds
 * and the megabytes of the columns after it; needs Node's option --expose-gc.
 */
const documents = seasonDocuments(Number(process.argv[2] ?? 1));
// Collects the garbage of loading modules, which would otherwise be collected while lines are read.
globalThis.gc?.({ type: "minor" });
const began = threadMs();
const lines = linesOf(documents);
tablesOf(lines);
const ready = threadMs();
const query = completeQuery({
  season: lines.season,
  rows: "games",
  figures: [{ figure: "pts", range: { min: 50, max: Number.POSITIVE_INFINITY } }],
});
const { total } = runQuery(query, dataOfLines(lines, []));
const first = threadMs();
if (total === 0) throw new Error("Nobody has scored 50 points.");
const sums = Object.values(lines.figures).map((column) => column.at(-1));
const read = threadMs();
globalThis.gc?.();
const { arrayBuffers } = process.memoryUsage();
console.log(
  JSON.stringify({
    ready: ready - began,
    first: first - ready,
    columns: read - first,
    figures: sums.length,
    buffersMb: arrayBuffers / 1e6,
  }),
);
