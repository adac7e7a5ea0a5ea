import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ensureEngines, findEngine } from "#tools/machine/engines.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "hardwood-engines-"));
  vi.stubEnv("PATH", folder);
  vi.stubEnv("FIREFOX_PATH", undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

function addProgram(name: string, text = ""): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\n${text}\n`);
  chmodSync(path, 0o755);
  return path;
}

/** An apt that notes its calls and installs Firefox, but knows no WebKit. */
function addApt(): void {
  addProgram(
    "apt-get",
    `echo "$@" >> "${folder}/calls"; case "$*" in *firefox-esr) /bin/cp "$0" "${folder}/firefox-esr";; *driver*) exit 100;; esac`,
  );
}

it("finds Firefox by its variable or its name, and WebKit by its driver and an X server", () => {
  expect(findEngine("Firefox")).toBeUndefined();
  const firefox = addProgram("firefox-esr");
  expect(findEngine("Firefox")).toBe(firefox);
  const other = addProgram("another");
  vi.stubEnv("FIREFOX_PATH", other);
  expect(findEngine("Firefox")).toBe(other);

  const driver = addProgram("WebKitWebDriver");
  expect(findEngine("WebKit")).toBeUndefined();
  addProgram("Xvfb");
  expect(findEngine("WebKit")).toBe(driver);
});

it("names the missing engines where apt is missing", async () => {
  expect(await ensureEngines()).toEqual(["Firefox", "WebKit"]);
  addProgram("firefox-esr");
  expect(await ensureEngines()).toEqual(["WebKit"]);
});

it("installs as root alone, and names what could not be installed", async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  const user = vi.spyOn(process, "getuid").mockReturnValue(1000);
  addApt();
  expect(await ensureEngines()).toEqual(["Firefox", "WebKit"]);
  expect(existsSync(join(folder, "calls"))).toBe(false);
  user.mockReturnValue(0);
  expect(await ensureEngines()).toEqual(["WebKit"]);
});
