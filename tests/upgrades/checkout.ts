import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root } from "#tools/paths.ts";
import type { Release } from "./releases.ts";

/** Unpacks a release's commit into a folder, unless it is there; its `npm start` installs it. */
export function checkOut({ name, commit }: Release, folder: string): string {
  const checkout = join(folder, name);
  if (existsSync(join(checkout, "package.json"))) return checkout;
  mkdirSync(checkout, { recursive: true });
  const archive = join(folder, `${name}.tar`);
  const made = spawnSync("git", ["archive", `--output=${archive}`, commit], { cwd: root });
  if (made.status !== 0) {
    throw new Error(
      `This clone lacks the commit ${commit} of release ${name}; \`git fetch --unshallow\` brings it.`,
    );
  }
  const unpacked = spawnSync("tar", ["-xf", archive, "-C", checkout]);
  if (unpacked.status !== 0) throw new Error(`${archive} cannot be unpacked: ${unpacked.stderr}`);
  rmSync(archive);
  return checkout;
}
