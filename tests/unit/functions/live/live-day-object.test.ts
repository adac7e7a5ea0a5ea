import { expect, test, vi } from "vitest";
import { LiveDay } from "#functions/live/durable-object.ts";
import { runnable } from "#tests/fixtures/environment.ts";
import { ObjectStorage } from "#tests/fixtures/object-storage.ts";

test("a reader who writes is hung up on once, and never answered", () => {
  const { handed } = new ObjectStorage();
  const context = { storage: handed, getWebSockets: () => [] } as unknown as DurableObjectState;
  const day = new LiveDay(context, runnable as unknown as Cloudflare.Env);
  const socket = {
    readyState: WebSocket.OPEN as number,
    send: vi.fn(),
    close: vi.fn(() => {
      socket.readyState = WebSocket.CLOSING;
    }),
  };
  for (let count = 0; count < 1_000; count += 1) {
    day.webSocketMessage(socket as unknown as WebSocket);
  }
  expect(socket.send).not.toHaveBeenCalled();
  expect(socket.close.mock.calls).toEqual([[1008]]);
});
