import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { root } from "#tools/paths.ts";
import { SEASON_COUNTS } from "./held-lines.ts";
import { median } from "./requests.ts";
import { table, within } from "./table.ts";

/** The budgets of design.md section 8: the season ready, and the first question over all seasons. */
const READY_MS = 5;
const COLD_MS = 300;
const COMPRESSED_BYTES = 150_000;
/** The script of such a process. */
const COLD_LINES = join(import.meta.dirname, "cold-lines.ts");
/** A most in a game, two conditions, streaks, leaders by an average, a sort of all lines. */
const QUESTIONS = [
  "pts=50..",
  "reb=10..&ast=10..",
  "rows=streaks&pts=30..",
  "rows=players",
  "sort=-reb",
];
/** The number of processes measured; only the first read of a process is cold. */
const COLD_STARTS = 9;

interface ColdStart {
  ready: number;
  first: number;
  columns: number;
  buffersMb: number;
}

/** The compressed sizes of the packed lines, and the CPU time of their first read. */
export function linesTable(): string {
  const packed = JSON.stringify(
    JSON.parse(readFileSync(join(root, "season/built/lines.json"), "utf8")),
  );
  const sizes = [
    ["gzip 9, bytes", within(gzipSync(packed, { level: 9 }).length, COMPRESSED_BYTES)],
    ["brotli 11, bytes", within(brotliCompressSync(packed).length, COMPRESSED_BYTES)],
  ];
  const [, , past] = SEASON_COUNTS;
  const rows = SEASON_COUNTS.map((count) => {
    const starts = coldStarts(count);
    const of = (part: keyof ColdStart) => median(starts.map((start) => start[part]));
    const asked = of("ready") + of("first");
    return [
      String(count),
      within(of("ready"), count === 1 ? READY_MS : COLD_MS, 1),
      within(asked, COLD_MS, 1),
      of("columns").toFixed(1),
      of("buffersMb").toFixed(1),
    ];
  });
  const kinds = QUESTIONS.map((address) => {
    const all = coldStarts(past, address).map(({ ready, first }) => ready + first);
    return [address, within(median(all), COLD_MS, 1)];
  });
  return `The packed lines of the season: ${packed.length} bytes of JSON.\n
${table(["lines", ""], sizes)}\n
A cold isolate by its number of seasons: the thread's user and system time in Node in ms, the median
of ${COLD_STARTS} fresh processes, and the MB of all columns afterwards.\n
${table(["seasons", "ready", "first answer", "all columns, more", "columns MB"], rows)}\n
The first answer of a cold isolate over ${past} seasons, by its question.\n
${table(["question", "ms"], kinds)}\n`;
}

function coldStarts(seasons: number, address = "pts=50.."): ColdStart[] {
  return Array.from({ length: COLD_STARTS }, () => {
    const given = ["--expose-gc", COLD_LINES, String(seasons), address];
    const answer = execFileSync(process.execPath, given);
    return JSON.parse(String(answer)) as ColdStart;
  });
}
