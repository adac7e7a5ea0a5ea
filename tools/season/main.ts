import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
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

// npm run data:build                      from season/sources/, or the folder in DATA_SOURCE
// npm run data:build -- some/folder       from that folder
// npm run data:build -- --check           writes nothing; fails when a built file is out of date

const args = process.argv.slice(2);
const check = args.includes("--check");
const folder = resolve(
  args.find((arg) => !arg.startsWith("--")) ??
    process.env.DATA_SOURCE ??
    join(root, "season", "sources"),
);

try {
  const files = builtFiles(folder);
  if (check) report(files);
  else write(files);
} catch (error) {
  if (!(error instanceof DatasetError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

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
  for (const [name, value] of Object.entries({
    ...built.dataset,
    ...documents,
    ...members.dataset,
  })) {
    files.set(`season/built/${name}.json`, serialise(value));
  }
  files.set("tests/fixtures/article-figures.jsonl", members.figures);
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

function report(files: Map<string, string>): void {
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
