/** The JavaScript heap of a running Worker, read through the local runtime's inspector. */
export interface Heap {
  /** The used heap including buffers and garbage not yet collected, in MB. */
  usedMb(): Promise<number>;
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
  return {
    usedMb() {
      calls += 1;
      const id = calls;
      const { promise, resolve } = Promise.withResolvers<number>();
      const listen = ({ data }: MessageEvent) => {
        const message = JSON.parse(String(data)) as { id?: number; result?: HeapUsage };
        if (message.id !== id || message.result === undefined) return;
        socket.removeEventListener("message", listen);
        const { usedSize, embedderHeapUsedSize, backingStorageSize } = message.result;
        resolve((usedSize + embedderHeapUsedSize + backingStorageSize) / 1e6);
      };
      socket.addEventListener("message", listen);
      socket.send(JSON.stringify({ id, method: "Runtime.getHeapUsage" }));
      return promise;
    },
    close: () => socket.close(),
  };
}
