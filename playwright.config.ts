import { defineConfig } from "@playwright/test";
import { PATIENCE_MS } from "./tests/patience.ts";
import { findBrowser, SWITCHES } from "./tools/machine/browser.ts";

const browser = findBrowser();

/** Tests that mostly wait for a game to go on, as long as dozens of others take. */
const IN_PROGRESS = ["live/*.spec.ts", "replay/*.spec.ts"];

export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/e2e/setup.ts",
  outputDir: "test-results",
  fullyParallel: true,
  // Pages wait more than they compute.
  workers: 3,
  // Projects begin in this order; at the end of a run the first one would wait alone.
  projects: [
    { name: "games in progress", testMatch: IN_PROGRESS },
    { name: "pages", testIgnore: IN_PROGRESS },
  ],
  forbidOnly: true,
  retries: 0,
  // Limits that only a test without an end reaches; some begin with a site of their own.
  timeout: 4 * PATIENCE_MS,
  expect: { timeout: PATIENCE_MS },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [["line"], ["json"]] : "line",
  use: {
    // A missing link fails its test before the test's own limit.
    actionTimeout: PATIENCE_MS,
    browserName: "chromium",
    // It would answer what other tests route and count; those of `offline/` allow it.
    serviceWorkers: "block",
    launchOptions: {
      ...(browser.kind === "installed" ? { executablePath: browser.path } : {}),
      args: [
        ...SWITCHES,
        // One process for the pages of all contexts: opening one takes a tenth less CPU.
        "--renderer-process-limit=1",
        "--disable-extensions",
        // Code is optimized for pages that stay open, longer than those of a test.
        "--js-flags=--no-opt,--no-maglev,--single-threaded",
      ],
    },
    screenshot: "only-on-failure",
  },
});
