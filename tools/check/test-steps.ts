/** The counts of a test runner; a crashed runner counts as one failure. */
export interface Tally {
  passed: number;
  failed: number;
  /** Tests that this machine cannot run, and why. */
  skipped?: { count: number; reason: string };
  /** The failures with their reasons, which the summary repeats. */
  failures?: string[];
}

export interface Step {
  name: string;
  run: () => Promise<Tally>;
}

/**
 * Runs every step, also after a failed one, and prints a summary whose last line is "N passed, N
 * failed", with ", N skipped" where some were. Returns whether no step failed.
 */
export async function runSteps(
  steps: readonly Step[],
  say: (text: string) => void = console.log,
): Promise<boolean> {
  const total = { passed: 0, failed: 0, skipped: 0 };
  const summary: string[] = [];
  const failures: string[] = [];
  for (const step of steps) {
    say(`\n== ${step.name}`);
    const startedAt = Date.now();
    const tally = await tallyOf(step, say);
    const { passed, failed, skipped } = tally;
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped?.count ?? 0;
    failures.push(...(tally.failures ?? []).map((failure) => `${step.name}: ${failure}`));
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
    const left = skipped ? `, ${skipped.count} skipped: ${skipped.reason}` : "";
    summary.push(`${step.name}: ${passed} of ${passed + failed}${left} (${seconds} s)`);
  }
  if (failures.length > 0) say(`\n${failures.join("\n\n")}`);
  say(`\n${summary.join("\n")}\n`);
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
  say(`${total.passed} passed, ${total.failed} failed${skipped}`);
  return total.failed === 0 && total.passed > 0;
}

async function tallyOf({ run }: Step, say: (text: string) => void): Promise<Tally> {
  try {
    return await run();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    say(reason);
    return { passed: 0, failed: 1, failures: [reason] };
  }
}
