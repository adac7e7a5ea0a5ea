import { dirname, join, relative } from "node:path";
import type { RunnerTestCase, RunnerTestFile, TestTryOptions } from "vitest";
import { type SerializedConfig, TestRunner, vi } from "vitest";
import { root } from "../../tools/paths.ts";
import { mutatedFolders } from "./instrument.ts";
import { MutationRecord, type Pass } from "./record.ts";

/** The variables of the instrumented code; their names are the instrumenter's. */
interface Instrumented {
  activeMutant: string | undefined;
  currentTestId: string | undefined;
  hitCount: number | undefined;
  hitLimit: number | undefined;
  mutantCoverage: {
    static: { [mutant: string]: number };
    perTest: { [test: string]: { [mutant: string]: number } };
  };
}

const shared = globalThis as unknown as { __stryker__?: Partial<Instrumented> };
shared.__stryker__ ??= {};
shared.__stryker__.mutantCoverage ??= { static: {}, perTest: {} };
const code = shared.__stryker__ as Instrumented;

const folders = mutatedFolders();
const pass = (process.env.MUTATION_PASS ?? "quick") as Pass;

/** A mutant that survives this many tests of a pass is tried with those of its own folder alone. */
const MOST_TRIES = { quick: 30, slow: 2 };
/** A test that takes longer than this, in ms, is slow. */
const SLOW_MS = 200;
/** One that takes longer than this judges nothing. */
const TOO_SLOW_MS = 2_000;
/** A mutant that is asked for this much more often than the code it replaces is in an endless loop. */
const MOST_HITS = 100;

/** A test that takes this much longer with a mutant, and a second more, waits without an end. */
const MOST_TIMES = 10;
const PATIENCE_MS = 1_000;
// Tests replace the timers.
const [realTimeout, realClear] = [setTimeout, clearTimeout];

/** A try of a test: the first two without a mutant, one with a mutant, or again without. */
type Try =
  | { kind: "first" }
  | { kind: "second" }
  | { kind: "next" }
  | { kind: "mutant"; id: string }
  | { kind: "again"; suspect: string };

/**
 * Runs each test twice as it is, and where it passes again once more for each mutant that it reaches and that no test
 * has noticed yet. Modules are loaded once, so a try takes as long as the test itself.
 *
 * A test that fails with a mutant is run again without: only when it passes has the mutant left
 * nothing behind that later tests could fail by. Otherwise the process ends, and the next one goes on.
 */
export default class MutationRunner extends TestRunner {
  readonly #record = MutationRecord.read();
  #try: Try = { kind: "first" };
  #reached: [mutant: string, hits: number][] = [];
  #startedAt = 0;
  /** How long the test has taken without a mutant, in ms. */
  #firstMs = 0;
  /** No mutant has run in this process yet. */
  #isFresh = true;

  constructor(config: SerializedConfig) {
    super(config);
  }

  override async onBeforeRunTask(test: RunnerTestCase): Promise<void> {
    await super.onBeforeRunTask(test);
    if (test.mode !== "run" && test.mode !== "queued") return;
    this.#try = { kind: "first" };
    // The first try tells how many follow; the last one is skipped.
    test.repeats = Number.POSITIVE_INFINITY;
  }

  override onBeforeTryTask(test: RunnerTestCase, options: TestTryOptions): void {
    super.onBeforeTryTask(test, options);
    test.result?.attempts?.splice(0);
    if (this.#try.kind === "first") {
      this.#startedAt = performance.now();
      code.currentTestId = test.id;
      return;
    }
    if (this.#try.kind === "second" || this.#try.kind === "again") return;
    const folder = dirname(relative(join(root, "tests/unit"), test.file.filepath));
    const isOwn = (mutant: string) => `${folder}/`.startsWith(`${folders[mutant]}/`);
    const next = this.#reached.find(
      ([mutant]) =>
        this.#record.isAlive(
          mutant,
          pass,
          isOwn(mutant) ? Number.POSITIVE_INFINITY : MOST_TRIES[pass],
        ) && !this.#record.isTried(mutant, test.id),
    );
    if (next === undefined) test.context.skip();
    const [id, hits] = next;
    this.#try = { kind: "mutant", id };
    this.#record.note("tried", id, test.id, pass);
    code.hitCount = 0;
    code.hitLimit = (hits + 10) * MOST_HITS;
    code.activeMutant = id;
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    const run = Promise.resolve(TestRunner.getTestFn(test)());
    if (this.#try.kind !== "mutant") return run;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((_, reject) => {
      const ms = MOST_TIMES * this.#firstMs + PATIENCE_MS;
      timer = realTimeout(() => reject(new Error("The test waits without an end.")), ms);
    });
    try {
      await Promise.race([run, late]);
    } finally {
      realClear(timer);
    }
  }

  override async onAfterRetryTask(test: RunnerTestCase, options: TestTryOptions): Promise<void> {
    code.activeMutant = undefined;
    code.currentTestId = undefined;
    await super.onAfterRetryTask(test, options);
    const isSkipped = test.result?.state === "skip";
    const isFailed = test.result?.state === "fail";
    if (!isSkipped) this.#judge(test, isFailed);
    if (!isFailed || test.result === undefined) return;
    // What the test would have put back at its end.
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    test.result.state = "pass";
    delete test.result.errors;
  }

  override onAfterRunFiles(files: RunnerTestFile[]): void {
    super.onAfterRunFiles(files);
    for (const id of Object.keys(code.mutantCoverage.static)) {
      if (!this.#record.isStatic(id)) this.#record.note("static", id);
    }
    for (const { filepath, result } of files) {
      // A file that cannot be loaded has no tests.
      this.#record.note(result?.state === "fail" ? "broken" : "done", filepath, "", pass);
    }
  }

  #judge(test: RunnerTestCase, isFailed: boolean): void {
    const tried = this.#try;
    this.#try = { kind: "next" };
    if (tried.kind === "first") {
      if (isFailed) this.#giveUp(this.#isFresh ? "broken" : "tainted", test);
      this.#firstMs = performance.now() - this.#startedAt;
      const isSlow = this.#firstMs > SLOW_MS;
      if (isSlow && pass === "quick") this.#record.note("slow", test.file.filepath);
      const isNow = isSlow === (pass === "slow") && this.#firstMs <= TOO_SLOW_MS;
      this.#reached = isNow ? Object.entries(code.mutantCoverage.perTest[test.id] ?? {}) : [];
      delete code.mutantCoverage.perTest[test.id];
      if (this.#reached.length > 0) this.#try = { kind: "second" };
    } else if (tried.kind === "second") {
      // What fails the second time judges nothing.
      if (isFailed) this.#reached = [];
    } else if (tried.kind === "mutant") {
      const wasFresh = this.#isFresh;
      this.#isFresh = false;
      if (!isFailed && (code.hitCount ?? 0) > 0 && this.#record.statusOf(tried.id) !== "Survived")
        this.#record.note("survived", tried.id);
      if (isFailed && wasFresh) this.#record.note("killed", tried.id);
      if (isFailed) this.#try = { kind: "again", suspect: tried.id };
    } else if (tried.kind === "again") {
      if (isFailed) {
        this.#record.note("untried", tried.suspect, test.id, pass);
        this.#giveUp("tainted", test);
      }
      this.#record.note("killed", tried.suspect);
    }
  }

  #giveUp(reason: "broken" | "tainted", { file, name }: RunnerTestCase): never {
    this.#record.note(reason, `${file.name}: ${name.replace(/\s+/g, " ")}`);
    process.kill(process.pid, "SIGKILL");
    throw new Error("The process has ended.");
  }
}
