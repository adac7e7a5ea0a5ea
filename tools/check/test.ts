import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import * as v from "valibot";
import { deployArguments } from "../build/environments.ts";
import { buildSite } from "../build/site.ts";
import { runCommand } from "../command-line.ts";
import { ensureBrowser } from "../machine/browser.ts";
import { ensureEngines } from "../machine/engines.ts";
import { startProcess } from "../machine/processes.ts";
import { program, root } from "../paths.ts";
import { runSteps, type Step, type Tally } from "./test-steps.ts";
import { ALL_FILES, compilerArguments, PLACES, TEMPLATES } from "./types.ts";

const usage = `usage: npm test

Runs every check there is; the last line is "N passed, N failed", and ", N skipped" where Firefox or
WebKit is missing. \`npm run quick\` checks a change.`;

const reports = mkdtempSync(join(tmpdir(), "hardwood-reports-"));

const VitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  testResults: v.array(
    v.object({
      assertionResults: v.array(
        v.object({
          status: v.string(),
          fullName: v.string(),
          failureMessages: v.nullish(v.array(v.string()), []),
        }),
      ),
    }),
  ),
});
const Spec = v.object({
  title: v.string(),
  ok: v.boolean(),
  file: v.string(),
  tests: v.array(
    v.object({
      results: v.array(
        v.object({ errors: v.array(v.object({ message: v.optional(v.string()) })) }),
      ),
    }),
  ),
});
/** Tests of a file, and the groups within it. */
interface Suite {
  specs: v.InferOutput<typeof Spec>[];
  suites?: Suite[] | undefined;
}
const Suite: v.GenericSchema<Suite> = v.object({
  specs: v.array(Spec),
  suites: v.optional(v.array(v.lazy(() => Suite))),
});
const PlaywrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
  suites: v.array(Suite),
});

/** The length at which a failure is cut, in characters. */
const FAILURE_LENGTH = 600;

async function run(command: string, args: string[], env: Record<string, string> = {}) {
  const running = startProcess(program(command), args, {
    cwd: root,
    env: { FORCE_COLOR: "0", ...env },
    onLine: (line) => console.log(line),
  });
  return { code: await running.exited, output: running.output() };
}

/** Runs a command that passes or fails by its exit code. */
async function check(command: string, args: string[]): Promise<Tally> {
  const { code } = await run(command, args);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** The counts of a JSON report; a failure when the runner failed or no test ran. */
function counted(code: number, read: () => Tally): Tally {
  try {
    const tally = read();
    const ran = tally.passed + (tally.skipped?.count ?? 0);
    const silentFailure = tally.failed === 0 && (code !== 0 || ran === 0);
    return silentFailure ? { ...tally, failed: 1 } : tally;
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** Runs projects whose tests may be skipped for a reason alone. */
async function vitest(projects: string[], reason = ""): Promise<Tally> {
  const file = join(reports, `${projects}.json`);
  const args = ["run", ...projects.map((project) => `--project=${project}`)];
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const { code } = await run("vitest", [...args, ...reporters]);
  return counted(code, () => {
    const report = v.parse(VitestReport, JSON.parse(readFileSync(file, "utf8")));
    const failures = report.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === "failed")
      .map(({ fullName, failureMessages }) =>
        `${fullName}\n${failureMessages.join("\n")}`.slice(0, FAILURE_LENGTH),
      );
    const { numPassedTests: passed, numFailedTests: failed, numPendingTests: count } = report;
    return { passed, failed, failures, ...(count > 0 && { skipped: { count, reason } }) };
  });
}

const begun = new Map<string, Promise<Tally>>();

/** Begins a check, once, beside others; its step waits for it. */
function begin(name: string, run: () => Promise<Tally>): Promise<Tally> {
  const tally = begun.get(name) ?? run();
  begun.set(name, tally);
  return tally;
}

/** The tests of sites mostly wait for them. */
const sharedSite = () => begin("integration", () => vitest(["integration"]));
const ownSites = () => begin("own-site", () => vitest(["own-site"]));

const integration = async () => summed(await Promise.all([sharedSite(), ownSites()]));

function summed(tallies: readonly Tally[]): Tally {
  const sum = (count: "passed" | "failed") =>
    tallies.reduce((total, tally) => total + tally[count], 0);
  return {
    passed: sum("passed"),
    failed: sum("failed"),
    failures: tallies.flatMap(({ failures = [] }) => failures),
  };
}

/** The tests of other sites begin when no other step builds one, because they build one themselves. */
async function unit(): Promise<Tally> {
  ownSites();
  // Two processes, so that what ends one of them leaves the other's report.
  return summed([await vitest(["unit"]), await vitest(["unit-client"])]);
}

/**
 * Both engines side by side, as far as this machine has them, after the tests of other sites; installing
 * them takes a minute, which passes beside those.
 */
const engines = () =>
  begin("engines", async () => {
    const [names] = await Promise.all([ensureEngines(), ownSites()]);
    return vitest(["engines"], `no ${names.join(", no ")} here`);
  });

function failuresOf(suites: readonly Suite[]): string[] {
  return suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ file, title, tests }) => {
        const errors = tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors));
        const messages = errors.map(({ message = "" }) => message);
        return `${file}: ${title}\n${messages.join("\n")}`.slice(0, FAILURE_LENGTH);
      }),
    ...failuresOf(inner),
  ]);
}

