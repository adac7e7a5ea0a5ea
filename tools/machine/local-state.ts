import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import * as v from "valibot";
import { root } from "../paths.ts";

const secret = v.pipe(v.string(), v.minLength(32));
const LocalSecrets = v.object({ databaseSecret: secret, sessionSecret: secret });

export type LocalSecrets = v.InferOutput<typeof LocalSecrets>;

/** The state of local runs: the embedded database, the emulator's accounts, secrets. */
export interface LocalState {
  /** The folder of the embedded database. */
  database: string;
  /** The folder of the Auth emulator's accounts. */
  accounts: string;
  /** The folder of files that are written anew at each start. */
  run: string;
  secrets: LocalSecrets;
}

/** The folder of local state: `.hardwood`, or that of `HARDWOOD_STATE`. */
export function stateFolder(): string {
  return resolve(root, process.env.HARDWOOD_STATE || ".hardwood");
}

/** Opens the local state, making the folder and its secrets at the first start. */
export function openLocalState(folder = stateFolder()): LocalState {
  const run = join(folder, "run");
  mkdirSync(run, { recursive: true });
  // The databases inside have e-mail addresses, and the runtime makes them readable for everybody.
  chmodSync(folder, 0o700);
  const secrets = openSecrets(join(folder, "secrets.json"));
  return {
    database: join(folder, "database"),
    accounts: join(folder, "accounts"),
    run,
    secrets,
  };
}

/** Reads the secrets and makes missing ones, such as one that a newer release needs. */
function openSecrets(file: string): LocalSecrets {
  const kept = existsSync(file) ? readSecrets(file) : {};
  const made = { databaseSecret: madeSecret(), sessionSecret: madeSecret() };
  const secrets = v.safeParse(LocalSecrets, { ...made, ...kept });
  if (!secrets.success) throw damaged(file);
  if (Object.keys(made).some((name) => !Object.hasOwn(kept, name))) {
    writeFileSync(file, `${JSON.stringify(secrets.output, null, 2)}\n`, { mode: 0o600 });
  }
  return secrets.output;
}

function readSecrets(file: string): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(readFileSync(file, "utf8"));
    if (Array.isArray(kept)) throw damaged(file);
    return v.parse(v.record(v.string(), v.unknown()), kept);
  } catch {
    throw damaged(file);
  }
}

function madeSecret(): string {
  return randomBytes(32).toString("hex");
}

function damaged(file: string): Error {
  return new Error(`${file} is damaged; remove it and start again to make a new one.`);
}
