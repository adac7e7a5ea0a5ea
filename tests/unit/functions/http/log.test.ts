import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fail } from "#domain/result.ts";
import { createCollections } from "#functions/data/cached-collections.ts";
import { currentRequest, duringRequest, logEvent } from "#functions/http/log.ts";

const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
beforeEach(() => {
  vi.useFakeTimers();
  warn.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

const lines = () => warn.mock.calls.map(([line]) => JSON.parse(String(line)));

test("an event outside a request has no request id", () => {
  logEvent("warn", { event: "x" });
  expect(lines()).toEqual([{ event: "x" }]);
  expect(currentRequest()).toBeUndefined();
});

test("concurrent requests keep their own ids across waits", async () => {
  const say = async (id: string, ms: number) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    logEvent("warn", { event: id });
  };
  const all = [30, 10, 20].map((ms) => duringRequest(`r${ms}`, () => say(`r${ms}`, ms)));
  await vi.advanceTimersByTimeAsync(30);
  await Promise.all(all);
  expect(lines()).toEqual(["r10", "r20", "r30"].map((id) => ({ event: id, request: id })));
});

test("a shared read is logged under the request that started it", async () => {
  const collections = createCollections(
    {
      async readText(path) {
        await new Promise((resolve) => setTimeout(resolve, 100));
        return fail({ kind: "failing", path });
      },
    },
    { log: (event) => logEvent("warn", event) },
  );
  const first = duringRequest("first", () => collections.teams());
  const second = duringRequest("second", () => collections.teams());
  await vi.advanceTimersByTimeAsync(100);
  await Promise.all([first, second]);
  expect(lines()).toMatchObject([{ kind: "read-failed", collection: "teams", request: "first" }]);
});

test("an event's own request field does not override the request id", () => {
  duringRequest("mine", () => logEvent("warn", { event: "x", request: "other" }));
  expect(lines()).toEqual([{ event: "x", request: "mine" }]);
});
