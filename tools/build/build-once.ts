import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Builds into a folder, unless the last complete build there had the same digest of sources.
 * Returns whether it built.
 */
export async function buildOnce(
  folder: string,
  digest: string,
  build: () => Promise<void>,
): Promise<boolean> {
  const stamp = join(folder, ".fingerprint");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === digest) return false;
  rmSync(stamp, { force: true });
  await build();
  writeFileSync(stamp, digest);
  return true;
}
