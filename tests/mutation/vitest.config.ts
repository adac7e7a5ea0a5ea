import { defineConfig } from "vitest/config";

/** The unit tests of the rooms that are mutated, as the project "unit" runs them. */
export default defineConfig({
  test: {
    environment: "node",
    include: (process.env.MUTATED_ROOMS ?? "")
      .split(",")
      .map((room) => `tests/unit/${room}/**/*.test.ts`),
    // It reads the code itself, which is no longer as it was written.
    exclude: ["tests/unit/domain/season/season-rules.test.ts"],
    isolate: false,
    globalSetup: ["tests/dataset.ts"],
    setupFiles: ["tests/no-traces.ts"],
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
