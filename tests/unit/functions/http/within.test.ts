import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { within } from "#functions/http/within.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const never = new Promise<string>(() => {});

it("returns the value of a promise that settles in time, and leaves no timer", async () => {
  expect(await within(1_000, Promise.resolve("value"))).toBe("value");
  expect(vi.getTimerCount()).toBe(0);
});

it("returns undefined at the timeout, and not before", async () => {
  const settled = vi.fn();
  void within(1_000, never).then(settled);
  await vi.advanceTimersByTimeAsync(999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith(undefined);
});

it("rejects when the promise rejects, and leaves no timer", async () => {
  await expect(within(1_000, Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(vi.getTimerCount()).toBe(0);
});
