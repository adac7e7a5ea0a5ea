import { mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type CommandLine, runCommand } from "#tools/command-line.ts";
import { freePort } from "#tools/machine/processes.ts";
import { RELEASES } from "./releases.ts";
import { type Outcome, upgraded } from "./upgrade.ts";

const usage = `usage: npm run upgrades -- [RELEASE ...] [options]

Starts each release of before (${RELEASES.map(({ name }) => name).join(", ")}) from its commit, registers members,
starts this release on that state, then the old one again, then this one again, and says what members
lost. Ends with 1 when a member lost anything. A release takes some five minutes and 1 GB of disk.
  --folder  where releases are unpacked and kept for the next run; a new temporary one unless given
  --record  write what the releases store about members to tests/fixtures/earlier-states/, which the
            unit tests read; then \`npm run format\``;

const config = {
  options: { folder: { type: "string" }, record: { type: "boolean" } },
  allowPositionals: true,
} as const;

function print({ release, members, lost, failedPages, rollback }: Outcome): void {
  console.log(`| ${release} | ${members} | ${members - lost.size} | ${rollback} |`);
  for (const [uid, says] of lost) console.log(`  lost by ${uid}: ${says}`);
  if (failedPages.length > 0) console.log(`  pages that failed: ${failedPages.join(", ")}`);
}

async function main({ values, positionals, refuse }: CommandLine<typeof config>): Promise<void> {
  const unknown = positionals.find((name) => RELEASES.every((release) => release.name !== name));
  if (unknown !== undefined) refuse(`There is no release "${unknown}".`);
  const asked = RELEASES.filter(
    ({ name }) => positionals.length === 0 || positionals.includes(name),
  );
  const folder = resolve(values.folder ?? mkdtempSync(join(tmpdir(), "hardwood-upgrades-")));
  mkdirSync(folder, { recursive: true });
  const recordTo = values.record
    ? join(import.meta.dirname, "../fixtures/earlier-states")
    : undefined;
  if (recordTo !== undefined) mkdirSync(recordTo, { recursive: true });
  console.log(`The releases are unpacked in ${folder}`);
  console.log("| release | members before | after | the old release on the new state |");
  console.log("| --- | --- | --- | --- |");
  let isWhole = true;
  for (const release of asked) {
    const outcome = await upgraded(release, { folder, port: await freePort(), recordTo });
    print(outcome);
    isWhole &&= outcome.lost.size === 0 && outcome.failedPages.length === 0;
  }
  if (!isWhole) process.exitCode = 1;
}

await runCommand(usage, config, main);
