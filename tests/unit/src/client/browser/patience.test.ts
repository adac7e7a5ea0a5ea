import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { patience } from "../../../../../src/client/browser/patience.ts";

let page: EventTarget;
beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("aborts after the timeout", () => {
  const signal = patience(10_000);
  vi.advanceTimersByTime(9_999);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.aborted).toBe(true);
});

it("aborts when the page is left", () => {
  const [signal, other] = [patience(10_000), patience(20_000)];
  page.dispatchEvent(new Event("pagehide"));
  expect([signal.aborted, other.aborted]).toEqual([true, true]);
  expect(patience(10_000).aborted).toBe(false);
});
