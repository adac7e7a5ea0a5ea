import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import * as v from "valibot";
import { seededRandom } from "../../domain/ratings/seeded-random.ts";
import { runCommand } from "../../tools/command-line.ts";
import { ensureDataset } from "../../tools/dataset/dataset-files.ts";
import { root } from "../../tools/paths.ts";
import { type MutatedFile, scoreOf, scoreTable, survivors } from "./score.ts";

/** The rooms whose rules are mutated, each against its own unit tests. */
const ROOMS = ["domain", "functions/session", "functions/database"];
/** The least share of mutants that the unit tests must kill, in percent. */
const FLOOR = 80;

const usage = `usage: npm run mutation [-- --of PATH] [--files N] [--seed N] [--tests PATH]

Changes the rules one by one and prints how many of the changes their unit tests notice, by folder;
fails below ${FLOOR} % of a room. All of domain/ takes hours, so a run can be a sample.

  --of PATH     a folder or file of ${ROOMS.join(", ")};
                may be repeated (default: all three)
  --files N     at most N files of each folder, chosen at random
  --seed N      the choice of files (default 1)
  --tests PATH  the unit tests that judge, a folder or file; may be repeated (default: all of the
                room). Fewer are faster, and notice no more than all would`;

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

/** Some files of each folder, chosen by the seed. */
function chosen(files: readonly string[], most: number, seed: number): string[] {
  const random = seededRandom(seed);
  const ranked = files
    .map((file) => ({ file, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ file }) => file);
  return [...Map.groupBy(ranked, dirname).values()].flatMap((some) => some.slice(0, most));
}

function mutate(tests: readonly string[], files: readonly string[]): MutatedFile[] {
  const options = join(folder, "stryker.json");
  const { status } = spawnSync(
    join(installed, "node_modules/.bin/stryker"),
    ["run", options, "--mutate", files.join(",")],
    { cwd: root, stdio: "inherit", env: { ...process.env, MUTATION_TESTS: tests.join(",") } },
  );
  if (status !== 0) throw new Error("Stryker failed: see the lines above.");
  const report = v.parse(Report, JSON.parse(readFileSync(join(root, REPORT), "utf8")));
  return Object.entries(report.files).map(([name, file]) => ({ name, ...file }));
}

/** The tracked TypeScript files at some places. */
function filesAt(places: readonly string[]): string[] {
  const tracked = execFileSync("git", ["ls-files", "--", ...places], {
    cwd: root,
    encoding: "utf8",
  });
  return tracked.split("\n").filter((name) => /^(?!.*\.d\.ts$).+\.ts$/.test(name));
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
      tests: { type: "string", multiple: true },
    },
  },
  async ({ values, refuse }) => {
    const places = values.of ?? ROOMS;
    const rooms = ROOMS.filter((room) =>
      places.some((place) => `${place}/`.startsWith(`${room}/`)),
    );
    const files = filesAt(places);
    const isMutable = files.every((file) => rooms.some((room) => file.startsWith(`${room}/`)));
    if (files.length === 0 || !isMutable) refuse(`--of takes a path in ${ROOMS.join(", ")}.`);
    const testPlaces = values.tests ?? rooms.map((room) => `tests/unit/${room}`);
    const tests = filesAt(testPlaces).filter((name) => /^tests\/unit\/.*\.test\.ts$/.test(name));
    if (tests.length === 0) refuse("--tests takes a path of unit tests.");
    const most = count(values.files, refuse) ?? files.length;
    ensureStryker();
    ensureDataset();
    const mutated = mutate(tests, chosen(files, most, count(values.seed, refuse) ?? 1));
    for (const line of survivors(mutated)) console.log(line);
    for (const line of scoreTable(mutated)) console.log(line);
    for (const room of rooms) {
      const own = mutated.filter(({ name }) => name.startsWith(`${room}/`));
      if (own.length === 0) continue;
      const { percent } = scoreOf(own);
      console.log(`${room}: ${percent} % (floor ${FLOOR} %)`);
      if (percent < FLOOR) process.exitCode = 1;
    }
  },
);
