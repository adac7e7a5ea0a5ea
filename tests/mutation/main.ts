import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { seededRandom } from "../../domain/ratings/seeded-random.ts";
import { runCommand } from "../../tools/command-line.ts";
import { root } from "../../tools/paths.ts";
import { instrument, type Mutant } from "./instrument.ts";
import { MutationRecord, type Pass } from "./record.ts";
import { type MutatedFile, scoreOf, scoreTable, survivors } from "./score.ts";

/** The rooms whose rules are mutated, each against its own unit tests. */
const ROOMS = ["domain", "functions/session", "functions/database"];
/** The least share of mutants that the unit tests must kill, in percent. */
const FLOOR = 80;

const usage = `usage: npm run mutation [-- --of PATH] [--files N] [--seed N] [--tests PATH]

Changes the rules one by one and prints how many of the changes their unit tests notice, by folder;
fails below ${FLOOR} % of a room.

  --of PATH     a folder or file of ${ROOMS.join(", ")};
                may be repeated (default: all three)
  --files N     at most N files of each folder, chosen at random
  --seed N      the choice of files (default 1)
  --tests PATH  the unit tests that judge, a folder or file; may be repeated (default: all of the
                room). Fewer are faster, and notice no more than all would`;

/** A mutant with which a test does not end for so long hangs, in ms. */
const STALL_MS = 60_000;

const folder = join(root, "tests/mutation");
/** The instrumenter is not among the project's packages, because it brings a hundred. */
const installed = join(root, "node_modules/.cache/mutation");

/** Installs Stryker's instrumenter where its lock file has changed. */
function ensureStryker(): void {
  const lock = "package-lock.json";
  const textOf = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : undefined);
  if (textOf(join(installed, lock)) === textOf(join(folder, lock))) return;
  mkdirSync(installed, { recursive: true });
  for (const name of ["package.json", lock])
    copyFileSync(join(folder, name), join(installed, name));
  const args = ["ci", "--no-audit", "--no-fund", "--loglevel=error"];
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

/** Runs tests on the instrumented code, until they end or nothing has happened for a while. */
async function run(tests: readonly string[], pass: Pass): Promise<void> {
  const args = ["run", "--config", join(folder, "vitest.config.ts"), "--root", root];
  const vitest = spawn(join(root, "node_modules/.bin/vitest"), args, {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, MUTATION_TESTS: tests.join(","), MUTATION_PASS: pass },
  });
  let before = 0;
  const watch = setInterval(() => {
    const { length, last } = MutationRecord.read();
    if (length === before && last?.event === "tried") vitest.kill("SIGKILL");
    before = length;
  }, STALL_MS);
  await once(vitest, "exit");
  clearInterval(watch);
}

/** Runs the tests of a pass until each file of them is done. */
async function judge(tests: readonly string[], pass: Pass): Promise<MutationRecord> {
  for (;;) {
    const before = MutationRecord.read();
    const left = tests.filter((name) => !before.isDone(join(root, name), pass));
    console.log(`${pass} tests: ${left.length} files left, ${before.killed} mutants noticed`);
    if (left.length === 0) return before;
    await run(left, pass);
    const after = MutationRecord.read();
    if (after.broken.length > 0) {
      throw new Error(`Tests fail on the code as it is: ${after.broken.join(", ")}`);
    }
    if (after.length === before.length) throw new Error("The tests did not run: see above.");
    // The process has ended, or was ended, with this mutant.
    if (after.last?.event === "tried") after.note("killed", after.last.subject);
  }
}

function mutatedFiles(mutants: readonly Mutant[], record: MutationRecord): MutatedFile[] {
  return [...Map.groupBy(mutants, ({ fileName }) => fileName)].map(([name, own]) => ({
    name,
    source: readFileSync(join(root, name), "utf8"),
    mutants: own.map((mutant) => ({ ...mutant, status: record.statusOf(mutant.id) })),
  }));
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
    const mutants = await instrument(
      installed,
      chosen(files, most, count(values.seed, refuse) ?? 1),
    );
    MutationRecord.begin();
    const quick = await judge(tests, "quick");
    const record = await judge(
      tests.filter((name) => quick.isSlow(join(root, name))),
      "slow",
    );
    const mutated = mutatedFiles(mutants, record);
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
