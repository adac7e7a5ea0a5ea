/** A cell that no thread notifies, to wait on. */
const cell = new Int32Array(new SharedArrayBuffer(4));

/**
 * The CPU time of this thread so far, user and system, in milliseconds. The kernel counts the time
 * of a running thread by timer ticks of several milliseconds, but exactly when the thread stops
 * running: so this waits for a millisecond, which costs no CPU time, before it reads the clock.
 */
export function threadMs(): number {
  Atomics.wait(cell, 0, 0, 1);
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
