import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseLines } from "../../functions/data/wire/lines.ts";
import { root } from "../../tools/paths.ts";

/** Reads the lines as an isolate does that has read none yet, and prints the computing in ms. */

function computingMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

const text = readFileSync(join(root, "season/built/lines.json"), "utf8");
const began = computingMs();
const lines = parseLines(JSON.parse(text))?.value;
const ready = computingMs();
const sums = Object.values(lines?.figures ?? {}).map((column) => column.at(-1));
const read = computingMs();
console.log(JSON.stringify({ ready: ready - began, columns: read - ready, figures: sums.length }));
