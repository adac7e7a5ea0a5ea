import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { program } from "../paths.ts";

/** A Chromium for tests: one of the machine, Playwright's own, or none. */
export type Browser =
  | { kind: "installed"; path: string }
  | { kind: "playwright" }
  | { kind: "missing" };

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/**
 * Chromium draws the suggestions below its address bar as two hidden pages a window, half of what a
 * window costs. The switch replaces Playwright's own, so the rest of its list that matters stands here.
 */
const DISABLED_FEATURES = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
];

/** The switches of every Chromium that is driven. */
export const SWITCHES: readonly string[] = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  `--disable-features=${DISABLED_FEATURES}`,
];

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Looks for a program: the path that a variable gives, then each of the names on the PATH. */
export function findProgram(given = "", ...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [given, ...onPath].find((candidate) => candidate !== "" && isExecutable(candidate));
}

/** Looks for a browser: `CHROMIUM_PATH`, then the PATH, then Playwright's own download. */
export function findBrowser(): Browser {
  const path = findProgram(process.env.CHROMIUM_PATH, ...NAMES);
  if (path !== undefined) return { kind: "installed", path };
  return existsSync(chromium.executablePath()) ? { kind: "playwright" } : { kind: "missing" };
}

/** Finds a browser or installs one; throws with instructions when neither works. */
export function ensureBrowser(): Exclude<Browser, { kind: "missing" }> {
  const found = findBrowser();
  if (found.kind !== "missing") return found;
  const attempts: [what: string, command: string, args: string[]][] = [
    [
      "Playwright's Chromium, and the system's packages that it needs",
      program("playwright"),
      ["install", "--with-deps", "chromium"],
    ],
    [
      "the system's package chromium, with apt-get",
      "sh",
      ["-c", "apt-get update -qq && apt-get install -y -qq chromium"],
    ],
  ];
  for (const [what, command, args] of attempts) {
    console.log(`Installing ${what}, for the end-to-end tests (once) ...`);
    spawnSync(command, args, { stdio: ["ignore", "ignore", "ignore"], timeout: 600_000 });
    const installed = findBrowser();
    if (installed.kind !== "missing") return installed;
  }
  throw new Error("No Chromium was found or could be installed; set CHROMIUM_PATH to one.");
}
