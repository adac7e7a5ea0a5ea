import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { runCommand } from "../command-line.ts";
import { root, SOURCE_FOLDER } from "../paths.ts";
import { DatasetError } from "../season/dataset-error.ts";
import { builtFiles, committedFiles, isCommitted, writeBuilt } from "./dataset-files.ts";

const usage = `usage: npm run data:build -- [FOLDER] [--check]

Computes the dataset from the season's tables in FOLDER, DATA_SOURCE or season/sources. Writes nothing
when the tables contradict themselves.
  --check  writes no committed file, and fails when one is not as a fresh build would write it`;

const config = {
  allowPositionals: true,
  options: { check: { type: "boolean", default: false } },
} as const;

function check(files: ReadonlyMap<string, string>): void {
  const committed = [...files].filter(([path]) => isCommitted(path));
  const stale = committed.filter(([path, text]) => current(path) !== text).map(([path]) => path);
  if (stale.length > 0) {
    throw new DatasetError(`Not as a fresh build would write it: ${stale.join(", ")}.`);
  }
  console.log(`The tables agree, and the ${committed.length} committed files are as they say.`);
}

function current(path: string): string | undefined {
  const target = join(root, path);
  return existsSync(target) ? readFileSync(target, "utf8") : undefined;
}

await runCommand(usage, config, async ({ values, positionals, refuse }) => {
  if (positionals.length > 1) refuse("There is one folder of tables.");
  const folder = resolve(positionals[0] ?? process.env.DATA_SOURCE ?? SOURCE_FOLDER);
  // The build of the site has computed what its own tables say.
  if (values.check) return check(folder === SOURCE_FOLDER ? committedFiles() : builtFiles(folder));
  const files = builtFiles(folder);
  writeBuilt(files);
  for (const [path, text] of files) console.log(`${path}  ${Buffer.byteLength(text)} bytes`);
});
