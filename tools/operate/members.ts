import { existsSync } from "node:fs";
import { type CommandLine, runCommand } from "../command-line.ts";
import {
  DATABASE_OPTIONS,
  DATABASE_USAGE,
  openDatabase,
  sentenceOf,
  targetOf,
} from "./database-target.ts";
import { exportMembers } from "./members/export-members.ts";
import { planRestore, restoreMembers } from "./members/restore-members.ts";
import { progressBar } from "./progress-bar.ts";

const usage = `usage: npm run members -- export FILE [--resume] [DATABASE]
       npm run members -- restore FILE [--dry-run] [--replace] [--skip-malformed] [DATABASE]

Writes the members' records of a database to a file, a line of JSON a member, or puts those of a file
into a database, be it embedded or hosted. A restore leaves members alone whose record the database
has, and names those of whom it has another, so the same command goes on after a break. A malformed
line is named by its number, and nothing is written.
  --resume          export: goes on after the last member of the file
  --dry-run         restore: says what would happen and writes nothing
  --replace         restore: replaces records that the database has
  --skip-malformed  restore: leaves malformed lines out
${DATABASE_USAGE}`;

const flag = { type: "boolean", default: false } as const;
const config = {
  allowPositionals: true,
  options: {
    ...DATABASE_OPTIONS,
    resume: flag,
    "dry-run": flag,
    replace: flag,
    "skip-malformed": flag,
  },
} as const;

type Command = CommandLine<typeof config>;
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** The malformed lines, and the members with another record, that are printed. */
const PRINTED = 20;

async function main(command: Command): Promise<void> {
  const { positionals, refuse } = command;
  const [verb, file, ...rest] = positionals;
  if (file === undefined || rest.length > 0) return refuse("There is one file.");
  if (verb === "export") return exportTo(file, command);
  if (verb === "restore") return restoreFrom(file, command);
  return refuse("The command is export or restore.");
}

async function exportTo(file: string, { values, refuse }: Command): Promise<void> {
  const { resume } = values;
  if (resume !== existsSync(file)) {
    refuse(
      resume
        ? `${file} does not exist: export without --resume.`
        : `${file} exists: --resume goes on after its last member.`,
    );
  }
  const target = targetOf(values, refuse);
  const show = progressBar(process.stderr);
  const exported = await exportMembers({
    ...openDatabase(target),
    file,
    isResumed: resume,
    sleep,
    onProgress: (progress) => show({ step: "members", ...progress }),
  });
  if (!exported.ok) {
    const hint = existsSync(file) ? " --resume goes on after the last member." : "";
    throw new Error(sentenceOf(target, exported.error) + hint);
  }
  console.log(`${file} has the records of ${members(exported.value)}.`);
}

async function restoreFrom(file: string, { values, refuse }: Command): Promise<void> {
  if (!existsSync(file)) refuse(`${file} does not exist.`);
  const target = targetOf(values, refuse);
  const options = { ...openDatabase(target), file, sleep };
  const plan = await planRestore(options);
  if (!plan.ok) throw new Error(sentenceOf(target, plan.error));
  const { absent, same, different, malformed, known } = plan.value;
  for (const { says } of malformed.slice(0, PRINTED)) console.error(says);
  if (malformed.length > PRINTED)
    console.error(`${malformed.length - PRINTED} more are malformed.`);
  const { replace, "dry-run": isDry, "skip-malformed": isSkipping } = values;
  console.log(`${members(absent)} to add; ${same} there already as in the file.`);
  if (different.length > 0) {
    const fate = replace ? "to be replaced" : "kept (--replace replaces them)";
    console.log(`${different.length} there with another record, ${fate}: ${named(different)}.`);
  }
  if (malformed.length > 0 && !isSkipping) process.exitCode = 1;
  if (isDry || process.exitCode === 1) {
    console.log("Nothing was written.");
    return;
  }
  const of = absent + (replace ? same + different.length : 0);
  const show = progressBar(process.stderr);
  const restored = await restoreMembers({
    ...options,
    known: replace ? new Set() : known,
    onProgress: (done) => show({ step: "members", done, of }),
  });
  if (!restored.ok) {
    const { line } = restored.error;
    throw new Error(
      `${sentenceOf(target, restored.error)} It stopped near line ${line}; the same command goes on.`,
    );
  }
  console.log(`${members(restored.value)} written to ${target.url}.`);
}

function named(uids: readonly string[]): string {
  const more = uids.length - PRINTED;
  return uids.slice(0, PRINTED).join(", ") + (more > 0 ? ` and ${more} more` : "");
}

function members(count: number): string {
  return count === 1 ? "1 member" : `${count} members`;
}

await runCommand(usage, config, main);
