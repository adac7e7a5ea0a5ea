import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { PATIENCE_MS } from "./tests/patience.ts";

/** Limits that only a test without an end reaches. */
const patience = {
  testTimeout: 2 * PATIENCE_MS,
  hookTimeout: 2 * PATIENCE_MS,
  expect: { poll: { timeout: PATIENCE_MS } },
};

// Settings of a project replace those above it, so each one names them.
const integration = {
  environment: "node",
  fileParallelism: false,
  setupFiles: ["tests/own-connections.ts"],
  ...patience,
};

const unit = {
  // A program that a test starts may outlive its worker; with the option to end together with a parent
  // (`tools/machine/end-with-parent.ts`) it would then end the whole run.
  env: { NODE_OPTIONS: "" },
  environment: "node",
  globalSetup: ["tests/dataset.ts"],
  ...patience,
};

const CLIENT = "tests/unit/src/**/*.test.ts";

/** Durable Objects run in plain Vitest, over storage in memory. */
export const platform = {
  alias: {
    "cloudflare:workers": fileURLToPath(
      new URL("tests/fixtures/workers-module.ts", import.meta.url),
    ),
  },
};

export default defineConfig({
  test: {
    // By default a core is left idle, which is half of a small machine.
    maxWorkers: "100%",
    projects: [
      {
        resolve: platform,
        test: {
          name: "unit",
          include: ["tests/unit/**/*.test.ts"],
          exclude: [CLIENT],
          // A process loads modules, and the season, once for all its files.
          isolate: false,
          setupFiles: ["tests/no-traces.ts"],
          ...unit,
        },
      },
      {
        test: {
          name: "unit-client",
          include: [CLIENT],
          // The stores of a page are modules with a state, so each file has modules of its own: those of
          // one process are forgotten after each file, which costs less than a process a file.
          isolate: false,
          setupFiles: ["tests/fresh-modules.ts"],
          ...unit,
        },
      },
      {
        test: {
          name: "integration",
          include: ["tests/integration/*.test.ts"],
          globalSetup: ["tests/dataset.ts", "tests/integration/site.ts"],
          // The files share one site, its database and its limits.
          ...integration,
        },
      },
      {
        test: {
          name: "own-site",
          include: ["tests/integration/own-site/*.test.ts"],
          globalSetup: ["tests/dataset.ts", "tests/integration/site.ts"],
          // A file starts sites or commands of its own, which take every core; a test up to four.
          ...integration,
          testTimeout: 2 * patience.testTimeout,
        },
      },
      {
        test: {
          name: "engines",
          // A file an engine; they run side by side, on one site.
          include: ["tests/engines/*.test.ts"],
          globalSetup: ["tests/dataset.ts", "tests/engines/setup.ts"],
          ...integration,
          fileParallelism: true,
          // A test looks at dozens of pages.
          testTimeout: 4 * patience.testTimeout,
        },
      },
    ],
  },
});
