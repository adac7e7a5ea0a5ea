import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openLocalState, stateFolder } from "#tools/machine/local-state.ts";
import { root } from "#tools/paths.ts";

let folder: string;
const file = () => join(folder, "secrets.json");
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "hardwood-secrets-"));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

test.each([
  ["elsewhere", "elsewhere"],
  ["", ".hardwood"],
  [undefined, ".hardwood"],
])("HARDWOOD_STATE=%s keeps local state in %s", (value, name) => {
  vi.stubEnv("HARDWOOD_STATE", value);
  expect(stateFolder()).toBe(join(root, name));
});

test.each(["a new", "an open"])("%s folder of local state is closed to other users", (kind) => {
  const opened = kind === "a new" ? join(folder, "new") : folder;
  if (kind === "an open") chmodSync(folder, 0o755);
  openLocalState(opened);
  expect(statSync(opened).mode & 0o777).toBe(0o700);
  expect(statSync(join(opened, "secrets.json")).mode & 0o777).toBe(0o600);
});

describe("the secrets of a local run", () => {
  test("are created at the first start and reused", () => {
    const { secrets } = openLocalState(folder);
    expect(secrets.sessionSecret).toMatch(/^[0-9a-f]{64}$/);
    expect(secrets.sessionSecret).not.toBe(secrets.databaseSecret);
    expect(openLocalState(folder).secrets).toEqual(secrets);
  });

  test("are completed in a file of an earlier release", () => {
    const databaseSecret = "d".repeat(40);
    writeFileSync(file(), JSON.stringify({ databaseSecret }));
    const { secrets } = openLocalState(folder);
    expect(secrets.databaseSecret).toBe(databaseSecret);
    expect(JSON.parse(readFileSync(file(), "utf8"))).toEqual(secrets);
    expect(openLocalState(folder).secrets).toEqual(secrets);
  });

  test.each(["", "{", "[]", "5", '{"databaseSecret":"short"}', '{"sessionSecret":5}'])(
    "are rejected in a damaged file: %j",
    (text) => {
      writeFileSync(file(), text);
      expect(() => openLocalState(folder)).toThrow(/secrets\.json is damaged; remove it/);
    },
  );
});
