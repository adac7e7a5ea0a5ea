import { untilSilent } from "./silence.ts";
import type { Stack } from "./stack.ts";

/** A site that falls silent more often than this is left alone. */
const MOST_RESTARTS = 3;

const SILENT = "The site no longer answers.";

/** Starts a site that no longer answers again, and resolves to what ended the run. */
export async function untilOver(
  stack: Pick<Stack, "site" | "restartSite">,
  endings: readonly Promise<string>[],
  { silence = untilSilent, print = console.log } = {},
): Promise<string> {
  for (let restarts = 0; ; restarts += 1) {
    const { site } = stack;
    const cause = await Promise.race([
      ...endings,
      site.process.exited.then(() => `The site ended:\n${site.process.output()}`),
      silence(`${site.url}/robots.txt`).then(() => SILENT),
    ]);
    if (cause !== SILENT) return cause;
    if (restarts === MOST_RESTARTS) return `${SILENT} Everything was stopped; start it again.`;
    print(`${SILENT} Starting it again ...`);
    await stack.restartSite();
    print(`Hardwood answers at ${site.url} again.`);
  }
}
