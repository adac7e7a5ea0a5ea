/** The signals by which people, terminals and supervisors end a program. */
export const STOP_SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Resolves at the first stop signal. A Ctrl-C after that exits at once, with all that the program
 * has started. Other signals may arrive twice, through the parent and through the process group.
 */
export function untilStopped(): Promise<"stopped"> {
  return new Promise((resolve) => {
    let isStopping = false;
    for (const signal of STOP_SIGNALS) {
      process.on(signal, () => {
        if (isStopping && signal === "SIGINT") process.exit(130);
        isStopping = true;
        resolve("stopped");
      });
    }
  });
}
