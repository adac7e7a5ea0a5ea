import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { buildOnce } from "#tools/build/build-once.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "hardwood-build-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("builds only when the digest of the sources changes", async () => {
  const build = vi.fn(async () => {});
  const built = [];
  for (const digest of ["a", "a", "b", "a"]) built.push(await buildOnce(folder, digest, build));
  expect(built).toEqual([true, false, true, true]);
  expect(build).toHaveBeenCalledTimes(3);
});

it("builds again after a failed build, even for sources that were built before", async () => {
  await buildOnce(folder, "a", async () => {});
  const broken = buildOnce(folder, "b", () => Promise.reject(new Error("The build failed")));
  await expect(broken).rejects.toThrow("The build failed");
  expect(await buildOnce(folder, "a", async () => {})).toBe(true);
});
