import { defineConfig } from "@playwright/test";
import { findBrowser } from "./tools/check/browser.ts";

const browser = findBrowser();

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

export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/e2e/setup.ts",
  outputDir: "test-results",
  fullyParallel: true,
  // Pages wait more than they compute.
  workers: 3,
  forbidOnly: true,
  retries: 0,
  timeout: 30_000,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [["line"], ["json"]] : "line",
  use: {
    browserName: "chromium",
    // It would answer what other tests route and count; those of `offline/` allow it.
    serviceWorkers: "block",
    launchOptions: {
      ...(browser.kind === "installed" ? { executablePath: browser.path } : {}),
      args: [
        "--no-sandbox",
        "--disable-background-networking",
        "--disable-component-update",
        `--disable-features=${DISABLED_FEATURES}`,
      ],
    },
    screenshot: "only-on-failure",
  },
});
