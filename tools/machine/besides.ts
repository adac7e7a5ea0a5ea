import { MessageChannel, receiveMessageOnPort, Worker, workerData } from "node:worker_threads";

/** The longest wait for a thread, on the slowest machine. */
const PATIENCE_MS = 30 * 60_000;

/**
 * Runs a script in a thread beside this one. The returned function waits until it has ended, without a turn of
 * the event loop, and throws what it has thrown.
 */
export function besides(script: URL): () => void {
  const ended = new Int32Array(new SharedArrayBuffer(4));
  const { port1, port2 } = new MessageChannel();
  const thread = new Worker(script, { workerData: { ended, port: port2 }, transferList: [port2] });
  thread.unref();
  return () => {
    if (Atomics.wait(ended, 0, 0, PATIENCE_MS) === "timed-out")
      throw new Error(`${script.pathname} did not end.`);
    const failure = receiveMessageOnPort(port1);
    port1.close();
    if (failure !== undefined) throw failure.message;
  };
}

/** Runs the work of a thread's script, and reports its end to `besides`. */
export function asThread(work: () => void): void {
  const { ended, port } = workerData;
  try {
    work();
  } catch (error) {
    port.postMessage(error);
  }
  Atomics.store(ended, 0, 1);
  Atomics.notify(ended, 0);
}
