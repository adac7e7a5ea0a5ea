import { afterAll, vi } from "vitest";

// The next file of the process evaluates its modules anew, and finds clocks, globals and methods as they were.
afterAll(() => {
  vi.resetModules();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
