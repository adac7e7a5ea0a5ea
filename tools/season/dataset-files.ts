import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { digestOf } from "../build/sources.ts";
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

/** The source tables that are in the repository. */
export const SOURCE_FOLDER = join(root, "season", "sources");

/** Where the database's shapes are written; git ignores it. */
const BUILT = "season/built";
/** Tells what the files there were built from. */
const STAMP = join(root, BUILT, ".digest");

/** Everything that the dataset is made of and by. */
const SOURCES = [
  "content",
  "domain",
  "functions/data/wire",
  "package-lock.json",
  "season/sources",
  "tools/content",
  "tools/season",
];

/**
 * Every file the build makes: its path in the repository and its text. Throws a `DatasetError` when
 * the tables contradict themselves.
 */
export function builtFiles(source: string): Map<string, string> {
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
    files.set(`${BUILT}/${name}.json`, serialise(value));
  }
  files.set("public/badges.svg", badgeSprite(tables.teams, tables.identities));
  files.set("domain/season/team-colors.ts", teamColorsSource(tables.teams, tables.identities));
  return files;
}

/** Whether a built file is in the repository; the others are made anew on each machine. */
export function isCommitted(path: string): boolean {
  return !path.startsWith(`${BUILT}/`);
}

/** Writes the built files. */
export function writeBuilt(files: ReadonlyMap<string, string>): void {
  for (const [path, text] of files) {
    const target = join(root, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}

/** Builds the dataset unless what is there was built from the same sources. */
export function ensureDataset(): void {
  const digest = digestOf(SOURCES);
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === digest) return;
  const files = builtFiles(SOURCE_FOLDER);
  writeBuilt(new Map([...files].filter(([path]) => !isCommitted(path))));
  writeFileSync(STAMP, digest);
}
