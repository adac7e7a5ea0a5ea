import { defineConfig } from "vitest/config";

const integration = {
  environment: "node",
  fileParallelism: false,
  testTimeout: 30_000,
  hookTimeout: 120_000,
};

export default defineConfig({
  test: {
    // By default a core is left idle, which is half of a small machine.
    maxWorkers: "100%",
    projects: [
      {
        test: {
          name: "unit",
          include: ["tests/unit/**/*.test.ts"],
          environment: "node",
          globalSetup: ["tests/dataset.ts"],
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
          name: "timed",
          include: ["tests/integration/timed/*.test.ts"],
          globalSetup: ["tests/dataset.ts", "tests/integration/site.ts"],
          // Pages have a time in which they answer, whatever happens: nothing else may run beside.
          ...integration,
        },
      },
      {
        test: {
          name: "own-site",
          include: ["tests/integration/own-site/*.test.ts"],
          globalSetup: ["tests/dataset.ts", "tests/integration/own-site/built-site.ts"],
          // A file starts sites or commands of its own, which take every core.
          ...integration,
        },
      },
    ],
  },
});
