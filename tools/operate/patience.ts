import type { Result } from "#domain/result.ts";
import type { ReadFailure } from "#functions/data/realtime-database.ts";

/** Waits that many milliseconds. */
export type Sleep = (ms: number) => Promise<unknown>;

const PASSING: readonly ReadFailure["kind"][] = [
  "unreachable",
  "timed-out",
  "throttled",
  "failing",
];
const PAUSES_MS = [1_000, 4_000, 16_000];

/** Repeats a call whose failure may pass, after longer and longer pauses; returns the last answer. */
export async function patiently<Value>(
  sleep: Sleep,
  call: () => Promise<Result<Value, ReadFailure>>,
): Promise<Result<Value, ReadFailure>> {
  for (const pauseMs of PAUSES_MS) {
    const answer = await call();
    if (answer.ok || !PASSING.includes(answer.error.kind)) return answer;
    await sleep(pauseMs);
  }
  return call();
}
