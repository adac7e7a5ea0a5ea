import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import * as v from "valibot";
import { root } from "./paths.ts";

const LocalSecrets = v.object({ databaseSecret: v.pipe(v.string(), v.minLength(32)) });

export type LocalSecrets = v.InferOutput<typeof LocalSecrets>;

/** What a local run keeps between starts: the embedded database, the emulator's accounts, secrets. */
export interface LocalState {
  /** Where the Worker's runtime keeps the embedded database. */
  database: string;
  /** Where the Auth emulator keeps its accounts. */
  accounts: string;
  /** A folder for files that are written anew at each start. */
  run: string;
  secrets: LocalSecrets;
}

/** The folder of local state: `.hardwood`, or the one that `HARDWOOD_STATE` names. */
export function stateFolder(): string {
  return resolve(root, process.env.HARDWOOD_STATE ?? ".hardwood");
}

/** Opens the local state, making the folder and its secrets at the first start. */
export function openLocalState(folder = stateFolder()): LocalState {
  const run = join(folder, "run");
  mkdirSync(run, { recursive: true });
  const secretsFile = join(folder, "secrets.json");
  if (!existsSync(secretsFile)) {
    const secrets = { databaseSecret: randomBytes(32).toString("base64url") };
    writeFileSync(secretsFile, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  }
  const secrets = v.safeParse(LocalSecrets, JSON.parse(readFileSync(secretsFile, "utf8")));
  if (!secrets.success) {
    throw new Error(`${secretsFile} is damaged; remove it and start again to make a new one.`);
  }
  return {
    database: join(folder, "database"),
    accounts: join(folder, "accounts"),
    run,
    secrets: secrets.output,
  };
}