async function playwright(): Promise<Tally> {
  ensureBrowser();
  engines();
  const file = join(reports, "e2e.json");
  const { code } = await run("playwright", ["test"], { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
  return counted(code, () => {
    const report = v.parse(PlaywrightReport, JSON.parse(readFileSync(file, "utf8")));
    const { expected, unexpected, flaky } = report.stats;
    return { passed: expected, failed: unexpected + flaky, failures: failuresOf(report.suites) };
  });
}

/** The budgets of the Worker's parts, in gzip (design.md section 8). */
const BUDGETS = [
  { part: "Worker", files: /(?:^|\/)entry\.m?js$/, limit: 600_000 },
  // What is loaded when it is first needed, not at start-up: the compressor and its dictionaries ...
  {
    part: "Compressor",
    files: /(?:^|\/)(?:zstd|current|previous)\..*(?:wasm|bin)$/,
    limit: 150_000,
  },
  // ... and what draws the pictures of shared links.
  {
    part: "Drawing",
    files: /(?:^|\/)(?:draw_.*\.m?js|index_bg\..*wasm|(?:sans|score|serif)\..*bin)$/,
    limit: 1_050_000,
  },
] as const;

/**
 * Bundles the Worker as for an upload and checks its budgets. The other environments differ only in
 * wrangler.toml, which unit tests compare.
 */
async function deployDryRun(): Promise<Tally> {
  await buildSite("production");
  const outdir = join(reports, "worker");
  const args = [...deployArguments("production"), "--dry-run", `--outdir=${outdir}`];
  const { code } = await run("wrangler", args, { CLOUDFLARE_ENV: "" });
  const names = readdirSync(outdir, { recursive: true, encoding: "utf8" });
  const fits = BUDGETS.map(({ part, files, limit }) => {
    const bytes = Buffer.concat(
      names.filter((name) => files.test(name)).map((name) => readFileSync(join(outdir, name))),
    );
    const weight = gzipSync(bytes).length;
    console.log(`${part}: ${bytes.length} B, ${weight} B gzip, of ${limit}`);
    return bytes.length > 0 && weight <= limit;
  });
  // Nothing is uploaded that no budget counts.
  const budgeted = BUDGETS.map(({ files }) => files);
  const others = names.filter(
    (name) => /\.(?:m?js|wasm|bin)$/.test(name) && !budgeted.some((own) => own.test(name)),
  );
  if (others.length > 0) console.log(`Without a budget: ${others.join(", ")}`);
  return code === 0 && fits.every(Boolean) && others.length === 0
    ? { passed: 1, failed: 0 }
    : { passed: 0, failed: 1 };
}

/** Checks that the tables agree, and that the committed badges and colours are up to date. */
const datasetCheck = () => check("node", ["tools/dataset/main.ts", "--check"]);

const formatAndLint = () => begin("biome", () => check("biome", ["ci", "."]));
const templateFormat = () =>
  begin("prettier", () => check("prettier", ["--check", "src/**/*.astro"]));
const unusedCode = () => begin("knip", () => check("knip", ["--no-progress"]));
const typesOf = (config: string) => begin(config, () => check("node", compilerArguments(config)));

/** The checks that read nothing that is built, one after another. */
async function besideTheBuild(): Promise<void> {
  await formatAndLint();
  await templateFormat();
  await unusedCode();
  for (const { config } of PLACES) await typesOf(config);
}

async function build(): Promise<Tally> {
  // The build leaves half of a small machine idle.
  besideTheBuild();
  await buildSite();
  sharedSite();
  return { passed: 1, failed: 0 };
}

const steps: Step[] = [
  // The build comes before the types of all files, since Astro writes some of them.
  { name: "build", run: build },
  { name: "format and lint", run: formatAndLint },
  { name: "format of templates", run: templateFormat },
  { name: "unused code", run: unusedCode },
  { name: "dataset", run: datasetCheck },
  ...[{ place: "all files", config: ALL_FILES }, ...PLACES].map(({ place, config }) => ({
    name: `types, ${place}`,
    run: () => typesOf(config),
  })),
  { name: "types, templates", run: () => check("astro", TEMPLATES) },
  { name: "deploy to production, dry run", run: deployDryRun },
  { name: "unit", run: unit },
  { name: "end-to-end", run: playwright },
  { name: "Firefox and WebKit", run: engines },
  { name: "integration", run: integration },
];

await runCommand(usage, {}, async () => {
  try {
    if (!(await runSteps(steps))) process.exitCode = 1;
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
});
