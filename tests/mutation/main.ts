import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { seededRandom } from "../../domain/ratings/seeded-random.ts";
import { runCommand } from "../../tools/command-line.ts";
import { root } from "../../tools/paths.ts";
import { type MutatedFile, scoreOf, survivors } from "./score.ts";

/** The rooms whose rules are mutated, each against its own unit tests. */
const ROOMS = ["domain", "functions/session", "functions/database"];
/** The least share of mutants that the unit tests must kill, in percent. */
const FLOOR = 80;

const usage = `usage: npm run mutation [-- --of PATH] [--files N] [--seed N]

Changes the rules one by one and prints how many of the changes their unit tests notice; fails below
${FLOOR} %. All of domain/ takes hours, so a run can be a sample.

  --of PATH   a folder or file of ${ROOMS.join(", ")}; may be repeated (default: all three)
  --files N   at most N files, chosen at random
  --seed N    the choice of files (default 1)`;

const folder = join(root, "tests/mutation");
/** It finds the project's Vitest in the folder above. */
const installed = join(root, "node_modules/.cache/mutation");
const REPORT = ".hardwood/mutation/report.json";

const Report = v.object({
  files: v.record(
    v.string(),
    v.object({
      source: v.string(),
      mutants: v.array(
        v.object({
          status: v.string(),
          mutatorName: v.string(),
          replacement: v.optional(v.string(), ""),
          location: v.object({ start: v.object({ line: v.number() }) }),
        }),
      ),
    }),
  ),
});

/** Installs Stryker where its lock file has changed. Vitest is the project's own, so peers stay out. */
function ensureStryker(): void {
  const lock = "package-lock.json";
  const textOf = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : undefined);
  if (textOf(join(installed, lock)) === textOf(join(folder, lock))) return;
  mkdirSync(installed, { recursive: true });
  for (const name of ["package.json", lock])
    copyFileSync(join(folder, name), join(installed, name));
  const args = ["ci", "--legacy-peer-deps", "--no-audit", "--no-fund", "--loglevel=error"];
  const { status } = spawnSync("npm", args, { cwd: installed, stdio: "inherit" });
  if (status === 0) return;
  rmSync(installed, { recursive: true });
  throw new Error("npm could not install Stryker: see the lines above.");
}

/** Some of the files, in an order that the seed gives. */
function chosen(files: readonly string[], count: number, seed: number): string[] {
  const random = seededRandom(seed);
  return files
    .map((file) => ({ file, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, count)
    .map(({ file }) => file);
}

function mutate(rooms: readonly string[], files: readonly string[]): MutatedFile[] {
  const options = join(folder, "stryker.json");
  const { status } = spawnSync(
    join(installed, "node_modules/.bin/stryker"),
    ["run", options, "--mutate", files.join(",")],
    { cwd: root, stdio: "inherit", env: { ...process.env, MUTATED_ROOMS: rooms.join(",") } },
  );
  if (status !== 0) throw new Error("Stryker failed: see the lines above.");
  const report = v.parse(Report, JSON.parse(readFileSync(join(root, REPORT), "utf8")));
  return Object.entries(report.files).map(([name, file]) => ({ name, ...file }));
}

const count = (text: string | undefined, refuse: (message: string) => never) => {
  if (text === undefined) return undefined;
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : refuse(`"${text}" is not a number from 1.`);
};

await runCommand(
  usage,
  {
    options: {
      of: { type: "string", multiple: true },
      files: { type: "string" },
      seed: { type: "string" },
    },
  },
  async ({ values, refuse }) => {
    const places = values.of ?? ROOMS;
    const rooms = ROOMS.filter((room) =>
      places.some((place) => `${place}/`.startsWith(`${room}/`)),
    );
    const tracked = execFileSync("git", ["ls-files", "--", ...places], {
      cwd: root,
      encoding: "utf8",
    });
    const files = tracked.split("\n").filter((name) => /^(?!.*\.d\.ts$).+\.ts$/.test(name));
    const isMutable = files.every((file) => rooms.some((room) => file.startsWith(`${room}/`)));
    if (files.length === 0 || !isMutable) refuse(`--of takes a path in ${ROOMS.join(", ")}.`);
    const sample = count(values.files, refuse) ?? files.length;
    ensureStryker();
    const mutated = mutate(rooms, chosen(files, sample, count(values.seed, refuse) ?? 1));
    for (const line of survivors(mutated)) console.log(line);
    for (const room of rooms) {
      const own = mutated.filter(({ name }) => name.startsWith(`${room}/`));
      if (own.length === 0) continue;
      const { killed, survived, uncovered, percent } = scoreOf(own);
      const counts = `${killed} killed, ${survived} survived, ${uncovered} not reached`;
      console.log(`${room}, ${own.length} files: ${counts}: ${percent} % (floor ${FLOOR} %)`);
      if (percent < FLOOR) process.exitCode = 1;
    }
  },
);
