import { defineConfig } from "vitest/config";
import { platform } from "../../vitest.config.ts";

/** The unit tests that judge, as the project "unit" runs them. The dataset was built before. */
export default defineConfig({
  resolve: platform,
  test: {
    environment: "node",
    include: (process.env.MUTATION_TESTS ?? "").split(","),
    // It reads the code itself, which is no longer as it was written.
    exclude: ["tests/unit/domain/season/season-rules.test.ts"],
    isolate: false,
    setupFiles: ["tests/no-traces.ts"],
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
