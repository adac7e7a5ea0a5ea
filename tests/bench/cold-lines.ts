import { readFileSync } from "node:fs";
import { join } from "node:path";
import { tablesOf } from "../../domain/query/tables.ts";
import { parseLines } from "../../functions/data/wire/lines.ts";
import { root } from "../../tools/paths.ts";
import { threadMs } from "./thread-time.ts";

/**
 * Reads the lines as a fresh isolate does, and prints the CPU times in milliseconds; needs Node's
 * option --expose-gc.
 */
const text = readFileSync(join(root, "season/built/lines.json"), "utf8");
// Collects the garbage of loading modules, which would otherwise be collected while lines are read.
globalThis.gc?.({ type: "minor" });
const began = threadMs();
const lines = parseLines(JSON.parse(text))?.value;
if (lines === undefined) throw new Error("The built lines cannot be read.");
tablesOf(lines);
const ready = threadMs();
const sums = Object.values(lines.figures).map((column) => column.at(-1));
const read = threadMs();
console.log(JSON.stringify({ ready: ready - began, columns: read - ready, figures: sums.length }));
