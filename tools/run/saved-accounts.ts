import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

/** The name of the file by which the emulator knows a folder of saved accounts. */
const METADATA = "firebase-export-metadata.json";
const FOLDER = "auth_export";
const AUTH = { version: "1", path: FOLDER };

/** The interval of looks at the accounts, in ms: what a `kill -9` may cost at most. */
const LOOK_MS = 250;

/** Returns whether a folder has accounts that the emulator can import. */
export function hasSavedAccounts(folder: string): boolean {
  return existsSync(join(folder, METADATA));
}

/** Keeps the emulator's accounts on disk. */
export interface AccountSaver {
  /** Saves a last time, and no more after that. */
  stop(): Promise<void>;
}

/**
 * Saves the emulator's accounts in `folder` whenever they have changed, until stopped. The emulator
 * itself exports only when it is asked to end, and removes the last export before it writes the new
 * one; here every file is replaced whole.
 */
export function keepAccounts(host: string, project: string, folder: string): AccountSaver {
  const addresses = {
    "accounts.json": `identitytoolkit.googleapis.com/v1/projects/${project}/accounts:batchGet?maxResults=-1`,
    "config.json": `emulator/v1/projects/${project}/config`,
  };
  const saved = new Map<string, string>();
  let isStopped = false;
  let wake: () => void = () => {};

  async function save(): Promise<void> {
    for (const [name, address] of Object.entries(addresses)) {
      const answer = await fetch(`http://${host}/${address}`, {
        headers: { Authorization: "Bearer owner" },
        signal: AbortSignal.timeout(5_000),
      });
      const text = await answer.text();
      if (!answer.ok || saved.get(name) === text) continue;
      mkdirSync(join(folder, FOLDER), { recursive: true });
      replaceFile(folder, join(FOLDER, name), text);
      saved.set(name, text);
    }
    if (hasSavedAccounts(folder) || saved.size < 2) return;
    replaceFile(folder, METADATA, JSON.stringify({ version: "1", auth: AUTH }));
  }

  async function run(): Promise<void> {
    while (!isStopped) {
      // An emulator that has ended is reported elsewhere; a full disk may have room again.
      await save().catch(() => {});
      await new Promise<void>((resolve) => {
        wake = resolve;
        setTimeout(resolve, LOOK_MS);
      });
    }
    await save().catch(() => {});
  }

  const running = run();
  return {
    async stop() {
      isStopped = true;
      wake();
      await running;
    },
  };
}

/**
 * Replaces a file at once by one that is written whole elsewhere: the emulator imports every file
 * beside the accounts.
 */
function replaceFile(folder: string, name: string, text: string): void {
  const fresh = join(folder, "half-written");
  const descriptor = openSync(fresh, "w", 0o600);
  writeFileSync(descriptor, text);
  fsyncSync(descriptor);
  closeSync(descriptor);
  renameSync(fresh, join(folder, name));
}
