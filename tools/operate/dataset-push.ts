import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ReadFailure } from "../../functions/data/realtime-database.ts";
import { root } from "../paths.ts";
import { ensureDataset } from "../season/dataset-files.ts";
import { type DatabaseTarget, openDatabase } from "./database-target.ts";

/** The dataset, rebuilt first when its sources have changed: the value of `nba/{name}` by name. */
export function readDataset(): Record<string, unknown> {
  ensureDataset();
  const folder = join(root, "season/built");
  const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
  return Object.fromEntries(
    files.map((file) => [
      file.slice(0, -".json".length),
      JSON.parse(readFileSync(join(folder, file), "utf8")),
    ]),
  );
}

/** Writes every collection under `nba` in one atomic update. */
export async function pushDataset(target: DatabaseTarget, dataset = readDataset()): Promise<void> {
  const { database, credential } = openDatabase(target);
  const written = await database.write("nba", { update: dataset }, credential);
  if (!written.ok) throw new Error(sentenceOf(target, written.error));
}

/**
 * Pushes the collections that the database lacks: all of them at the first start, later those of a
 * new version. Existing ones stay. Returns whether the database was empty.
 */
export async function seedOnce(target: DatabaseTarget, dataset = readDataset()): Promise<boolean> {
  const { database, credential } = openDatabase(target);
  const stored = await database.readKeys("nba", credential);
  if (!stored.ok) throw new Error(sentenceOf(target, stored.error));
  const names = new Set(stored.value);
  const missing = Object.entries(dataset).filter(([name]) => !names.has(name));
  if (missing.length > 0) await pushDataset(target, Object.fromEntries(missing));
  return names.size === 0;
}

function sentenceOf({ url, credential }: DatabaseTarget, { kind, path, status }: ReadFailure) {
  const answered = status === undefined ? "" : ` (${status})`;
  if (kind !== "denied") return `The database at ${url} is ${kind}: ${path}${answered}.`;
  const name = "auth" in credential ? "secret" : "access token";
  return `The database at ${url} does not accept the ${name}${answered}.`;
}
