import { isMainThread } from "node:worker_threads";

// Imported by every Node program that `startProcess` starts, and by its children: `kill -9` of one
// of them would leave the others, which hold ports and the local database.

/** The interval of looks at the parent, in ms. */
const LOOK_MS = 200;

if (isMainThread) {
  const parent = process.ppid;
  setInterval(() => {
    // Process 0 is the whole group, which `startProcess` has made for this program alone.
    if (process.ppid !== parent) process.kill(0, "SIGKILL");
  }, LOOK_MS).unref();
}
