import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { mergingReloads } from "../../../../tools/build/one-reload.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const reload = (triggeredBy: string) => ({ type: "full-reload" as const, triggeredBy });

it("merges reloads in close succession, and not those further apart", () => {
  const send = vi.fn();
  const merging = mergingReloads(send);
  for (const file of ["a.ts", "b.ts", "c.ts"]) {
    merging(reload(file));
    vi.advanceTimersByTime(200);
  }
  expect(send).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(send).toHaveBeenCalledExactlyOnceWith(reload("c.ts"));
  merging(reload("d.ts"));
  vi.runAllTimers();
  expect(send).toHaveBeenCalledTimes(2);
});

it("passes other messages through at once", () => {
  const send = vi.fn();
  const merging = mergingReloads(send);
  merging({ type: "update", updates: [] });
  merging("astro:routes-updated", { routes: 3 });
  expect(send.mock.calls).toEqual([
    [{ type: "update", updates: [] }, undefined],
    ["astro:routes-updated", { routes: 3 }],
  ]);
});
