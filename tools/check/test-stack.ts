import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gamesByDay } from "#domain/season/game-days.ts";
import { buildSite, type SiteVariables } from "../build/site.ts";
import { openLocalState } from "../machine/local-state.ts";
import { freePort } from "../machine/processes.ts";
import { root } from "../paths.ts";
import { type Stack, startStack } from "../run/stack.ts";
import { readFixtures } from "../season/fixture-table.ts";

export interface TestStack extends Stack {
  databaseSecret: string;
  sessionSecret: string;
  /** The folder of its state. */
  folder: string;
}

/** On a busy machine a read may take long: pages would lack what else they have. */
export const PATIENT_READS = { READ_TIMEOUT_SECONDS: "120" } as const;

/** Noon in New York, or an hour later, on the day with the most games of the schedule, in ms since 1970. */
function fullestDay(): number {
  const days = gamesByDay(readFixtures(join(root, "season/sources")));
  const [date = ""] = [...days].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  return Date.parse(`${date}T17:00:00Z`);
}

/**
 * Starts the built site with its own database, accounts and secrets, which are deleted when it
 * stops.
 */
export async function startTestStack(variables: SiteVariables = {}): Promise<TestStack> {
  const CLOCK_AHEAD_SECONDS = String(Math.round((fullestDay() - Date.now()) / 1000));
  await buildSite();
  const folder = mkdtempSync(join(tmpdir(), "hardwood-"));
  const state = openLocalState(folder);
  const stack = await startStack({
    port: await freePort(),
    state,
    variables: { ...PATIENT_READS, CLOCK_AHEAD_SECONDS, ...variables },
  });
  return {
    ...stack,
    databaseSecret: state.secrets.databaseSecret,
    sessionSecret: state.secrets.sessionSecret,
    folder,
    async stop() {
      await stack.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
