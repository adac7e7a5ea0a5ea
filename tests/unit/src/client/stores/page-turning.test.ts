import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createPageTurning, LOADER_DELAY_MS } from "#src/client/stores/page-turning.ts";

const page = vi.hoisted(() => ({ fetchAnswer: vi.fn(), fetchAhead: vi.fn() }));
vi.mock(import("#src/client/browser/fetched-answer.ts"), () => page);

/** Each fetch waits for `answer`; like a slow connection, it does not stop on an abort. */
let fetches: { href: string; signal: AbortSignal; answer: (ok: boolean) => void }[];

beforeEach(() => {
  vi.useFakeTimers();
  fetches = [];
  page.fetchAnswer.mockImplementation(
    (href: string, signal: AbortSignal) =>
      new Promise((resolve) => {
        const answer = (ok: boolean) =>
          resolve(ok ? { kind: "arrived", answer: href } : { kind: "unusable" });
        fetches.push({ href, signal, answer });
      }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
});

describe("turn", () => {
  it("resolves with the page and is late from 150 ms on", async () => {
    const turning = createPageTurning();
    const turned = turning.turn("/2");
    await vi.advanceTimersByTimeAsync(LOADER_DELAY_MS - 1);
    expect(turning.$late.get()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(turning.$late.get()).toBe(true);
    fetches[0]?.answer(true);
    expect(await turned).toEqual({ kind: "arrived", answer: "/2" });
    expect(turning.$late.get()).toBe(false);
  });

  it("aborts an earlier turn and ignores its late response", async () => {
    const turning = createPageTurning();
    const [first, second] = [turning.turn("/2"), turning.turn("/3")];
    expect(fetches[0]?.signal.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(LOADER_DELAY_MS);
    fetches[0]?.answer(true);
    expect(await first).toEqual({ kind: "overtaken" });
    expect(turning.$late.get()).toBe(true);
    fetches[1]?.answer(true);
    expect(await second).toEqual({ kind: "arrived", answer: "/3" });
    expect(turning.$late.get()).toBe(false);
  });

  it("hides the loader after a failure", async () => {
    const turning = createPageTurning();
    const turned = turning.turn("/2");
    await vi.advanceTimersByTimeAsync(LOADER_DELAY_MS);
    fetches[0]?.answer(false);
    expect(await turned).toEqual({ kind: "unusable" });
    expect(turning.$late.get()).toBe(false);
    await vi.advanceTimersByTimeAsync(LOADER_DELAY_MS);
    expect(turning.$late.get()).toBe(false);
  });

  it.each([0, LOADER_DELAY_MS])("hides the loader when it is stopped after %i ms", async (ms) => {
    const turning = createPageTurning();
    const turned = turning.turn("/2");
    await vi.advanceTimersByTimeAsync(ms);
    turning.stop();
    expect(fetches[0]?.signal.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(LOADER_DELAY_MS);
    expect(turning.$late.get()).toBe(false);
    fetches[0]?.answer(false);
    expect(await turned).toEqual({ kind: "overtaken" });
  });
});

it("expect prefetches each page once", () => {
  const turning = createPageTurning();
  for (const href of ["/2", "/3", "/2"]) turning.expect(href);
  expect(page.fetchAhead.mock.calls).toEqual([["/2"], ["/3"]]);
});
