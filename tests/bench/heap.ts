/** The JavaScript heap of a running Worker, read through the local runtime's inspector. */
export interface Heap {
  /** The used heap including buffers and garbage not yet collected, in MB. */
  usedMb(): Promise<number>;
  /** The same once all garbage has been collected, which takes seconds. */
  liveMb(): Promise<number>;
  close(): void;
}

interface HeapUsage {
  usedSize: number;
  embedderHeapUsedSize: number;
  backingStorageSize: number;
}

/** Connects to the inspector that the Worker was started with. */
export async function openHeap(inspectorPort: number): Promise<Heap> {
  const options = { headers: { Origin: "http://localhost" } };
  // Node's WebSocket takes headers, which the browser's type lacks.
  const socket = new WebSocket(
    `ws://127.0.0.1:${inspectorPort}/ws`,
    options as unknown as string[],
  );
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve, { once: true });
    socket.addEventListener("error", () => reject(new Error("The inspector does not answer.")));
  });
  let calls = 0;
  function call<Answer>(method: string): Promise<Answer | undefined> {
    calls += 1;
    const id = calls;
    const { promise, resolve } = Promise.withResolvers<Answer | undefined>();
    const listen = ({ data }: MessageEvent) => {
      const message = JSON.parse(String(data)) as { id?: number; result?: Answer };
      if (message.id !== id) return;
      socket.removeEventListener("message", listen);
      resolve(message.result);
    };
    socket.addEventListener("message", listen);
    socket.send(JSON.stringify({ id, method, params: {} }));
    return promise;
  }
  async function usedMb(): Promise<number> {
    const usage = await call<HeapUsage>("Runtime.getHeapUsage");
    if (usage === undefined) throw new Error("The inspector does not tell the heap's size.");
    return (usage.usedSize + usage.embedderHeapUsedSize + usage.backingStorageSize) / 1e6;
  }
  return {
    usedMb,
    async liveMb() {
      // workerd never answers the call for a collection; a snapshot, which it answers without a result, begins
      // with one.
      await call("HeapProfiler.takeHeapSnapshot");
      return usedMb();
    },
    close: () => socket.close(),
  };
}
