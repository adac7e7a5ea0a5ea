import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { root } from "../../tools/paths.ts";
import { table, within } from "./table.ts";

/** The budgets of design.md section 8. */
const READY_MS = 5;
const COMPRESSED_BYTES = 150_000;
/** The script of such a process. */
const COLD_LINES = join(import.meta.dirname, "cold-lines.ts");
/** The number of processes measured; only the first read of a process is cold. */
const COLD_STARTS = 15;

/** The compressed sizes of the packed lines, and the CPU time of their first read. */
export function linesTable(): string {
  const packed = JSON.stringify(
    JSON.parse(readFileSync(join(root, "season/built/lines.json"), "utf8")),
  );
  const runs = Array.from({ length: COLD_STARTS }, () => {
    const answer = execFileSync(process.execPath, ["--expose-gc", COLD_LINES]);
    return JSON.parse(String(answer)) as { ready: number; columns: number };
  });
  const mean = (of: "ready" | "columns") =>
    runs.reduce((sum, run) => sum + run[of], 0) / runs.length;
  const rows = [
    ["gzip 9, bytes", within(gzipSync(packed, { level: 9 }).length, COMPRESSED_BYTES)],
    ["brotli 11, bytes", within(brotliCompressSync(packed).length, COMPRESSED_BYTES)],
    ["ready in a cold isolate, ms", within(mean("ready"), READY_MS, 2)],
    ["every column of figures read, ms more", `${mean("columns").toFixed(2)}  `],
  ];
  return `The packed lines of the season: ${packed.length} bytes of JSON. Computing is the thread's user and
system time in Node, mean of ${COLD_STARTS} fresh processes.\n
${table(["lines", ""], rows)}\n`;
}
