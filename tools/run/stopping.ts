/** The signals by which people, terminals and supervisors ask a program to end. */
export const STOP_SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Resolves when this program is asked to end. A Ctrl-C after that ends it without further ado, and
 * all that it has started. The other signals may come twice, by way of the parent and to the group.
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
