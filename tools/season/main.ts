import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { runCommand } from "../command-line.ts";
import { root } from "../paths.ts";
import { badgeSprite } from "./badges.ts";
import { contradictions } from "./checks.ts";
import { buildDataset } from "./dataset.ts";
import { DatasetError } from "./dataset-error.ts";
import { documentDataset } from "./document-dataset.ts";
import { memberDataset } from "./members.ts";
import { serialise } from "./serialise.ts";
import { readTables } from "./tables.ts";
import { teamColorsSource } from "./team-colors-source.ts";

const usage = `usage: npm run data:build -- [FOLDER] [--check]

Computes the dataset from the season's tables in FOLDER, DATA_SOURCE or season/sources. Writes nothing
when the tables contradict themselves.
  --check  writes nothing, and fails when a built file is not as a fresh build would write it`;

const config = {
  allowPositionals: true,
  options: { check: { type: "boolean", default: false } },
} as const;

/** Every file the build makes: its path in the repository and its text. */
function builtFiles(source: string): Map<string, string> {
  const tables = readTables(source);
  const built = buildDataset(tables);
  const found = contradictions(tables, built);
  if (found.length > 0) {
    const list = found.map((line) => `- ${line}`).join("\n");
    throw new DatasetError(`The tables contradict themselves; nothing was written.\n${list}`);
  }
  const documents = documentDataset(source, tables);
  const members = memberDataset(source, tables, built);
  const files = new Map<string, string>();
  for (const [name, value] of Object.entries({ ...built.dataset, ...documents, ...members })) {
    files.set(`season/built/${name}.json`, serialise(value));
  }
  files.set("public/badges.svg", badgeSprite(tables.teams, tables.identities));
  files.set("domain/season/team-colors.ts", teamColorsSource(tables.teams, tables.identities));
  return files;
}

function write(files: Map<string, string>): void {
  for (const [path, text] of files) {
    const target = join(root, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
    console.log(`${path}  ${Buffer.byteLength(text)} bytes`);
  }
}

function report(files: Map<string, string>, folder: string): void {
  const stale = [...files].filter(([path, text]) => current(path) !== text).map(([path]) => path);
  if (stale.length > 0) {
    throw new DatasetError(`Not as a fresh build would write it: ${stale.join(", ")}.`);
  }
  console.log(`${files.size} built files agree with the tables in ${relative(root, folder)}.`);
}

function current(path: string): string | undefined {
  const target = join(root, path);
  return existsSync(target) ? readFileSync(target, "utf8") : undefined;
}

await runCommand(usage, config, async ({ values, positionals, refuse }) => {
  if (positionals.length > 1) refuse("There is one folder of tables.");
  const folder = resolve(
    positionals[0] ?? process.env.DATA_SOURCE ?? join(root, "season", "sources"),
  );
  const files = builtFiles(folder);
  if (values.check) report(files, folder);
  else write(files);
});
