import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fail, ok, type Result } from "#domain/result.ts";
import { createCachedRead, type Held, type Served } from "#functions/data/cached-read.ts";

interface Failure {
  kind: "failing" | "timed-out" | "denied";
}
/** The source gives its version as the value. */
type Answer = Result<Held<number>, Failure>;

const TIMES = { freshMs: 1000, revalidateMs: 2000, pauseMs: 500, staleMs: 10_000, waitMs: 100 };

/** A cache over a source that changes, answers late or never, and fails. */
class Stage {
  /** The time of each change of the source, which numbers its versions. */
  readonly changes = [0];
  readonly pending: { startedAt: number; land: (answer: Answer) => void }[] = [];
  readonly waiting = new Set<Promise<void>>();
  readonly faults: string[] = [];
  #forgottenAt = 0;
  /** The latest read time that a caller was served. */
  #servedUntil = 0;

  readonly read = createCachedRead<number, Failure>({
    ...TIMES,
    source: () =>
      new Promise((land) => {
        this.pending.push({ startedAt: Date.now(), land });
      }),
    now: Date.now,
    timedOut: () => ({ kind: "timed-out" }),
    isPersonal: ({ kind }) => kind === "denied",
    onFailure: () => {},
    onRecovery: () => {},
  });

  versionAt(time: number): number {
    return this.changes.findLastIndex((at) => at <= time);
  }

  /** Reads as a caller does, and notes what the caller should not have got. */
  call(): void {
    const begun = {
      at: Date.now(),
      forgottenAt: this.#forgottenAt,
      servedUntil: this.#servedUntil,
    };
    let served: Served | undefined;
    const onServed = (what: Served) => {
      served = what;
    };
    const caller = this.read({ onServed }).then((answer) => {
      this.waiting.delete(caller);
      this.faults.push(...this.#faultsOf(answer, served, begun));
    });
    this.waiting.add(caller);
  }

  #faultsOf(
    answer: Result<number, Failure>,
    served: Served | undefined,
    begun: { at: number; forgottenAt: number; servedUntil: number },
  ): string[] {
    const now = Date.now();
    const readAt = served?.readAt;
    if (served === undefined) return ["nothing was traced"];
    const age = readAt === undefined ? 0 : now - readAt;
    const isChanged = readAt !== undefined && readAt < begun.forgottenAt;
    const isLate = now - begun.at > TIMES.waitMs;
    const isBackwards = readAt !== undefined && readAt < begun.servedUntil;
    this.#servedUntil = Math.max(this.#servedUntil, readAt ?? 0);
    const faults = {
      "an answer after the longest wait": isLate,
      "a failure traced as an answer": answer.ok !== (readAt !== undefined),
      "another value than that of its time":
        answer.ok && readAt !== undefined && answer.value !== this.versionAt(readAt),
      "an older value than was served before the call": isBackwards,
      "a value that is too old even while the source fails": age >= TIMES.staleMs,
      "memory that is not fresh": served.from === "memory" && age >= TIMES.freshMs,
      "an old or changed value, though nothing failed":
        (age >= TIMES.revalidateMs || isChanged) && !served.isFailing,
    };
    const found = Object.entries(faults).filter(([, isFault]) => isFault);
    return found.map(([fault]) => `${fault}: ${JSON.stringify({ now, ...served, ...begun })}`);
  }

  /** Answers one of the reads under way, with what the source held when it began. */
  land(at: number, outcome: "ok" | "failing" | "denied"): void {
    const [one] = this.pending.splice(at % this.pending.length, 1);
    if (one === undefined) return;
    const { startedAt } = one;
    one.land(
      outcome === "ok"
        ? ok({ value: this.versionAt(startedAt), readAt: startedAt })
        : fail({ kind: outcome }),
    );
  }

  change(): void {
    this.changes.push(Date.now());
    this.read.forget();
    this.#forgottenAt = Date.now();
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

const steps = fc.oneof(
  fc.constant({ kind: "call" } as const),
  fc.record({
    kind: fc.constant("land" as const),
    at: fc.nat(5),
    outcome: fc.constantFrom("ok" as const, "failing" as const, "denied" as const),
  }),
  fc.record({
    kind: fc.constant("wait" as const),
    ms: fc.constantFrom(1, 50, 99, 100, 499, 500, 999, 1000, 2000, 9_999, 10_000),
  }),
  fc.constant({ kind: "change" } as const),
);

test("whatever the source does and whenever it changes, callers get what they may", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { maxLength: 60 }), async (script) => {
      const stage = new Stage();
      for (const step of script) {
        if (step.kind === "call") stage.call();
        else if (step.kind === "land") stage.land(step.at, step.outcome);
        else if (step.kind === "change") stage.change();
        await vi.advanceTimersByTimeAsync(step.kind === "wait" ? step.ms : 1);
      }
      await vi.advanceTimersByTimeAsync(TIMES.waitMs);
      expect(stage.faults).toEqual([]);
      expect(stage.waiting.size, "callers without an answer").toBe(0);
    }),
    { numRuns: 2000 },
  );
});
