import { runQuery } from "#domain/query/engine/run.ts";
import { tablesOf } from "#domain/query/engine/tables.ts";
import { namesOf } from "#domain/query/names.ts";
import { parseQuery } from "#domain/query/parse.ts";
import { dataOfLines } from "#domain/query/question-data.ts";
import { linesOf, seasonDocuments } from "./held-lines.ts";
import { threadMs } from "./thread-time.ts";

/**
 * Reads the lines of some seasons as a fresh isolate does, answers a question by its address, and prints the CPU
 * times in milliseconds and the megabytes of the columns after it; needs Node's option --expose-gc.
 */
const [count = "1", address = "pts=50.."] = process.argv.slice(2);
const documents = seasonDocuments(Number(count));
// Collects the garbage of loading modules, which would otherwise be collected while lines are read.
globalThis.gc?.({ type: "minor" });
const began = threadMs();
const lines = linesOf(documents);
tablesOf(lines);
const ready = threadMs();
const data = dataOfLines(lines, []);
const query = parseQuery(new URLSearchParams(address), namesOf(data));
if (!query.ok) throw new Error(query.error.sentence);
const { total } = runQuery(query.value, data);
const first = threadMs();
if (total === 0) throw new Error(`Nothing answers ${address}.`);
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
