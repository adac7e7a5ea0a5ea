import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { platform } from "../../vitest.config.ts";
import { instrumentedCode } from "./instrument.ts";

const code = instrumentedCode();
const tests = (process.env.MUTATION_TESTS ?? "").split(",");

/** Runs the files in the order in which they are given. */
class GivenOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification) =>
      tests.findIndex((name) => moduleId.endsWith(name));
    return files.toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}

/** The unit tests that judge the mutants, as the project "unit" runs them. */
export default defineConfig({
  resolve: platform,
  plugins: [{ name: "mutants", enforce: "pre", load: (id) => code[id] }],
  test: {
    environment: "node",
    include: tests,
    isolate: false,
    // It would hand out code that was instrumented for another run, or not at all.
    fsModuleCache: false,
    maxWorkers: 1,
    // One process, which ends as a whole.
    pool: "threads",
    runner: "tests/mutation/runner.ts",
    sequence: { sequencer: GivenOrder },
    setupFiles: ["tests/no-traces.ts"],
    globalSetup: ["tests/dataset.ts"],
    silent: true,
    reporters: ["dot"],
    testTimeout: 60_000,
    hookTimeout: 300_000,
  },
});
