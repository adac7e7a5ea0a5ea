import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { parseQuery } from "../../domain/query/parse.ts";
import type { QuestionData } from "../../domain/query/question-data.ts";
import { runQuery } from "../../domain/query/run.ts";
import { LINE_FIGURES, type SeasonLines } from "../../domain/query/season-lines.ts";
import {
  type CollectionName,
  type CollectionValues,
  collectionPath,
  parseCollection,
} from "../../functions/data/collections.ts";
import { root } from "../../tools/paths.ts";
import { median } from "./requests.ts";
import { table, within } from "./table.ts";

/** design.md section 8. */
const READY_MS = 5;
const COMPRESSED_BYTES = 150_000;
const QUESTION_MS = 1;
const GROWN_MS = 60;
const GROWN = 100;
const ROUNDS = 15;

/** A question of each kind: games, players, teams, streaks, groups. */
const QUESTIONS = [
  "pts=40..&result=l",
  "rows=team-games&margin=20..",
  "rows=players&sort=-ast",
  "rows=teams&sort=-pts",
  "rows=streaks&pts=30..",
  "by=month&pts=20..",
];

/** Each is a process of its own, since only the first reading is cold. */
const COLD_STARTS = 15;

/** What the packed lines weigh, and the computing that the first reading of them takes. */
export function linesTable(): string {
  const packed = JSON.stringify(
    JSON.parse(readFileSync(join(root, "season/built/lines.json"), "utf8")),
  );
  const runs = Array.from({ length: COLD_STARTS }, () => {
    const answer = execFileSync(process.execPath, [join(import.meta.dirname, "cold-lines.ts")]);
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
  const data = questionData();
  const grown = { ...data, lines: repeated(data.lines, GROWN) };
  const questions = QUESTIONS.map((address) => [
    address,
    within(medianOf(address, data), QUESTION_MS, 2),
    within(medianOf(address, grown), GROWN_MS, 2),
  ]);
  return `The packed lines of the season: ${packed.length} bytes of JSON. Computing is the thread's user and
system time in Node, mean of ${COLD_STARTS} fresh processes.\n
${table(["lines", ""], rows)}\n
A warm question in ms, median of ${ROUNDS}, over the season and over ${GROWN} seasons.\n
${table(["question", "one", String(GROWN)], questions)}\n`;
}

/** Everything that questions are answered from, as a reader of the database has it. */
function questionData(): QuestionData {
  const read = <Name extends CollectionName>(name: Name): CollectionValues[Name] => {
    const file = `${collectionPath(name).replace("nba/", "")}.json`;
    const raw = JSON.parse(readFileSync(join(root, "season/built", file), "utf8")) as unknown;
    const parsed = parseCollection(name, raw);
    if (!parsed.ok) throw new Error(`${file} is ${parsed.error.kind}.`);
    return parsed.value.value;
  };
  return {
    lines: read("lines"),
    teams: read("teams"),
    players: read("players"),
    totals: read("seasonTotals"),
    teamStats: read("teamStats"),
  };
}

/** So many seasons one behind the other, as if the same games were played again. */
function repeated(lines: SeasonLines, times: number): SeasonLines {
  const { size, games } = lines;
  const again = <Column extends Int16Array | Int8Array | Uint8Array | Uint32Array>(
    column: Column,
    into: Column,
    shift = 0,
  ): Column => {
    for (let at = 0; at < into.length; at += 1) {
      into[at] = (column[at % size] ?? 0) + shift * Math.floor(at / size);
    }
    return into;
  };
  const all = size * times;
  return {
    size: all,
    games: Array.from({ length: times }, () => games).flat(),
    players: lines.players,
    game: again(lines.game, new Uint32Array(all), games.length),
    player: again(lines.player, new Uint32Array(all)),
    team: again(lines.team, new Uint8Array(all)),
    starter: again(lines.starter, new Int8Array(all)),
    figures: Object.fromEntries(
      LINE_FIGURES.map((name) => [name, again(lines.figures[name], new Int16Array(all))]),
    ) as SeasonLines["figures"],
  };
}

function medianOf(address: string, data: QuestionData): number {
  const names = { players: data.lines.players, teams: data.teams };
  const query = parseQuery(new URLSearchParams(address), names);
  if (!query.ok) throw new Error(`${address}: ${query.error.sentence}`);
  const times = Array.from({ length: ROUNDS }, () => {
    const began = performance.now();
    runQuery(query.value, data);
    return performance.now() - began;
  });
  return median(times);
}
