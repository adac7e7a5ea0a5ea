import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  createPageTurning,
  LOADER_DELAY_MS,
} from "../../../../../src/client/stores/page-turning.ts";

const page = vi.hoisted(() => ({ fetchAnswer: vi.fn(), fetchAhead: vi.fn() }));
vi.mock(import("../../../../../src/client/browser/fetched-answer.ts"), () => page);

/** Every fetch waits to be answered by hand; an abort is noted, as a slow line would ignore it. */
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

describe("turning a page", () => {
  it("arrives, and is not late before 150 ms", async () => {
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

  it("gives way to a newer one, whichever is answered first", async () => {
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

  it("leaves no loader behind when it fails", async () => {
    const turning = createPageTurning();
    const turned = turning.turn("/2");
    await vi.advanceTimersByTimeAsync(LOADER_DELAY_MS);
    fetches[0]?.answer(false);
    expect(await turned).toEqual({ kind: "unusable" });
    expect(turning.$late.get()).toBe(false);
    await vi.advanceTimersByTimeAsync(LOADER_DELAY_MS);
    expect(turning.$late.get()).toBe(false);
  });

  it.each([0, LOADER_DELAY_MS])("leaves none behind when it is stopped after %i ms", async (ms) => {
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

it("expects each page once", () => {
  const turning = createPageTurning();
  for (const href of ["/2", "/3", "/2"]) turning.expect(href);
  expect(page.fetchAhead.mock.calls).toEqual([["/2"], ["/3"]]);
});
