import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, vi } from "vitest";
import { enterSeason } from "../domain/season/season.ts";
import { root } from "../tools/paths.ts";

/** The season of the dataset, which a site reads from its database. */
const season = JSON.parse(readFileSync(join(root, "season/built/season.json"), "utf8"));
enterSeason(season);

// The next file of the process finds clocks, globals, variables and methods as they were.
afterAll(() => {
  enterSeason(season);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
