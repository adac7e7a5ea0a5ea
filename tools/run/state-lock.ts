import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import * as v from "valibot";

const Holder = v.object({ pid: v.number(), url: v.string() });

/** The locks of this program, which hold for as long as it lives. */
const held: DatabaseSync[] = [];

/**
 * Takes the local state for this program alone; throws a sentence that names the program that has
 * it. The system releases the lock when the program ends, however it ends.
 */
export function lockState(folder: string, url: string): void {
  mkdirSync(folder, { recursive: true });
  const holder = join(folder, "holder.json");
  const lock = new DatabaseSync(join(folder, "lock.sqlite"));
  try {
    lock.exec("BEGIN EXCLUSIVE");
  } catch {
    lock.close();
    throw new Error(
      `${folder} is in use by ${nameOf(holder)}. Stop it, or name another folder with HARDWOOD_STATE.`,
    );
  }
  held.push(lock);
  writeFileSync(holder, JSON.stringify({ pid: process.pid, url }));
}

function nameOf(holder: string): string {
  try {
    const { pid, url } = v.parse(Holder, JSON.parse(readFileSync(holder, "utf8")));
    return `the site at ${url} (process ${pid})`;
  } catch {
    // The other program has just taken the lock.
    return "another site";
  }
}
