import { afterAll, vi } from "vitest";

// The next file of the process finds clocks, globals, variables and methods as they were.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
