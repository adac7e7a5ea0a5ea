import { afterAll, vi } from "vitest";
import { enterSeason } from "../domain/season/season.ts";
import { builtSeason } from "./built-season.ts";

// The next file of the process finds clocks, globals, variables and methods as they were.
afterAll(() => {
  enterSeason(builtSeason);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
