import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { eitherOf, patience } from "#src/client/browser/patience.ts";

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

it.each([0, 1])("eitherOf aborts with signal %i of two, before and after it is made", (first) => {
  const controllers = [new AbortController(), new AbortController()] as const;
  const signals = () => eitherOf(controllers[0].signal, controllers[1].signal);
  const before = signals();
  expect(before.aborted).toBe(false);
  controllers[first]?.abort("late");
  expect([before.aborted, before.reason]).toEqual([true, "late"]);
  expect([signals().aborted, signals().reason]).toEqual([true, "late"]);
});
