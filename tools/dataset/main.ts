import { existsSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { runCommand } from "../command-line.ts";
import { root, SOURCE_FOLDER } from "../paths.ts";
import { DatasetError } from "../season/dataset-error.ts";
import { builtFiles, isCommitted, writeBuilt } from "./dataset-files.ts";

const usage = `usage: npm run data:build -- [FOLDER] [--check]

Computes the dataset from the season's tables in FOLDER, DATA_SOURCE or season/sources. Writes nothing
when the tables contradict themselves.
  --check  writes nothing, and fails when a committed file is not as a fresh build would write it`;

const config = {
  allowPositionals: true,
  options: { check: { type: "boolean", default: false } },
} as const;

function report(files: ReadonlyMap<string, string>, folder: string): void {
  const stale = [...files]
    .filter(([path, text]) => isCommitted(path) && current(path) !== text)
    .map(([path]) => path);
  if (stale.length > 0) {
    throw new DatasetError(`Not as a fresh build would write it: ${stale.join(", ")}.`);
  }
  console.log(`The tables in ${relative(root, folder)} agree; ${files.size} files can be built.`);
}

function current(path: string): string | undefined {
  const target = join(root, path);
  return existsSync(target) ? readFileSync(target, "utf8") : undefined;
}

await runCommand(usage, config, async ({ values, positionals, refuse }) => {
  if (positionals.length > 1) refuse("There is one folder of tables.");
  const folder = resolve(positionals[0] ?? process.env.DATA_SOURCE ?? SOURCE_FOLDER);
  const files = builtFiles(folder);
  if (values.check) return report(files, folder);
  writeBuilt(files);
  for (const [path, text] of files) console.log(`${path}  ${Buffer.byteLength(text)} bytes`);
});
