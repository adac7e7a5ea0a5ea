/** The signals of people, terminals and supervisors that end a program. */
export const STOP_SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Resolves at the first signal to end. A Ctrl-C after that ends it without further ado, and
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
